/** Runs the compiler beside the page. A trap ends this Worker; the page makes another one. */
/** The quiet time before work that no message waits for, in milliseconds. */ const quietTime = 120
/** @type {any} */ let compiler
/** @type {string[]} */ const waiting = []
let timer = 0
onmessage = ({ data }) => attempt(async () => {
  if (typeof data === 'string') return compiler ? receive(data) : waiting.push(data)
  compiler = (await WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (data.module), { env: { now: () => performance.now() } })).exports
  compiler._initialize?.()
  waiting.splice(0).forEach(receive)
})
/** Tells the page of a trap. @param {() => any} task */
async function attempt(task) {
  try { await task() } catch (error) { postMessage({ failure: error instanceof Error ? error.message : String(error) }) }
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
    postMessage(new TextDecoder().decode(new Uint8Array(compiler.memory.buffer, compiler.taken(), count)))
  }
}
const idle = () => attempt(() => {
  const isBusy = compiler.idle()
  answer()
  // A task of its own, so that a message can come before the next part.
  if (isBusy) timer = setTimeout(idle)
})
