/** Parts of a screen come one after the other, each in a turn of its own: nobody's click waits for all of them. */

class Turns {
  /** Parts are still to come. */
  busy = $state(false);
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  /** Kept when it is the turn of the next part. */
  next = (): Promise<void> => {
    this.waiting += 1;
    // Asked for while something is drawn: nothing may change until then.
    queueMicrotask(() => (this.busy = this.waiting > 0));
    this.last = this.last
      .then(() => new Promise((go) => setTimeout(go)))
      .then(() => {
        this.waiting -= 1;
        this.busy = this.waiting > 0;
      });
    return this.last;
  };
}

export const turns = new Turns();
