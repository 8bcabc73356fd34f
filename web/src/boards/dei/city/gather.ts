/** Where a window over the city has to stand so that most of what is asked about is seen in it. */

import type { Box } from "./geometry";

export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

const inside = (box: Box, { left, top, width, height }: Window): boolean =>
  box.left >= left && box.right <= left + width && box.top >= top && box.bottom <= top + height;

/** The window moves only if something is out of it, and then not farther than it must. */
export function gather(boxes: readonly Box[], now: Window): Window {
  if (!boxes.length || boxes.every((box) => inside(box, now))) return now;
  let best = now;
  let most = [boxes.filter((box) => inside(box, now)).length, 0];
  for (const a of boxes)
    for (const b of boxes) {
      const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
      const [right, bottom] = [Math.max(a.right, b.right), Math.max(a.bottom, b.bottom)];
      const moved = { ...now, left: (left + right - now.width) / 2, top: (top + bottom - now.height) / 2 };
      const count = boxes.filter((box) => inside(box, moved)).length;
      const near = -Math.hypot(moved.left - now.left, moved.top - now.top);
      if (count > most[0]! || (count === most[0] && near > most[1]! && best !== now))
        [best, most] = [moved, [count, near]];
    }
  return best;
}
