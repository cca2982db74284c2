'use strict';

// The framing of the Language Server Protocol: a header with the length in bytes, then JSON.

/** Returns the bytes of a message. */
function encode(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'ascii'), body]);
}

/** Joins the pieces in which messages arrive. */
class MessageReader {
  /**
   * @param {(message: object) => void} onMessage Called with each message.
   * @param {(error: Error) => void} onError Called with what is no message. Reading continues after it, if possible.
   */
  constructor(onMessage, onError) {
    this.onMessage = onMessage;
    this.onError = onError;
    this.buffer = Buffer.alloc(0);
  }

  /** Adds bytes, and reports the messages that are complete. */
  push(bytes) {
    this.buffer = this.buffer.length === 0 ? bytes : Buffer.concat([this.buffer, bytes]);
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /^content-length: *(\d+) *$/im.exec(this.buffer.toString('ascii', 0, end));
      if (!length) {
        this.buffer = this.buffer.subarray(end + 4);
        this.onError(new Error('a message has no Content-Length'));
        continue;
      }
      const next = end + 4 + Number(length[1]);
      if (this.buffer.length < next) return;
      const body = this.buffer.toString('utf8', end + 4, next);
      this.buffer = this.buffer.subarray(next);
      let message;
      try {
        message = JSON.parse(body);
      } catch (error) {
        this.onError(error);
        continue;
      }
      this.onMessage(message);
    }
  }
}

module.exports = { encode, MessageReader };
