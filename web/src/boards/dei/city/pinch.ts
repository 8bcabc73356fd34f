/** Two fingers make a drawing larger or smaller; what lies between them stays there. */

interface Zoom {
  /** The size now; null: it cannot be changed. */
  now: () => number | null;
  by: (wish: number) => void;
}

interface Grip {
  apart: number;
  size: number;
}

const apart = ({ touches }: TouchEvent): number =>
  Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);

export function pinch(box: HTMLElement, zoom: Zoom): { update: (next: Zoom) => void; destroy: () => void } {
  let grip: Grip | null = null;
  const start = (event: TouchEvent) => {
    const size = zoom.now();
    grip = event.touches.length === 2 && size !== null ? { apart: apart(event), size } : null;
  };
  const move = (event: TouchEvent) => {
    const size = zoom.now();
    if (!grip || event.touches.length !== 2 || size === null) return;
    event.preventDefault();
    const { left, top } = box.getBoundingClientRect();
    const x = (event.touches[0]!.clientX + event.touches[1]!.clientX) / 2 - left;
    const y = (event.touches[0]!.clientY + event.touches[1]!.clientY) / 2 - top;
    const [inX, inY] = [(box.scrollLeft + x) / size, (box.scrollTop + y) / size];
    zoom.by(Math.round((grip.size * apart(event)) / grip.apart));
    const after = zoom.now() ?? size;
    requestAnimationFrame(() => box.scrollTo(inX * after - x, inY * after - y));
  };
  box.addEventListener("touchstart", start, { passive: true });
  box.addEventListener("touchmove", move, { passive: false });
  return {
    update: (next) => (zoom = next),
    destroy: () => {
      box.removeEventListener("touchstart", start);
      box.removeEventListener("touchmove", move);
    },
  };
}
