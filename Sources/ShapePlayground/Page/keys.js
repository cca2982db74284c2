/** The keys of the editor, besides those of a text field. */
import { active, applyEdit, versions } from './documents.js'
import * as client from './client.js'
import { byId, toast } from './dom.js'
import { area, caretPosition, here, replace } from './editor.js'
import { lineAt, lineEnd } from './text.js'
/** Actions by their keys. @type {Map<string, (event: KeyboardEvent) => boolean|void>} */ const actions = new Map()
let leavesByTab = false
document.addEventListener('focusin', () => { leavesByTab = false })
/** Adds a key such as `Ctrl+Shift+F`. The action returns `false` if the key keeps its meaning. */
export function onKey(/** @type {string} */ name, /** @type {(event: KeyboardEvent) => boolean|void} */ act) {
  const earlier = actions.get(name)
  actions.set(name, event => act(event) !== false || (earlier ? earlier(event) : false))
}
/** Adds a key that does something with the active file. @param {string} name @param {(at: import('./editor.js').Here) => any} act */
export const onTextKey = (name, act) => onKey(name, () => { const at = here(); return at ? act(at) : false })
const nameOfKey = (/** @type {KeyboardEvent} */ event) => [
  event.ctrlKey || event.metaKey ? 'Ctrl+' : '', event.altKey ? 'Alt+' : '', event.shiftKey ? 'Shift+' : '',
  event.key.length === 1 ? event.key.toUpperCase() : event.key,
].join('')
document.addEventListener('keydown', event => {
  if (event.isComposing) return
  const isHere = document.activeElement === area()
  const name = nameOfKey(event)
  const act = actions.get(name)
  if (act && (isHere || name.startsWith('Ctrl+') || /F\d/.test(name)) && act(event) !== false) event.preventDefault()
  if (isHere && !['Shift', 'Tab', 'Shift+Tab'].includes(event.key)) leavesByTab = event.key === 'Escape'
})
/** Adds or removes white space at the start of the selected lines. @param {import('./editor.js').Here} at @param {boolean} isRemoved */
function indent({ file, text, lines, field, start, end }, isRemoved) {
  if (start === end && !isRemoved) return replace(start, end, '  ')
  const [first, last] = [lines[lineAt(lines, start)], lineAt(lines, Math.max(start, end - 1))]
  const old = text.slice(first, lineEnd(file, last))
  const next = isRemoved ? old.replace(/^( {1,2}|\t)/gm, '') : old.replace(/^(?=.)/gm, '  ')
  if (next === old) return
  replace(first, first + old.length, next)
  field.setSelectionRange(first, first + next.length)
}
onTextKey('Tab', at => leavesByTab ? false : indent(at, false))
onTextKey('Shift+Tab', at => leavesByTab ? false : indent(at, true))
/** Changes the active file as the compiler wants it. Fails if something was typed meanwhile. @param {string} method @param {any} more */
async function format(method, more) {
  const [uri, asked] = [active?.uri, versions()]
  if (!uri) return
  const edits = await client.request(method, { textDocument: { uri }, options: { tabSize: 2, insertSpaces: true }, ...more })
  if (edits?.length) await applyEdit({ changes: { [uri]: edits } }, asked)
}
/** Lets the compiler indent the line in which a sign was typed. @param {string} ch */
export const formatTyped = ch => { format('textDocument/onTypeFormatting', { position: caretPosition(), ch }).catch(() => {}) }
const formatAll = () => { format('textDocument/formatting', {}).catch(error => toast(error.message)) }
onKey('Alt+Shift+F', formatAll)
byId('format').onclick = formatAll
document.addEventListener('input', event => {
  const { data } = /** @type {InputEvent} */ (event)
  if (event.target === area() && event.isTrusted && (data === '}' || data === ';')) formatTyped(data)
})
