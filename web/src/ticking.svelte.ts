/** The time, for whatever counts down; it ticks only while somebody looks at it. */
class Ticking {
  now = $state(Date.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  start(): () => void {
    this.now = Date.now();
    if (this.#watchers++ === 0) this.#timer = setInterval(() => (this.now = Date.now()), 250);
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  }
}

export const ticking = new Ticking();
