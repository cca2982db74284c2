/** What scripts and pages that embed this one can call: `await shapec.compile(source, {emit: "svg"})`. */
import * as client from './client.js'
import { drawing } from './outputs.js'
let last = 0
/** Does something with a source that is not open, and with the files that it imports, by their paths. @template Result
 * @param {string} source @param {Object<string, string>} files @param {(uri: string) => Promise<Result>} act */
async function withSource(source, files, act) {
  await client.ready()
  const folder = `file:///compile/${++last}/`
  const uri = folder + 'source.shape'
  const all = [...Object.entries(files).map(([path, text]) => ({ uri: folder + path, text })), { uri, text: source }]
  for (const each of all) client.notify('textDocument/didOpen', { textDocument: { ...each, languageId: 'shape', version: 1 } })
  try { return await act(uri) } finally { for (const { uri } of all) client.notify('textDocument/didClose', { textDocument: { uri } }) }
}
/** Returns the color that a text in the language means, as in JSON, or `undefined` if it means none. @param {string} text */
export const colorOf = text => withSource(`let color: Color = ${text}\n`, {}, async uri =>
  (await client.request('shape/describe', { textDocument: { uri } }))?.values[0].value.value)
/** Draws a source that is not open. `files` are the sources that it imports, by their paths. @param {string} source
 * @param {{emit?: string, shape?: string, preview?: string, size?: any, set?: Object<string, any>, scheme?: string, direction?: string,
 *   scale?: number, files?: Object<string, string>}} options `size` is `{width, height}` or a text such as `"320x200"`
 * @returns {Promise<{output: string|Uint8Array|undefined, diagnostics: any[]}>} bytes for PNG and PDF, `undefined` if it can't be drawn */
export const compile = (source, { emit = 'svg', size, set: values, files = {}, ...rest } = {}) => withSource(source, files, async uri => {
  const [width, height] = typeof size === 'string' ? size.split('x').map(Number) : []
  const result = await drawing({ textDocument: { uri }, format: emit, size: typeof size === 'string' ? { width, height } : size, values, ...rest })
  return { output: result.base64 !== undefined ? result.bytes : result.text, diagnostics: result.diagnostics ?? [] }
})
/** `stop` ends the compiler. It starts again at the next change of a source. */
Object.assign(globalThis, { shapec: { ready: client.ready(), compile, stop: () => client.stop('a script ended it') } })
