/** Drags a card by mouse, pen or finger. A tap stays a click. */

export interface DragOptions {
  id: string;
  onDrop: (id: string, place: string) => void;
  off?: boolean;
  /** What it lies in is scrolled by finger: then it is not dragged by one. */
  scrolls?: boolean;
}

const SLOP = 8;

export function drag(node: HTMLElement, options: DragOptions) {
  let now = options;
  let [x, y] = [0, 0];
  let active = false;
  let over: Element | null = null;
  const touch = () => (node.style.touchAction = now.scrolls ? "pan-y" : "none"); // or the browser pans, and cancels the pointer
  touch();

  function placeAt(left: number, top: number): Element | null {
    node.style.pointerEvents = "none";
    const hit = document.elementFromPoint(left, top)?.closest("[data-place]") ?? null;
    node.style.pointerEvents = "";
    return hit;
  }

  function mark(next: Element | null): void {
    over?.removeAttribute("data-over");
    over = next;
    over?.setAttribute("data-over", "");
  }

  function down(event: PointerEvent): void {
    if (event.button || now.off) return;
    [x, y] = [event.clientX, event.clientY];
    node.setPointerCapture(event.pointerId);
    node.addEventListener("pointermove", move);
  }

  function move(event: PointerEvent): void {
    const [right, below] = [event.clientX - x, event.clientY - y];
    if (!active && Math.hypot(right, below) < SLOP) return;
    active = true;
    node.classList.add("dragged");
    node.style.transform = `translate(${right}px, ${below}px)`;
    mark(placeAt(event.clientX, event.clientY));
  }

  function end(event: PointerEvent): void {
    node.removeEventListener("pointermove", move);
    const place = active && event.type === "pointerup" ? over?.getAttribute("data-place") : null;
    if (active) swallowClick();
    active = false;
    node.classList.remove("dragged");
    node.style.transform = "";
    mark(null);
    if (place) now.onDrop(now.id, place);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  return {
    update(next: DragOptions) {
      now = next;
      touch();
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
    },
  };
}

/** A mouse drag ends in a click, a touch drag does not: only what comes in the same turn of the loop is swallowed. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true), 0);
}
