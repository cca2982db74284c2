/** Texts, places in them, and changes. Offsets and characters count UTF-16 units, as the protocol and JavaScript do. */
/** @typedef {{line: number, character: number}} Position */ /** @typedef {{start: Position, end: Position}} Range */
/** @typedef {{range: Range, newText: string}} TextEdit */ /** @typedef {{start: number, end: number, text: string}} Change replaces the text between two offsets */
/** Returns where the lines begin. @param {string} text @returns {number[]} */
export function lineStarts(text) {
  const starts = [0]
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1)
  return starts
}
/** Returns how many indices there are before the first one with a condition that holds from there on. */
export function countBefore(/** @type {number} */ count, /** @type {(index: number) => boolean} */ holds) {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    holds(middle) ? high = middle : low = middle + 1
  }
  return low
}
/** @param {number[]} lines @param {number} offset */ export const lineAt = (lines, offset) => Math.max(1, countBefore(lines.length, i => lines[i] > offset)) - 1
/** @param {number[]} lines @param {number} offset @returns {Position} */
export function positionAt(lines, offset) { const line = lineAt(lines, offset); return { line, character: offset - lines[line] } }
/** Returns where a line ends, without its line break. @param {{text: string, lines: number[]}} file @param {number} line */
export const lineEnd = ({ text, lines }, line) => line + 1 < lines.length ? lines[line + 1] - 1 : text.length
/** @param {{text: string, lines: number[]}} file @param {Position} position */
export const offsetAt = (file, { line, character }) => line < file.lines.length ? Math.min(file.lines[line] + character, lineEnd(file, line)) : file.text.length
/** Returns the smallest change from one text to another, or `undefined` if they are equal. */
export function difference(/** @type {string} */ old, /** @type {string} */ next) {
  if (old === next) return undefined
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old.charCodeAt(start) === next.charCodeAt(start)) start++
  let tail = 0
  while (tail < shorter - start && old.charCodeAt(old.length - 1 - tail) === next.charCodeAt(next.length - 1 - tail)) tail++
  // A place in the middle of a character beyond the first plane has no position.
  if (isLowSurrogate(old.charCodeAt(start)) || isLowSurrogate(next.charCodeAt(start))) start--
  if (tail && isLowSurrogate(old.charCodeAt(old.length - tail))) tail--
  return { start, end: old.length - tail, text: next.slice(start, next.length - tail) }
}
const isLowSurrogate = (/** @type {number} */ unit) => unit >= 0xDC00 && unit < 0xE000
/** Returns a text after changes, which are in order and don't overlap. @param {string} source @param {Change[]} changes */
export function replaced(source, changes) {
  let [result, last] = ['', 0]
  for (const { start, end, text } of changes) {
    result += source.slice(last, start) + text
    last = end
  }
  return result + source.slice(last)
}
/** Returns a text after edits of the protocol, which don't overlap. @param {{text: string, lines: number[]}} file @param {TextEdit[]} edits */
export const edited = (file, edits) => replaced(file.text, edits.map(({ range, newText }) =>
  ({ start: offsetAt(file, range.start), end: offsetAt(file, range.end), text: newText })).sort((a, b) => a.start - b.start))
/** Returns where an offset is after a change. Offsets in the replaced text go to its end if they stick to what follows. */
export function moved(/** @type {number} */ offset, /** @type {Change} */ change, sticksToEnd = false) {
  const delta = change.text.length - (change.end - change.start)
  if (offset > change.end || (offset === change.end && (sticksToEnd || offset > change.start))) return offset + delta
  return Math.min(offset, change.start)
}
