/** Names of drawn things for screen readers and for people who speak to their computer: the label, then what can be read on the drawing. */

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The letters that a sighted person reads on a drawing. */
function readable(thing: Element): string {
  const found: string[] = [];
  const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.replace(/\s+/g, " ").trim();
    if (text && !node.parentElement?.closest("desc, .heard, [aria-hidden]")) found.push(text);
  }
  return found.join(" ");
}

export function fullName(label: string, drawn: string): string {
  return !drawn || plain(label).includes(plain(drawn)) ? label : `${label}. ${drawn}`;
}

function nameAll(board: Element): void {
  for (const thing of board.querySelectorAll<HTMLElement | SVGElement>("[data-label]")) {
    const name = fullName(thing.dataset.label ?? "", readable(thing));
    if (thing.getAttribute("aria-label") !== name) thing.setAttribute("aria-label", name);
  }
}

/** Keep the names right while the drawing changes; an attachment for the element around a board. */
export function named(board: Element): () => void {
  let due = false;
  const look = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      nameAll(board);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(board, { subtree: true, childList: true, characterData: true, attributeFilter: ["data-label"] });
  look();
  return () => observer.disconnect();
}
