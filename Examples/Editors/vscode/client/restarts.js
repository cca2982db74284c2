'use strict';

/** Decides whether a server that has crashed is started again: not if it crashes again and again. */
class Restarts {
  /**
   * @param {number} count The maximum number of restarts within the time.
   * @param {number} milliseconds The time.
   */
  constructor(count = 4, milliseconds = 180000) {
    this.count = count;
    this.milliseconds = milliseconds;
    this.times = [];
  }

  /** Records a crash. Returns whether to restart. */
  allow(now = Date.now()) {
    this.times = this.times.filter((time) => now - time < this.milliseconds);
    this.times.push(now);
    return this.times.length <= this.count;
  }
}

module.exports = { Restarts };
