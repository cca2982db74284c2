/** The colors of the source: the compiler's semantic tokens. They move with the text until new ones arrive. */
import * as client from './client.js'
import { countBefore, moved, offsetAt } from './text.js'
/** Texts above this length get the tokens of what is visible. */ const longText = 200_000
/** @typedef {{start: number, end: number, name: string}} Token `name` is a class of the style sheet */
/** @type {WeakMap<import('./documents.js').File, Token[]>} */ const tokens = new WeakMap()
/** Asks for the tokens of a file. @param {import('./documents.js').File} file @param {() => number[]} visibleLines */
export async function updateTokens(file, visibleLines) {
  const { uri, version } = file
  const isLong = file.text.length > longText
  const [first, last] = isLong ? visibleLines() : [0, 0]
  const range = { start: { line: Math.max(0, first - 200), character: 0 }, end: { line: last + 200, character: 0 } }
  const result = await client.request('textDocument/semanticTokens/' + (isLong ? 'range' : 'full'), { textDocument: { uri }, ...(isLong && { range }) })
  if (file.version !== version) return
  const { tokenTypes, tokenModifiers } = client.capabilities.semanticTokensProvider.legend
  /** @type {Token[]} */ const list = []
  let [line, character] = [0, 0]
  for (let i = 0; i < result.data.length; i += 5) {
    const [lines, characters, length, type, modifiers] = result.data.slice(i, i + 5)
    character = characters + (lines ? 0 : character)
    line += lines
    const start = offsetAt(file, { line, character })
    const more = tokenModifiers.filter((/** @type {string} */ _, /** @type {number} */ bit) => modifiers >> bit & 1)
    list.push({ start, end: start + length, name: [tokenTypes[type], ...more].join(' ') })
  }
  tokens.set(file, list)
}
export function moveTokens(/** @type {import('./documents.js').File} */ file, /** @type {import('./text.js').Change} */ change) {
  for (const token of tokens.get(file) ?? []) {
    // What is typed at the end of a word belongs to it.
    token.end = moved(token.end, change, token.start <= change.start)
    token.start = moved(token.start, change, true)
  }
}
/** Returns the tokens that touch a range, in order. @param {import('./documents.js').File} file @param {number} start @param {number} end */
export function tokensIn(file, start, end) {
  const all = tokens.get(file) ?? []
  return all.slice(countBefore(all.length, i => all[i].end >= start), countBefore(all.length, i => all[i].start > end))
}
