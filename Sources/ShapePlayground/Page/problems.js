/** What is wrong: marks in the source, and a list with fixes and pictures of counter-examples. */
import { active, activate, files, nameOf, onFiles } from './documents.js'
import * as client from './client.js'
import { afterQuiet, announce, byId, icon, make, toast } from './dom.js'
import { select, setMarks } from './editor.js'
import { actionButton, actionsAt, show as showPlace } from './hover.js'
import { onTextKey } from './keys.js'
import { change, state } from './state.js'
import { offsetAt } from './text.js'
/** @param {any} diagnostic */
const kindOf = ({ severity, tags }) => tags?.includes(1) ? 'unneeded' : severity === 1 ? 'error' : 'warning'
client.onNotification('textDocument/publishDiagnostics', ({ uri, version, diagnostics }) => {
  const file = files.get(uri)
  if (!file || (version ?? file.version) !== file.version) return
  file.diagnostics = diagnostics
  if (file === active) show()
})
onFiles(kind => { if (kind === 'active') show() })
function show() {
  const file = active
  if (file) setMarks('problems', file.diagnostics.map(each => ({ start: offsetAt(file, each.range.start), end: offsetAt(file, each.range.end), kind: kindOf(each) })))
  list()
}
let announced = ''
/** After a pause, so that the list is calm while a word is being typed. */
const list = afterQuiet(150, () => {
  const { diagnostics } = active ?? { diagnostics: [] }
  const errors = diagnostics.filter(({ severity }) => severity === 1).length
  const count = (/** @type {number} */ number, /** @type {string} */ what) => number ? `${number} ${what}${number > 1 ? 's' : ''}` : ''
  const summary = [count(errors, 'error'), count(diagnostics.length - errors, 'warning')].filter(Boolean).join(', ') || 'no problems'
  if (summary !== announced) announce(announced = summary)
  byId('problems').replaceChildren(...diagnostics.slice(0, 50).map(row))
})
function row(/** @type {any} */ diagnostic) {
  const file = active
  const { range, message, code, data } = diagnostic
  const [title, ...hints] = message.split('\n')
  const fixes = make('span', { class: 'fixes' })
  actionsAt(range, [diagnostic]).then(actions => {
    const own = actions.filter(({ action }) => action.kind === 'quickfix' && action.diagnostics?.some((/** @type {any} */ each) => each.code === code && each.message === message))
    fixes.append(...own.slice(0, 2).map(offer => actionButton(offer)))
  }, () => {})
  const { shape, size, values = {}, direction = state.direction } = data ?? {}
  const related = (diagnostic.relatedInformation ?? []).map((/** @type {any} */ { location, message }) =>
    make('button', { class: 'fix', type: 'button', click: () => showPlace(location) }, `${location.uri === file?.uri ? '' : nameOf(location.uri) + ', '}line ${location.range.start.line + 1}: ${message}`))
  const picture = () => change({ pictured: file?.uri, shape, preview: undefined, size, direction, values })
  if (shape) fixes.append(make('button', { class: 'fix', type: 'button', click: picture }, icon('points'), 'Show the picture'))
  return make('div', { class: 'problem ' + kindOf(diagnostic) },
    make('button', { class: 'place', type: 'button', title: code, click: () => file && go(file, diagnostic) },
      make('span', { class: 'line' }, String(range.start.line + 1)), make('span', {}, title), ...hints.map((/** @type {string} */ hint) => make('small', {}, hint))),
    ...related, fixes)
}
/** @param {import('./documents.js').File} file @param {any} diagnostic */
function go(file, { range }) { activate(file.uri); select(offsetAt(file, range.start), offsetAt(file, range.end)) }
const step = (/** @type {1|-1} */ direction) => (/** @type {import('./editor.js').Here} */ { file, start: caret }) => {
  const places = file.diagnostics.map(diagnostic => ({ diagnostic, start: offsetAt(file, diagnostic.range.start) })).sort((a, b) => a.start - b.start)
  const next = direction > 0 ? places.find(({ start }) => start > caret) ?? places[0] : places.findLast(({ start }) => start < caret) ?? places.at(-1)
  if (!next) return toast('There are no problems.')
  go(file, next.diagnostic)
  announce(next.diagnostic.message)
}
onTextKey('F8', step(1))
onTextKey('Shift+F8', step(-1))
