// The playground's module in Node.js: a client of its language server.
import { readFileSync } from "node:fs";

export class Playground {
  /** @param {string} path the path of `shapec.wasm` */
  constructor(path) {
    const module = new WebAssembly.Module(readFileSync(path));
    this.exports = new WebAssembly.Instance(module).exports;
    this.lastRequest = 0;
    /** Notifications and requests of the server. */
    this.others = [];
    this.request("initialize", { processId: null, rootUri: null, capabilities: {} });
    this.notify("initialized", {});
  }

  send(message) {
    const { memory, alloc, receive } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify({ jsonrpc: "2.0", ...message }));
    const address = alloc(bytes.length);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    receive(address, bytes.length);
  }

  /** Returns all messages of the server. */
  drain() {
    const { memory, take, taken } = this.exports;
    const messages = [];
    for (let length; (length = take()) > 0;) {
      const bytes = new Uint8Array(memory.buffer, taken(), length);
      messages.push(JSON.parse(new TextDecoder().decode(bytes)));
    }
    return messages;
  }

  notify(method, params) {
    this.send({ method, params });
    this.others.push(...this.drain());
  }

  request(method, params) {
    const id = ++this.lastRequest;
    this.send({ id, method, params });
    let answer;
    for (const message of this.drain()) {
      if (message.id === id && !message.method) answer = message;
      else this.others.push(message);
    }
    if (!answer || answer.error) throw new Error(`${method}: ${answer?.error?.message ?? "no answer"}`);
    return answer.result;
  }

  open(uri, text) {
    this.notify("textDocument/didOpen", { textDocument: { uri, languageId: "shape", version: 1, text } });
  }

  /** Returns the bytes of a picture, or `null` if there is none. */
  picture(uri, format, options = {}) {
    const picture = this.request("shape/picture", { textDocument: { uri }, format, ...options });
    if (picture.text != null) return Buffer.from(picture.text);
    return picture.base64 == null ? null : Buffer.from(picture.base64, "base64");
  }
}
