/** What scripts and pages that embed this one can call: `await shapec.compile(source, {emit: "svg"})`. */
import * as client from './client.js'
import { drawing } from './outputs.js'
let last = 0
/** Draws a source that is not open. `files` are the sources that it imports, by their paths.
 * @param {string} source
 * @param {{emit?: string, shape?: string, preview?: string, size?: any, set?: Object<string, any>, scheme?: string, direction?: string,
 *   scale?: number, files?: Object<string, string>}} options `size` is `{width, height}` or a text such as `"320x200"`
 * @returns {Promise<{output: string|Uint8Array|undefined, diagnostics: any[]}>} bytes for PNG and PDF, `undefined` if it can't be drawn */
export async function compile(source, { emit = 'svg', size, set: values, files = {}, ...rest } = {}) {
  await client.ready()
  const folder = `file:///compile/${++last}/`
  const uri = folder + 'source.shape'
  const all = [...Object.entries(files).map(([path, text]) => ({ uri: folder + path, text })), { uri, text: source }]
  for (const each of all) client.notify('textDocument/didOpen', { textDocument: { ...each, languageId: 'shape', version: 1 } })
  try {
    const [width, height] = typeof size === 'string' ? size.split('x').map(Number) : []
    const result = await drawing({ textDocument: { uri }, format: emit, size: typeof size === 'string' ? { width, height } : size, values, ...rest })
    return { output: result.base64 !== undefined ? result.bytes : result.text, diagnostics: result.diagnostics ?? [] }
  } finally { for (const { uri } of all) client.notify('textDocument/didClose', { textDocument: { uri } }) }
}
/** `stop` ends the compiler. It starts again at the next change of a source. */
Object.assign(globalThis, { shapec: { ready: client.ready(), compile, stop: () => client.stop('a script ended it') } })
