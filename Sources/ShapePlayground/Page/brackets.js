/** Brackets: the pair at the caret is marked, and a closing one comes with its opening one. */
import { active, onFiles } from './documents.js'
import { here, onCaret, replace, setMarks } from './editor.js'
import { formatTyped, onTextKey } from './keys.js'
import { lineAt, moved } from './text.js'
import { tokensIn } from './tokens.js'
const pairs = '()[]{}'
/** Where brackets were closed by the page, which typing one goes over. @type {number[]} */ let closed = []
/** What is in a token, such as a comment, is no bracket. @param {import('./documents.js').File} file @param {number} at */
const isBracket = (file, at) => pairs.includes(file.text[at] || ' ') && !tokensIn(file, at, at + 1).some(({ start, end }) => start <= at && end > at)
onCaret(() => {
  const at = here()
  const found = at && at.start === at.end ? [at.start - 1, at.start].find(place => isBracket(at.file, place)) : undefined
  if (!at || found === undefined) return setMarks('brackets', [])
  const { file } = at
  const index = pairs.indexOf(file.text[found])
  let [depth, place] = [0, found]
  for (const step = index % 2 ? -1 : 1; file.text[place] && Math.abs(place - found) < 20_000; place += step) {
    const kind = pairs.indexOf(file.text[place])
    if (kind >> 1 === index >> 1 && kind >= 0 && isBracket(file, place)) depth += kind === index ? 1 : -1
    if (!depth) break
  }
  setMarks('brackets', depth ? [] : [found, place].map(start => ({ start, end: start + 1, kind: 'bracket' })))
})
/** @typedef {import('./editor.js').Here} Here */
/** Types an opening bracket with its closing one. @param {Here} at @param {string} sign @param {string} closing */
function open({ text, field, start, end }, sign, closing) {
  if (start !== end || !/^([\s)\]},]|$)/.test(text.slice(start, start + 1))) return false
  replace(start, start, sign + closing)
  field.setSelectionRange(start + 1, start + 1)
  closed.push(start + 1)
}
/** Goes over a closing bracket that the page typed, also on a line below, as in a block that ends here. @param {Here} at @param {string} sign */
function close({ text, lines, field, start, end }, sign) {
  const next = closed.find(place => text[place] === sign && place >= start && !text.slice(start, place).trim())
  if (next === undefined || start !== end) return false
  closed = closed.filter(place => place !== next)
  if (next === start) return field.setSelectionRange(start + 1, start + 1)
  const [line, below] = [lines[lineAt(lines, start)], lines[lineAt(lines, next)]]
  const isEmpty = !text.slice(line, start).trim()
  replace(isEmpty ? line : start, next + 1, text.slice(isEmpty ? below : below - 1, next + 1))
}
for (const [i, sign] of [...pairs].entries()) {
  for (const keys of ['', 'Shift+', 'Ctrl+Alt+']) onTextKey(keys + sign, at => i % 2 ? close(at, sign) : open(at, sign, pairs[i + 1]))
}
onTextKey('Enter', ({ text, lines, field, start, end }) => {
  const before = text.slice(lines[lineAt(lines, start)], start)
  const space = '\n' + /^[ \t]*/.exec(before)?.[0]
  const opens = /[[({]\s*$/.test(before)
  const closes = opens && end < text.length && pairs[pairs.indexOf(before.trimEnd().slice(-1)) + 1] === text[end]
  // An empty line has no white space.
  replace(before.trim() ? start : start - before.length, end, space + (opens ? '  ' : '') + (closes ? space : ''))
  if (closes) field.setSelectionRange(start + space.length + 2, start + space.length + 2)
  if (!opens) formatTyped('\n')
})
onTextKey('Backspace', ({ text, start, end }) => {
  if (start !== end || !closed.includes(start) || pairs[pairs.indexOf(text[start - 1]) + 1] !== text[start]) return false
  replace(start - 1, start + 1, '')
})
onFiles((kind, file, edit) => {
  if (kind === 'active') closed = []
  if (kind === 'text' && file === active && edit) closed = closed.filter(at => at < edit.start || at >= edit.end).map(at => moved(at, edit, true))
})
