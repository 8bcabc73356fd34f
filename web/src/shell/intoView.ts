/** Scrolls the boxes between a board and its lit things so that one of them is seen. Nothing else moves. */

interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const scrolls = (one: Element): boolean =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;

/** The part of a box that nothing lies over: on a phone the sheet covers the lower part of the board. */
function free(box: Element, host: Element): Area {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  if (box !== host) return { top, bottom, left, right };
  const below = Number.parseFloat(getComputedStyle(host).getPropertyValue("--below")) || 0;
  return { top, bottom: bottom - below, left, right };
}

/** The boxes around a thing that scroll, from the inside out. */
function around(thing: Element, host: Element): Element[] {
  const found: Element[] = [];
  for (let up = thing.parentElement; up; up = up === host ? null : up.parentElement) {
    if (up === host || scrolls(up)) found.push(up);
  }
  return found;
}

/** Where a thing is drawn: its outline. The words that a drawing has for those who hear it may lie elsewhere. */
const drawn = (thing: Element): Area => (thing.querySelector(".edge") ?? thing).getBoundingClientRect();

function seen(thing: Element, host: Element): boolean {
  const { top, bottom, left, right } = drawn(thing);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return around(thing, host)
    .map((box) => free(box, host))
    .every((area) => y > area.top && y < area.bottom && x > area.left && x < area.right);
}

export function bringIntoView(host: Element): void {
  const lit = [...host.querySelectorAll(".thing.lit")];
  if (!lit.length || lit.some((thing) => seen(thing, host))) return;
  const thing = lit[0]!;
  for (const box of around(thing, host)) {
    const [at, area] = [drawn(thing), free(box, host)];
    if (at.top < area.top || at.bottom > area.bottom)
      box.scrollTop += (at.top + at.bottom) / 2 - (area.top + area.bottom) / 2;
    if (at.left < area.left || at.right > area.right)
      box.scrollLeft += (at.left + at.right) / 2 - (area.left + area.right) / 2;
  }
}
