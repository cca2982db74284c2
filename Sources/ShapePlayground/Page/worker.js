/** Runs the compiler beside the page. An error ends this Worker; the page makes another one. */
/** The quiet time before work that no message waits for, and how long it may take at once, in milliseconds. */
const [quietTime, workTime] = [120, 10]
/** @type {any} */ let compiler, timer = 0
/** The messages that came before the compiler. @type {string[]} */ const early = []
/** How answers go to the page: by a channel once the page has seen its first message. @type {{postMessage: (text: string) => void}} */
let port = globalThis
try {
  const channel = new BroadcastChannel(name)
  channel.postMessage('')
  channel.onmessage = () => { globalThis.postMessage(''); port = channel }
} catch {}
onmessage = ({ data }) => {
  if (typeof data === 'string') return compiler ? receive(data) : early.push(data)
  compiler = new WebAssembly.Instance(data).exports
  early.splice(0).forEach(receive)
}
function receive(/** @type {string} */ text) {
  const bytes = new TextEncoder().encode(text)
  const pointer = compiler.alloc(bytes.length)
  new Uint8Array(compiler.memory.buffer, pointer, bytes.length).set(bytes)
  compiler.receive(pointer, bytes.length)
  answer()
  clearTimeout(timer)
  timer = setTimeout(idle, quietTime)
}
/** Sends what the compiler has to say. */
function answer() {
  for (let count = compiler.take(); count > 0; count = compiler.take()) {
    port.postMessage(new TextDecoder().decode(new Uint8Array(compiler.memory.buffer, compiler.taken(), count)))
  }
}
/** Does some of the work that waits. The rest is a task of its own, so that a message can come before it. */
function idle() {
  const end = performance.now() + workTime
  let isBusy = true
  while (isBusy && performance.now() < end) isBusy = compiler.idle()
  answer()
  if (isBusy) timer = setTimeout(idle)
}
