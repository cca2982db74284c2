'use strict';

const { encode, MessageReader } = require('./framing');

/** The error of a request that the server refuses. */
class ResponseError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/** JSON-RPC over two streams: requests with their responses, and notifications, in both directions. */
class Connection {
  /**
   * @param {stream.Readable} input What the server writes.
   * @param {stream.Writable} output What the server reads.
   * @param {{trace?: (direction: string, message: object) => void, error?: (error: Error) => void}} log
   */
  constructor(input, output, log = {}) {
    this.output = output;
    this.log = log;
    this.lastID = 0;
    this.pending = new Map();
    this.handlers = new Map();
    this.isClosed = false;
    const reader = new MessageReader((message) => this.receive(message), (error) => this.report(error));
    input.on('data', (bytes) => reader.push(bytes));
    // A server that has crashed closes its streams. Its exit is handled elsewhere.
    output.on('error', (error) => this.report(error));
  }

  /** Sets the function for requests or notifications of the server. A request is answered with its result. */
  on(method, handler) {
    this.handlers.set(method, handler);
  }

  /** Sends a notification. */
  notify(method, params) {
    this.send({ jsonrpc: '2.0', method, params });
  }

  /**
   * Sends a request.
   * @param {object} [token] A cancellation token of the editor.
   * @returns {Promise<any>} The result. Rejected with a `ResponseError`, or if the connection ends.
   */
  request(method, params, token) {
    if (this.isClosed) return Promise.reject(new Error('the server has ended'));
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      const subscription = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      const finish = (settle) => (value) => {
        subscription?.dispose();
        settle(value);
      };
      this.pending.set(id, { resolve: finish(resolve), reject: finish(reject) });
      this.send({ jsonrpc: '2.0', id, method, params });
    });
  }

  /** Ends the connection: all requests that have no response yet fail. */
  close() {
    this.isClosed = true;
    for (const { reject } of this.pending.values()) reject(new Error('the server has ended'));
    this.pending.clear();
  }

  send(message) {
    if (this.isClosed) return;
    this.log.trace?.('sent', message);
    this.output.write(encode(message));
  }

  receive(message) {
    this.log.trace?.('received', message);
    if (message.method === undefined) return this.finish(message);
    const handler = this.handlers.get(message.method);
    if (message.id === undefined) {
      // Notifications whose names begin with `$/` are optional.
      handler?.(message.params);
      return;
    }
    this.answer(message, handler);
  }

  finish({ id, result, error }) {
    const request = this.pending.get(id);
    if (!request) return;
    this.pending.delete(id);
    if (error) request.reject(new ResponseError(error));
    else request.resolve(result);
  }

  async answer({ id, method, params }, handler) {
    if (!handler) {
      this.send({ jsonrpc: '2.0', id, error: { code: -32601, message: `unknown method ${method}` } });
      return;
    }
    try {
      this.send({ jsonrpc: '2.0', id, result: (await handler(params)) ?? null });
    } catch (error) {
      this.send({ jsonrpc: '2.0', id, error: { code: -32603, message: error.message } });
    }
  }

  report(error) {
    this.log.error?.(error);
  }
}

module.exports = { Connection, ResponseError };
