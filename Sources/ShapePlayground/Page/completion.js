/** Suggestions while typing, with placeholders that Tab goes through, and the parameters of the call. */
import { active, onFiles } from './documents.js'
import * as client from './client.js'
import { announce, byId, latest, make, placeBeside } from './dom.js'
import { area, caretPosition, here, isReplacing, onCaret, placeOf, replace, select } from './editor.js'
import { onKey } from './keys.js'
import { markdown } from './markdown.js'
import { moved, offsetAt } from './text.js'
const list = make('div', { id: 'completion', class: 'popup', role: 'listbox', 'aria-label': 'Suggestions', hidden: true })
const details = make('div', { id: 'completion-details', class: 'popup', hidden: true })
const signature = make('div', { id: 'signature', class: 'popup', role: 'status', hidden: true })
document.body.append(list, details, signature)
/** @type {any[][]} */ let [items, shown] = [[], []]
/** The places that Tab goes to. @type {{start: number, end: number}[]} */ let stops = []
/** An answer that comes after something else was done is not wanted. */
let [index, isAsked, isWanted] = [0, false, false]
/** The text in which the caret was last. A caret that moves in the same text was not moved by typing. */ let lastText = ''
const triggers = () => client.capabilities.completionProvider?.triggerCharacters ?? []
const update = latest(async () => {
  const at = here()
  if (!at || !isWanted || document.activeElement !== at.field) return
  const { file, file: { version } } = at
  const answer = await client.request('textDocument/completion', { textDocument: { uri: file.uri }, position: caretPosition() })
  if (!isWanted || file !== active || file.version !== version) return
  items = answer?.items ?? []
  filter()
})
/** Shows the items that begin with the typed word, then those that contain its letters in order. */
function filter() {
  const at = here()
  if (!at || !items.length) return hide()
  const { file, text, end: caret } = at
  const scored = items.map(item => {
    const typed = text.slice(offsetAt(file, item.textEdit.range.start), caret).toLowerCase()
    return { item, typed, score: score(item.filterText.toLowerCase(), typed) }
  }).filter(each => each.score > 0)
  scored.sort((a, b) => b.score - a.score || (a.item.sortText < b.item.sortText ? -1 : 1))
  const isSure = isAsked || scored.some(({ typed }) => typed) || triggers().includes(text[caret - 1])
  // A word that is complete needs no list.
  const isComplete = !isAsked && scored.length === 1 && scored[0].typed === scored[0].item.label.toLowerCase()
  if (!scored.length || !isSure || isComplete) return hide()
  shown = scored.slice(0, 100).map(each => each.item)
  index = 0
  list.replaceChildren(...shown.map((item, i) => make('div', {
    role: 'option', id: 'option-' + i, mousedown: (/** @type {Event} */ event) => { event.preventDefault(); index = i; accept() },
  }, item.kind === 16 && make('i', { style: 'background:' + item.documentation }), make('span', {}, item.label), make('small', {}, item.detail ?? ''))))
  list.hidden = false
  placeBeside(list, placeOf(offsetAt(file, shown[0].textEdit.range.start)))
  at.field.setAttribute('aria-controls', 'completion')
  mark()
}
function score(/** @type {string} */ name, /** @type {string} */ typed) {
  let at = 0
  for (const letter of typed) if ((at = name.indexOf(letter, at) + 1) === 0) return 0
  return name.startsWith(typed) ? 3 : name.includes(typed) ? 2 : 1
}
/** Marks the chosen item and shows what it means. */
async function mark() {
  list.querySelector('[aria-selected]')?.removeAttribute('aria-selected')
  const option = list.children[index]
  option.setAttribute('aria-selected', 'true')
  option.scrollIntoView({ block: 'nearest' })
  area()?.setAttribute('aria-activedescendant', option.id)
  const item = shown[index]
  announce(`${item.label}, ${item.detail ?? ''}, ${index + 1} of ${shown.length}`)
  details.hidden = true
  if (item.data !== undefined && !item.documentation) Object.assign(item, await client.request('completionItem/resolve', item).catch(() => ({})))
  if (list.hidden || shown[index] !== item || !item.documentation || item.kind === 16) return
  details.replaceChildren(markdown(item.documentation))
  details.hidden = false
  const box = list.getBoundingClientRect()
  const isRight = box.right + 300 < innerWidth
  details.hidden = !isRight && innerWidth < 700
  Object.assign(details.style, { top: box.y + 'px', left: (isRight ? box.right + 4 : Math.max(8, box.x - details.offsetWidth - 4)) + 'px' })
}
function hide() {
  list.hidden = details.hidden = true
  isAsked = isWanted = false
  area()?.removeAttribute('aria-activedescendant')
}
function accept() {
  const at = here()
  const { textEdit: { range, newText }, insertTextFormat, additionalTextEdits = [] } = shown[index]
  if (!at) return
  hide()
  items = []
  const { file } = at
  const start = offsetAt(file, range.start)
  const indentation = /^[ \t]*/.exec(at.text.slice(at.lines[range.start.line]))?.[0] ?? ''
  const inserted = newText.replaceAll('\n', '\n' + indentation)
  const snippet = insertTextFormat === 2 ? parseSnippet(inserted) : { text: inserted, stops: [] }
  replace(start, Math.max(at.end, offsetAt(file, range.end)), snippet.text)
  stops = [...snippet.stops, { start: snippet.text.length, end: snippet.text.length }].map(stop => ({ start: start + stop.start, end: start + stop.end }))
  // Such an edit is an import above. It moves the stops.
  for (const edit of additionalTextEdits) replace(offsetAt(file, edit.range.start), offsetAt(file, edit.range.end), edit.newText)
  nextStop()
  if (stops.length) updateSignature()
  else stops = []
}
/** Takes the placeholders out of a text such as `circle(${1:center})$0`. */
function parseSnippet(/** @type {string} */ source) {
  /** @type {{start: number, end: number, number: number}[]} */ const found = []
  let [text, last] = ['', 0]
  for (const match of source.matchAll(/\\([\\$}])|\$\{(\d+)(?::((?:\\[\\$}]|[^}])*))?\}|\$(\d+)/g)) {
    text += source.slice(last, match.index)
    const content = match[1] ?? (match[3] ?? '').replace(/\\([\\$}])/g, '$1')
    if (!match[1]) found.push({ start: text.length, end: text.length + content.length, number: Number(match[2] ?? match[4]) || Infinity })
    text += content
    last = match.index + match[0].length
  }
  return { text: text + source.slice(last), stops: found.sort((a, b) => a.number - b.number) }
}
function nextStop() {
  const stop = stops.shift()
  if (stop) select(stop.start, stop.end)
  return stop !== undefined
}
const updateSignature = latest(async () => {
  // A bracket comes with its closing one, and then the caret goes between them.
  await undefined
  const { file, file: { version } = { version: 0 } } = here() ?? {}
  if (!file) return
  const help = await client.request('textDocument/signatureHelp', { textDocument: { uri: file.uri }, position: caretPosition() })
  if (file !== active || file.version !== version) return
  const call = help?.signatures[help.activeSignature ?? 0]
  signature.hidden = !call || document.activeElement !== area()
  if (signature.hidden) return
  const current = call.parameters?.[help.activeParameter]
  const [from, to] = current?.label ?? [0, 0]
  signature.replaceChildren(make('pre', {}, call.label.slice(0, from), make('b', {}, call.label.slice(from, to)), call.label.slice(to)))
  const documentation = current?.documentation ?? call.documentation
  if (documentation) signature.append(markdown(documentation))
  placeBeside(signature, placeOf(offsetAt(file, caretPosition())), true)
})
onFiles((kind, file, edit) => {
  if (kind === 'text' && file === active && edit) for (const stop of stops) Object.assign(stop, { start: moved(stop.start, edit, true), end: moved(stop.end, edit, true) })
})
document.addEventListener('input', event => {
  if (event.target !== area()) return
  const { data, inputType } = /** @type {InputEvent} */ (event)
  const isWord = !isReplacing && inputType === 'insertText' && data?.length === 1 && (/\w/.test(data) || triggers().includes(data))
  // The items from before are good until new ones arrive, if they still fit.
  if (!list.hidden) filter()
  if (!(isWord && event.isTrusted) && (list.hidden || !inputType?.startsWith('delete'))) hide()
  else { isWanted = true; update() }
  const signs = client.capabilities.signatureHelpProvider?.triggerCharacters ?? []
  if (!signature.hidden || signs.includes(data === '()' ? '(' : data)) updateSignature()
})
onCaret(() => {
  const isTyped = lastText !== active?.text
  lastText = active?.text ?? ''
  if (!isTyped) hide()
  if (!isTyped && !signature.hidden) updateSignature()
})
const close = () => { hide(); signature.hidden = true }
byId('scroller').addEventListener('scroll', () => {
  details.hidden = true
  if (!signature.hidden) updateSignature()
  if (active && !list.hidden) placeBeside(list, placeOf(offsetAt(active, shown[index].textEdit.range.start)))
})
document.addEventListener('focusout', event => { if (event.target === area()) close() })
const move = (/** @type {number} */ step) => () => {
  if (list.hidden) return false
  index = (index + step + 8 * shown.length) % shown.length
  mark()
}
for (const [key, step] of Object.entries({ ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 })) onKey(key, move(step))
onKey('Enter', () => list.hidden ? false : accept())
onKey('Tab', () => !list.hidden ? accept() : nextStop() ? undefined : false)
onKey('Escape', () => {
  const isBusy = !list.hidden || !signature.hidden || stops.length > 0
  close()
  stops = []
  return isBusy
})
onKey('Ctrl+ ', () => { isAsked = isWanted = true; update() })
onKey('Ctrl+Shift+ ', () => { updateSignature() })
