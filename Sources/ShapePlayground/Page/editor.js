/** The editor: a plain `textarea` for each file, over layers with the text in colors, marks and line numbers. */
import { active, files, noteText, onFiles, setEditor } from './documents.js'
import { byId, count, make } from './dom.js'
import { difference, lineAt, lineEnd, moved, positionAt } from './text.js'
import { moveTokens, tokensIn } from './tokens.js'
/** @typedef {import('./documents.js').File} File */
/** @typedef {{start: number, end: number, kind: string}} Mark `kind` is a class of the style sheet */
const [scroller, paper] = [byId('scroller'), byId('paper')]
/** The space above the first line, as in the style sheet. */ const top = 8
/** The advance of a character, the height of a line, and the place of the first column. */
const metrics = { width: 8, height: 20, left: 48 }
/** The marks of the active file by who made them. @type {Map<string, Mark[]>} */ const marks = new Map()
/** @type {(() => void)[]} */ const caretListeners = []
/** Whether changes are noted later, the text that the last change by a program made, and the last place of the caret. */
let [isBatch, lastProgram, lastCaret] = [false, '', '']
/** Whether the page types, and not a person. */ export let isReplacing = false
/** @param {() => void} act */ export const onCaret = act => { caretListeners.push(act) }
/** @returns {HTMLTextAreaElement|undefined} */ export const area = () => active?.area
/** @typedef {NonNullable<ReturnType<typeof here>>} Here the active file with its selection */
export function here() {
  const [file, field] = [active, area()]
  return file && field && { file, field, text: file.text, lines: file.lines, start: field.selectionStart, end: field.selectionEnd }
}
function makeArea(/** @type {File} */ file) {
  const field = make('textarea', {
    spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', autocorrect: 'off', wrap: 'off',
    'aria-label': 'Source', 'aria-describedby': 'editor-help', 'aria-autocomplete': 'list',
    input: () => { if (!isBatch) noteText(file, field.value) },
  })
  field.value = file.text
  field.setSelectionRange(0, 0)
  file.area = field
  paper.append(field)
}
/** Does something in the text field, and gives the focus back. A keyboard on the screen stays closed. @param {(field: HTMLTextAreaElement) => void} act */
function inField(act) {
  const [field, focused] = [area(), /** @type {HTMLElement} */ (document.activeElement)]
  if (!field) return
  if (focused !== field) field.inputMode = 'none'
  field.focus({ preventScroll: true })
  act(field)
  field.inputMode = ''
  if (focused !== field) focused.focus({ preventScroll: true })
}
/** Replaces a range as if it were typed, so that it can be undone. @param {number} start @param {number} end @param {string} text */
export const replace = (start, end, text) => inField(field => {
  field.setSelectionRange(start, end)
  // A long text would take minutes.
  const isShort = text.length < 50_000
  isReplacing = true
  const isDone = isShort && (text ? document.execCommand('insertText', false, text) : start === end || document.execCommand('delete'))
  isReplacing = false
  if (isDone) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new Event('input'))
})
/** Changes the text of the active file by one replacement. The caret stays where it was. @param {string} text */
export const setText = text => inField(field => {
  const edit = difference(field.value, text)
  if (!edit) return
  const caret = moved(field.selectionStart, edit)
  replace(edit.start, edit.end, edit.text)
  field.setSelectionRange(caret, caret)
  lastProgram = field.value
})
/** Changes the text instead of the last change by a program, so that both are undone at once. @param {string} text */
export const replaceLast = text => inField(field => {
  if (!active || field.value === text) return
  if (field.value !== lastProgram) return setText(text)
  isBatch = true
  document.execCommand('undo')
  setText(text)
  isBatch = false
  noteText(active, field.value)
})
export const endProgram = () => { lastProgram = '' }
setEditor((file, text) => {
  if (file.area && file === active) setText(text)
  else if (file.area) file.area.value = text
  return file.area !== undefined && file === active
})
/** The column of an offset in its line; a tab goes to the next multiple of 4. @param {string} text @param {number} start @param {number} offset */
function columnAt(text, start, offset) {
  if (offset - start > 5_000) return offset - start
  let column = 0
  for (let i = start; i < offset; i++) column += text[i] === '\t' ? 4 - column % 4 : 1
  return column
}
/** Returns where an offset is in the window. @param {number} offset */
export function placeOf(offset) {
  const { x, y } = paper.getBoundingClientRect()
  if (!active) return { x, y, height: 0 }
  const line = lineAt(active.lines, offset)
  const left = metrics.left + columnAt(active.text, active.lines[line], offset) * metrics.width
  return { x: x + left, y: y + line * metrics.height + top, height: metrics.height }
}
/** Returns the offset at a point of the window, if there is text. @param {number} x @param {number} y */
export function offsetAtPoint(x, y) {
  const origin = paper.getBoundingClientRect()
  const line = Math.floor((y - origin.y - top) / metrics.height)
  const column = Math.floor((x - origin.x - metrics.left) / metrics.width)
  if (!active || line < 0 || line >= active.lines.length || column < 0) return
  const [start, end] = [active.lines[line], lineEnd(active, line)]
  let at = Math.min(start + column, end)
  while (at > start && columnAt(active.text, start, at) > column) at--
  return at < end ? at : undefined
}
/** @returns {import('./text.js').Position} */
export const caretPosition = () => positionAt(active?.lines ?? [0], area()?.selectionStart ?? 0)
/** Selects a range and shows it. @param {number} start @param {number} end @param {boolean} takesFocus */
export function select(start, end, takesFocus = true) {
  area()?.setSelectionRange(start, end)
  if (takesFocus) area()?.focus({ preventScroll: true })
  reveal(start)
  tellCaret()
}
/** Scrolls so that an offset is visible. @param {number} offset */
function reveal(offset) {
  const { x, y, height } = placeOf(offset)
  const box = scroller.getBoundingClientRect()
  if (y < box.y || y + height > box.bottom) scroller.scrollTop += y - box.y - box.height / 3
  if (x < box.x + metrics.left || x > box.right - 40) scroller.scrollLeft += x - box.x - box.width / 2
}
export function setMarks(/** @type {string} */ owner, /** @type {Mark[]} */ list) { marks.set(owner, list); draw() }
/** The lines that can be seen. */
export function visibleLines() {
  const first = Math.max(0, Math.floor((scroller.scrollTop - top) / metrics.height))
  return [first, Math.min((active?.lines.length ?? 1) - 1, first + Math.ceil(scroller.clientHeight / metrics.height) + 1)]
}
const escaped = (/** @type {string} */ text) => text.replace(/[&<]/g, sign => sign === '&' ? '&amp;' : '&lt;')
const lineTop = (/** @type {number} */ line) => `top:${line * metrics.height + top}px`
/** Whether the next frame draws, and whether the text changed since the last one. */ let [isWaiting, isChanged] = [false, false]
/** Draws what can be seen in the next frame: until then, a layout would only delay the picture. */
export function draw() {
  if (isWaiting) return
  isWaiting = true
  count(1)
  requestAnimationFrame(() => { isWaiting = false; count(-1); drawNow() })
}
function drawNow() {
  const file = active
  if (!file) return
  if (isChanged) {
    isChanged = false
    fit()
    if (document.activeElement === file.area) reveal(file.area?.selectionStart ?? 0)
    tellCaret()
  }
  const [first, last] = visibleLines()
  const caretLine = lineAt(file.lines, area()?.selectionStart ?? 0)
  const visible = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  fill('lines', visible.map(line => `<div style="${lineTop(line)}">${lineHTML(file, file.lines[line], lineEnd(file, line))}</div>`))
  fill('gutter', visible.map(line => `<div style="${lineTop(line)}"${line === caretLine ? ' class="current"' : ''}>${line + 1}</div>`))
  fill('marks', [...marks.values()].flat().flatMap(mark => markHTML(file, mark, first, last)))
}
/** The HTML of the children of each layer. @type {Map<string, string[]>} */ const layers = new Map()
/** Draws a layer. If few of its children changed, only those are made anew. @param {string} id @param {string[]} parts */
function fill(id, parts) {
  const old = layers.get(id) ?? []
  const changed = parts.flatMap((part, i) => part === old[i] ? [] : [i])
  if (parts.length !== old.length || changed.length > 8) byId(id).innerHTML = parts.join('')
  else for (const i of changed) byId(id).children[i].outerHTML = parts[i]
  layers.set(id, parts)
}
/** The text of a line in colors. Of a very long line, only what can be seen. @param {File} file @param {number} start @param {number} end */
function lineHTML(file, start, end) {
  let [html, at] = ['', start]
  if (end - start > 2_000) {
    at = Math.min(end, start + Math.max(0, Math.floor((scroller.scrollLeft - 200) / metrics.width)))
    html = `<i style="display:inline-block;width:${(at - start) * metrics.width}px"></i>`
    end = Math.min(end, at + 600)
  }
  for (const token of tokensIn(file, at, end)) {
    const [from, to] = [Math.max(token.start, at), Math.min(token.end, end)]
    if (to <= from) continue
    html += `${escaped(file.text.slice(at, from))}<b class="${token.name}">${escaped(file.text.slice(from, to))}</b>`
    at = to
  }
  return html + escaped(file.text.slice(at, end))
}
/** The parts of a mark in the visible lines. @param {File} file @param {Mark} mark @param {number} first @param {number} last */
function markHTML(file, { start, end, kind }, first, last) {
  const { text, lines } = file
  /** @type {string[]} */ const list = []
  for (let line = Math.max(first, lineAt(lines, start)); line <= Math.min(last, lineAt(lines, Math.max(start, end - 1))); line++) {
    const left = columnAt(text, lines[line], Math.max(start, lines[line]))
    const right = Math.max(columnAt(text, lines[line], Math.min(end, lineEnd(file, line))), left + 1)
    list.push(`<div class="${kind}" style="${lineTop(line)};left:${metrics.left + left * metrics.width}px;width:${(right - left) * metrics.width}px"></div>`)
  }
  return list
}
/** Makes the layers as large as the text, in which a tab counts twice. */
function fit() {
  if (!active) return
  let longest = 0
  for (let line = 0; line < active.lines.length; line++) longest = Math.max(longest, lineEnd(active, line) - active.lines[line])
  paper.style.width = `${metrics.left + 40 + longest * metrics.width * (active.text.includes('\t') ? 2 : 1)}px`
  paper.style.height = `${active.lines.length * metrics.height + 2 * top + scroller.clientHeight / 2}px`
}
function measure() {
  const probe = make('span', { class: 'probe' }, '0'.repeat(100))
  byId('lines').append(probe)
  const [style, { width }] = [getComputedStyle(paper), probe.getBoundingClientRect()]
  Object.assign(metrics, { width: width / 100, height: parseFloat(style.lineHeight), left: parseFloat(style.getPropertyValue('--gutter')) })
  probe.remove()
  fit()
  draw()
}
function tellCaret() {
  const caret = `${active?.uri} ${active?.version} ${area()?.selectionStart} ${area()?.selectionEnd}`
  if (caret === lastCaret) return
  lastCaret = caret
  for (const act of caretListeners) act()
}
document.addEventListener('selectionchange', tellCaret)
scroller.addEventListener('scroll', () => {
  if (active) active.scroll = { top: scroller.scrollTop, left: scroller.scrollLeft }
  draw()
})
new ResizeObserver(() => requestAnimationFrame(measure)).observe(scroller)
document.fonts?.ready.then(measure)
onFiles((kind, file, edit) => {
  if (!file || kind === 'list' || (kind === 'text' && !edit)) return
  if (edit) moveTokens(file, edit)
  if (file !== active) return
  if (kind === 'active') {
    if (!file.area) makeArea(file)
    for (const each of files.values()) if (each.area) each.area.hidden = each !== file
    marks.clear()
  } else if (edit) {
    for (const mark of [...marks.values()].flat()) {
      mark.start = moved(mark.start, edit, true)
      mark.end = Math.max(mark.start, moved(mark.end, edit))
    }
  }
  draw()
  if (kind === 'text') return void (isChanged = true)
  fit()
  scroller.scrollTo(file.scroll ?? { top: 0, left: 0 })
  tellCaret()
})
