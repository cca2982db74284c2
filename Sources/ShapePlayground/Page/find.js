/** Finds and replaces text in the source. */
import { active, onFiles } from './documents.js'
import { byId } from './dom.js'
import { area, here, replace, select, setMarks, setText } from './editor.js'
import { onKey } from './keys.js'
import { replaced } from './text.js'
const [form, input, other, count] = ['find', 'find-text', 'find-with', 'find-count'].map(byId)
/** @type {number[]} */ let matches = []
function search() {
  matches = []
  // Letters of the other case can have another length, but not for an expression.
  const [wanted, pattern] = [input.value, new RegExp(input.value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi')]
  if (wanted && !form.hidden && active) for (const { index } of active.text.matchAll(pattern)) if (matches.push(index) === 10_000) break
  setMarks('found', matches.map(start => ({ start, end: start + wanted.length, kind: 'found' })))
  count.textContent = wanted ? String(matches.length || 'none') : ''
}
function go(isForward = true, from = here()?.start ?? 0) {
  if (!matches.length) return
  const next = isForward ? matches.find(at => at >= from) ?? matches[0] : matches.findLast(at => at < from) ?? matches[matches.length - 1]
  select(next, next + input.value.length, false)
  count.textContent = `${matches.indexOf(next) + 1} of ${matches.length}`
}
function open() {
  const { text, start, end } = here() ?? {}
  const selected = text?.slice(start, end)
  form.hidden = false
  if (selected && !selected.includes('\n')) input.value = selected
  input.select()
  search()
}
function close() { form.hidden = true; search(); area()?.focus() }
function replaceOne() {
  const start = here()?.start ?? 0
  if (!matches.includes(start)) return go()
  replace(start, start + input.value.length, other.value)
  search()
  go(true, start + other.value.length)
}
function replaceAll() {
  if (!active || !matches.length) return
  setText(replaced(active.text, matches.map(start => ({ start, end: start + input.value.length, text: other.value }))))
  search()
}
input.addEventListener('input', () => { search(); go() })
form.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Escape') close() })
input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter') go(!event.shiftKey, event.shiftKey ? here()?.start : here()?.end) })
other.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter') replaceOne() })
for (const [id, act] of Object.entries({ 'find-replace': replaceOne, 'find-all': replaceAll, 'find-close': close, 'find-open': open })) byId(id).onclick = act
onKey('Ctrl+F', open)
onFiles(kind => { if (!form.hidden && kind !== 'list') search() })
