/** The two ways to a language server. Both carry one message of JSON-RPC as a text. */
/** @typedef {{send: (text: string) => void, stop: () => void}} Transport */
/** @typedef {(reason: string, advice?: string) => void} OnEnd */
/** @typedef {(onMessage: (text: string) => void, onEnd: OnEnd) => Transport} Connect */
/** @type {Promise<WebAssembly.Module>|undefined} */ let compiled
/** The compiler as WebAssembly: in a file beside the page, or in the page itself. */
async function load() {
  const inline = document.getElementById('shapec-module')?.textContent
  const packed = inline && await (await fetch('data:application/octet-stream;base64,' + inline.trim())).blob()
  const response = packed ? new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))) : await fetch('shapec.wasm')
  if (!response.ok) throw new Error(`shapec.wasm: ${response.status}`)
  return WebAssembly.compile(await response.arrayBuffer())
}
function workerURL() {
  const inline = document.getElementById('shapec-worker')?.textContent
  return inline ? URL.createObjectURL(new Blob([inline], { type: 'text/javascript' })) : 'worker.js'
}
/** Runs the compiler in a Worker, which can be ended at any time. @type {Connect} */
export function connectWorker(onMessage, onEnd) {
  const name = `shapec ${Math.random()}`
  /** @type {BroadcastChannel|undefined} */ let channel
  /** Answers of the channel that came before the last message of the Worker, which is empty. @type {string[]|undefined} */ let early = []
  // After an input, Chromium keeps messages of a Worker back until the next frame, but none of a channel.
  try { (channel = new BroadcastChannel(name)).onmessage = ({ data }) => !data ? channel?.postMessage('') : early ? early.push(data) : onMessage(data) } catch {}
  const worker = new Worker(workerURL(), { name })
  const end = (/** @type {{message?: string}} */ { message = 'its script did not load' }) => onEnd(message.replace('Uncaught ', ''))
  worker.onmessage = ({ data }) => { if (data) onMessage(data); else { early?.forEach(onMessage); early = undefined } }
  worker.onerror = event => { event.preventDefault(); end(event) }
  ;(compiled ??= load()).then(module => worker.postMessage(module), error => { compiled = undefined; end(error) })
  return { send: text => worker.postMessage(text), stop: () => { worker.terminate(); channel?.close() } }
}
/** Talks to the server that served the page: messages by POST, answers as server-sent events. @type {Connect} */
export function connectLoopback(onMessage, onEnd) {
  const events = new EventSource('events')
  /** The number of this page. */
  const page = new Promise(resolve => events.addEventListener('page', ({ data }) => resolve(data), { once: true }))
  let last = page
  const end = (/** @type {string} */ reason) => onEnd(reason, 'Start it again, and open the page at its new address.')
  events.onmessage = event => onMessage(event.data)
  events.onerror = () => end('shapec has ended')
  const send = (/** @type {string} */ text) => {
    // In order: each message waits for the one before it.
    last = last.then(async () => fetch('message?' + await page, { method: 'POST', body: text, headers: { 'Content-Type': 'application/json' } }))
      .then(response => { if (!response.ok) end(`shapec answers ${response.status}`) }, () => end('shapec does not answer'))
  }
  return { send, stop: () => events.close() }
}
/** Whether a program serves the page and compiles for it. */
export const isLoopback = /** @type {any} */ (globalThis).shapecTransport === 'loopback'
export const connect = isLoopback ? connectLoopback : connectWorker
