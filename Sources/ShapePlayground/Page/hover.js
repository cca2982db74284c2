/** What a word means and what is wrong with it, at the pointer; the menu of changes; names; definitions. */
import { active, activate, applyEdit, versions } from './documents.js'
import * as client from './client.js'
import { afterQuiet, announce, arrowKeys, byId, make, placeBeside, toast } from './dom.js'
import { area, caretPosition, offsetAtPoint, onCaret, placeOf, select } from './editor.js'
import { onKey, onTextKey } from './keys.js'
import { markdown } from './markdown.js'
import { offsetAt, positionAt } from './text.js'
const popup = make('div', { id: 'hover', class: 'popup', role: 'tooltip', hidden: true, mouseleave: hide })
const menu = make('div', { id: 'actions', class: 'popup', role: 'menu', 'aria-label': 'Changes', hidden: true })
const input = make('input', { 'aria-label': 'New name', spellcheck: 'false', autocomplete: 'off' })
const rename = make('form', { id: 'rename', class: 'popup', hidden: true }, input, make('button', {}, 'Rename'))
document.body.append(popup, menu, rename)
/** How often the popup was asked for or hidden, as late answers are not shown, and whether keys asked for it. */
let [turn, isByKeys] = [0, false]
function hide() { hover.cancel(); turn++; isByKeys = false; popup.hidden = true }
const close = (/** @type {HTMLElement} */ box) => { box.hidden = true; area()?.focus() }
const inDocument = (/** @type {any} */ more) => ({ textDocument: { uri: active?.uri }, ...more })
const isIn = (/** @type {any} */ event, /** @type {Element} */ element) => element.contains(event.target)
/** Asks for the changes that the compiler offers at a place. @param {import('./text.js').Range} range @param {any[]} diagnostics @returns {Promise<any[]>} */
export async function actionsAt(range, diagnostics = []) {
  const asked = versions()
  const actions = await client.request('textDocument/codeAction', inDocument({ range, context: { diagnostics, triggerKind: 1 } }))
  return (actions ?? []).map((/** @type {any} */ action) => ({ action, asked }))
}
/** A button for a change that the compiler offered. @param {{action: any, asked: Map<string, number>}} offer @param {() => void} then */
export const actionButton = ({ action, asked }, then = () => {}) => make('button', { class: 'fix', type: 'button', click: async () => {
  then()
  try { await applyEdit(action.edit ?? (await client.request('codeAction/resolve', action, true)).edit, asked) } catch (error) { return toast(/** @type {Error} */ (error).message) }
  announce(action.title)
} }, action.title)
const hover = afterQuiet(300, (/** @type {number} */ x, /** @type {number} */ y) => explain(offsetAtPoint(x, y)))
/** Shows what the word at a place means, and what is wrong there. @param {number|undefined} offset */
async function explain(offset) {
  const [file, own] = [active, ++turn]
  if (!file || offset === undefined) return hide()
  const wrong = file.diagnostics.filter(({ range: { start, end } }) =>
    offsetAt(file, start) <= offset && offset <= Math.max(offsetAt(file, end), offsetAt(file, start) + 1))
  const [answer, actions] = await Promise.all([
    client.request('textDocument/hover', inDocument({ position: positionAt(file.lines, offset) })).catch(() => null),
    wrong.length ? actionsAt(wrong[0].range, wrong).catch(() => []) : [],
  ])
  const text = markdown(answer?.contents)
  // Their sizes are known then.
  await Promise.all([...text.querySelectorAll('img')].map(image => image.decode().catch(() => {})))
  if (own !== turn) return
  if (file !== active || (!answer && !wrong.length)) return hide()
  popup.replaceChildren(
    ...wrong.map(each => make('p', { class: 'severity-' + each.severity }, each.message)),
    ...actions.filter(({ action }) => action.kind === 'quickfix').slice(0, 4).map(offer => actionButton(offer, hide)),
    text)
  popup.hidden = false
  placeBeside(popup, placeOf(answer?.range ? offsetAt(file, answer.range.start) : offset), true)
}
document.addEventListener('mousemove', event => {
  if (isByKeys) return
  if (event.target === area() && !event.buttons) return hover(event.clientX, event.clientY)
  hover.cancel()
  if (!isIn(event, popup) && !isIn(event, byId('code'))) hide()
})
document.addEventListener('mousedown', event => { if (!isIn(event, popup)) hide(); if (!isIn(event, menu)) menu.hidden = true })
// It hides what was shown before the key that explains a word.
document.addEventListener('keydown', hide, true)
onTextKey('Ctrl+Shift+H', ({ start }) => { isByKeys = true; explain(start).then(() => popup.hidden || announce(popup.textContent)) })
onCaret(() => { menu.hidden = true })
onTextKey('Ctrl+.', async ({ lines, start, end }) => {
  const actions = await actionsAt({ start: positionAt(lines, start), end: positionAt(lines, end) })
  if (!actions.length) return toast('There is nothing to fix or change here.')
  menu.replaceChildren(...actions.map(offer => actionButton(offer, () => close(menu))))
  for (const button of menu.children) button.setAttribute('role', 'menuitem')
  menu.hidden = false
  placeBeside(menu, placeOf(start))
  menu.firstElementChild.focus()
})
arrowKeys(menu)
for (const box of [menu, rename]) box.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
  if (event.key === 'Escape') { event.stopPropagation(); close(box) }
})
onTextKey('F2', async () => {
  const [file, position] = [active, caretPosition()]
  const answer = await client.request('textDocument/prepareRename', inDocument({ position })).catch(error => toast(error.message))
  if (!answer || !file) return
  input.value = answer.placeholder
  rename.hidden = false
  placeBeside(rename, placeOf(offsetAt(file, answer.range.start)))
  input.select()
  rename.onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault()
    close(rename)
    const asked = versions()
    client.request('textDocument/rename', inDocument({ position, newName: input.value })).then(edit => applyEdit(edit, asked)).catch(error => toast(error.message))
  }
})
rename.addEventListener('focusout', (/** @type {FocusEvent} */ event) => { if (!rename.contains(/** @type {Node} */ (event.relatedTarget))) rename.hidden = true })
/** Shows a place in a file. @param {{uri: string, range: import('./text.js').Range}} location @param {boolean} takesFocus */
export async function show({ uri, range }, takesFocus = true) {
  await activate(uri)
  if (active?.uri !== uri) return
  const start = offsetAt(active, range.start)
  select(start, start, takesFocus)
}
// Where the caret of an editor is that shows this page, unless someone uses the page.
client.onNotification('shape/show', place => { if (!navigator.userActivation?.isActive) show(place, false) })
async function goToDefinition() {
  const [location] = [await client.request('textDocument/definition', inDocument({ position: caretPosition() })) ?? []].flat()
  location ? show(location) : toast('There is no definition of this in a file.')
}
onKey('F12', () => { goToDefinition() })
document.addEventListener('click', event => { if ((event.ctrlKey || event.metaKey) && event.target === area()) goToDefinition() })
