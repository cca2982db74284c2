/** The open files. They live here and are saved in this browser, unless the server owns them. */
import * as client from './client.js'
import { toast, afterQuiet } from './dom.js'
import { state, change, watch } from './state.js'
import { difference, edited, lineStarts, positionAt } from './text.js'
/** @typedef {{uri: string, text: string, lines: number[], version: number, area?: HTMLTextAreaElement, diagnostics: any[],
 *   scroll?: {top: number, left: number}, sent?: string}} File */
/** @typedef {(kind: 'list'|'active'|'text', file?: File, edit?: import('./text.js').Change) => void} Listener */
/** @type {Map<string, File>} */ export const files = new Map()
/** @type {File|undefined} */ export let active
/** @type {Listener[]} */ const listeners = []
/** @type {Listener} */ const tell = (...what) => { for (const act of listeners) act(...what) }
/** @param {Listener} act */ export const onFiles = act => { listeners.push(act) }
/** Whether a text that changes came from the server, which then needs no message. */ let isFromServer = false
const folder = 'file:///shapes/'
const ownsFiles = () => !client.capabilities.experimental?.shapeDocuments
export const uriOf = (/** @type {string} */ name) => folder + name.split('/').map(encodeURIComponent).join('/')
export const nameOf = (/** @type {string} */ uri) => decodeURIComponent(uri.startsWith(folder) ? uri.slice(folder.length) : uri.replace(/.*\//, ''))
const open = (/** @type {File} */ { uri, version, text }) => client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'shape', version, text } })
const close = (/** @type {string} */ uri) => client.notify('textDocument/didClose', { textDocument: { uri } })
/** Adds a file, or replaces the text of the one with this name. @param {string} uri @param {string} source */
export function add(uri, source) {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '')
  const old = files.get(uri)
  if (old) return setText(old, text)
  /** @type {File} */ const file = { uri, text, lines: lineStarts(text), version: 1, diagnostics: [] }
  files.set(uri, file)
  if (ownsFiles()) open(file)
  tell('list', file)
  save()
  return file
}
/** Adds files. The texts that they replace can be had back. @param {{uri: string, text: string}[]} list */
export function addAll(list) {
  const before = new Map([...files.values()].map(({ uri, text }) => [uri, text]))
  const added = list.map(({ uri, text }) => add(uri, text))
  offerUndo(before, 'had another text')
  return added
}
/** Offers to give files their old texts, unless they change again. @param {Map<string, string>} before @param {string} what */
function offerUndo(before, what) {
  const changed = [...files.values()].filter(({ uri, text }) => (before.get(uri) ?? text) !== text)
  const [asked, names] = [versions(), changed.map(({ uri }) => nameOf(uri)).join(', ')]
  const undo = () => { for (const file of changed) if (!haveChanged(asked, [file.uri])) setText(file, before.get(file.uri) ?? '') }
  if (changed.length) toast(`${names} ${what}.`, ['Undo', undo])
}
/** Adds a file with a name that no other one has. @param {string} name @param {string} text */
export function addNew(name, text) {
  const stem = name.replace(/\.shape$/, '')
  let free = uriOf(stem + '.shape')
  for (let i = 2; files.has(free) && files.get(free)?.text !== text; i++) free = uriOf(`${stem}-${i}.shape`)
  return add(free, text)
}
/** Opens a file that the server has and the page has not. @param {string} uri */
const fetchFile = async uri => { if (!files.has(uri) && !ownsFiles()) await client.request('shape/open', { uri }).catch(error => toast(error.message)) }
/** Shows a file. @param {string|undefined} uri */
export async function activate(uri) {
  if (uri === undefined) return
  if (!files.has(uri)) await fetchFile(uri)
  const file = files.get(uri)
  if (!file || file === active) return
  active = file
  tell('active', file)
  save()
}
/** Removes a file from the list, unless it is the only one. @param {string} uri */
export function remove(uri) {
  const file = files.get(uri)
  if (!file || files.size < 2) return
  const index = [...files.keys()].indexOf(uri)
  files.delete(uri)
  file.area?.remove()
  if (ownsFiles()) close(uri)
  tell('list')
  if (active === file) activate([...files.keys()][Math.max(0, index - 1)])
  save()
}
/** Asks for another name of a file, which its importers then use. @param {File} file */
export async function renameFile(file) {
  const old = file.uri
  const name = ownsFiles() ? prompt('Name of the file', nameOf(old))?.trim() : toast('Rename it in its folder.')
  const uri = uriOf((name || nameOf(old)).replace(/(\.shape)?$/, '.shape'))
  if (uri === old) return
  /** @type {any} */ let changes, asked
  try {
    do {
      asked = versions();
      ({ changes } = await client.request('workspace/willRenameFiles', { files: [{ oldUri: old, newUri: uri }] }))
    } while (haveChanged(asked))
  } catch (error) { return toast(`${nameOf(old)} keeps its name: ${/** @type {Error} */ (error).message}.`) }
  if (files.get(old) !== file) return
  if (files.has(uri)) return toast(`There is a file ${nameOf(uri)} already.`)
  file.uri = uri
  for (const [key, each] of [...files]) { files.delete(key); files.set(each.uri, each) }
  // The importers always find one of them.
  open(file)
  await applyEdit({ changes: { ...changes, [uri]: changes?.[old] ?? [], [old]: [] } })
  close(old)
  if (state.pictured === old) change({ pictured: uri })
  tell('list')
  if (file === active) tell('active', file)
  save()
}
/** Notes the text of a file, and tells the server the difference. @param {File} file @param {string} text */
export function noteText(file, text) {
  const edit = difference(file.text, text)
  if (!edit) return
  const range = { start: positionAt(file.lines, edit.start), end: positionAt(file.lines, edit.end) }
  if (!client.isRunning()) file.sent ??= file.text
  Object.assign(file, { text, lines: lineStarts(text), version: file.version + 1 })
  const { uri, version } = file
  if (!client.isRunning()) client.start()
  else if (!isFromServer && file.sent === undefined) client.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ range, text: edit.text }] })
  tell('text', file, edit)
  save()
}
/** Set by the editor, so that a change of the file that it shows can be undone. @type {(file: File, text: string) => boolean} */
let replaceInEditor = () => false
export const setEditor = (/** @type {typeof replaceInEditor} */ act) => { replaceInEditor = act }
export function setText(/** @type {File} */ file, /** @type {string} */ text) {
  if (!replaceInEditor(file, text)) noteText(file, text)
  return file
}
/** The versions of the files when an edit is asked for, which is for their texts at that time. */
export const versions = () => new Map([...files].map(([uri, { version }]) => [uri, version]))
/** Whether a text changed since. @param {Map<string, number>} asked @param {string[]} uris */
export const haveChanged = (asked, uris = [...asked.keys()]) => uris.some(uri => asked.has(uri) && asked.get(uri) !== files.get(uri)?.version)
/** Applies an edit of the protocol to all its files, or to none if one has another text now. @param {any} edit @param {Map<string, number>} asked */
export async function applyEdit(edit, asked = versions()) {
  const changes = edit?.changes ?? {}
  for (const uri of Object.keys(changes)) if (!files.has(uri)) await fetchFile(uri)
  if (haveChanged(asked, Object.keys(changes))) throw new Error('The text has changed meanwhile.')
  // The undo of a text field is only that of its own text.
  const before = new Map([...files.values()].filter(file => file !== active).map(({ uri, text }) => [uri, text]))
  for (const [uri, edits] of Object.entries(changes)) {
    const file = files.get(uri)
    if (file) setText(file, edited(file, edits))
  }
  offerUndo(before, 'changed too')
}
const key = 'shapec'
let fitsInStorage = true
/** Whether another window saved its files last, which this one then doesn't replace, and whether this one wanted to. */
export let [isElsewhere, isUnsaved] = [false, false]
addEventListener('storage', event => { if (event.key === key) isElsewhere = true })
/** What is shared and saved: the files and what the picture shows. */
export function snapshot() {
  const { pictured, shape, preview, size, values, scheme, direction } = state
  const all = [...files.values()].map(file => ({ name: nameOf(file.uri), text: file.text }))
  return { files: all, active: active && nameOf(active.uri), shown: { pictured, shape, preview, size, values, scheme, direction } }
}
/** Replaces all files by those of a snapshot. @param {ReturnType<typeof snapshot>} saved */
export function restore(saved) {
  const old = [...files.keys()]
  const kept = saved.files.map(({ name, text }) => add(uriOf(name), text).uri)
  activate(kept.find(uri => uri === uriOf(saved.active ?? '')) ?? kept[0])
  for (const uri of old) if (!kept.includes(uri)) remove(uri)
  const { pictured, shape, preview, size, values, scheme = state.scheme, direction = state.direction } = saved.shown
  change({ pictured: files.has(pictured) ? pictured : active?.uri, shape, preview, size, values, scheme, direction })
}
/** Returns a snapshot if a text contains one. @param {string} text @returns {ReturnType<typeof snapshot>|undefined} */
export function snapshotIn(text) {
  const found = JSON.parse(text)
  const { files, shown } = found ?? {}
  const isFile = (/** @type {any} */ { name, text }) => typeof name === 'string' && typeof text === 'string'
  return files?.length && files.every(isFile) && Object(shown?.values) === shown?.values ? found : undefined
}
const save = afterQuiet(300, () => {
  if (!ownsFiles() || !files.size || !fitsInStorage) return
  isUnsaved = isElsewhere
  const saveThese = () => { isElsewhere = false; save() }
  if (isElsewhere) return toast('Another window saved its files, so these are not saved.', ['Save these', saveThese])
  try { localStorage.setItem(key, JSON.stringify(snapshot())) } catch { fitsInStorage = false }
  if (!fitsInStorage) toast('The files are too large to be saved in this browser.')
})
watch(['shape', 'preview', 'size', 'values', 'scheme', 'direction'], save)
addEventListener('pagehide', save.now)
/** The files of the last visit. */
export function saved() { try { return snapshotIn(localStorage.getItem(key) ?? 'null') } catch { return undefined } }
client.onStart(() => {
  for (const file of files.values()) { file.sent = ownsFiles() ? undefined : file.sent ?? file.text; if (ownsFiles()) open(file) }
  if (active) tell('text', active)
})
client.onNotification('shape/document', ({ uri, version, text }) => {
  const { sent, text: typed = '' } = files.get(uri) ?? {}
  isFromServer = true
  const file = Object.assign(add(uri, text), { version, sent: undefined })
  isFromServer = false
  // What was typed while no server ran is a change of what it has, unless that changed, too.
  if (sent === text) setText(file, typed)
  else if (sent !== undefined && sent !== typed) toast(`${nameOf(uri)} changed as well. Undo brings back what you typed.`)
  if (!active) activate(uri)
})
/** Adds dropped files and folders. The name of a folder isn't part of the names, so that imports are relative to it. */
export async function addDropped(/** @type {DataTransfer} */ transfer) {
  /** @type {{uri: string, text: string}[]} */ const found = []
  const take = async (/** @type {any} */ file, /** @type {string} */ path) =>
    file?.name.endsWith('.shape') && found.push({ uri: uriOf(path + file.name), text: await file.text() })
  const visit = async (/** @type {any} */ entry, /** @type {string} */ path, isTop = false) => {
    if (!entry.isDirectory) return take(await new Promise((resolve, reject) => entry.file(resolve, reject)), path)
    const reader = entry.createReader()
    const some = () => new Promise((resolve, reject) => reader.readEntries(resolve, reject))
    for (let entries = await some(); entries.length; entries = await some()) {
      for (const each of entries) await visit(each, isTop ? '' : path + entry.name + '/')
    }
  }
  // All at once: the list is empty after the first wait.
  const items = [...transfer.items].map(item => [item.webkitGetAsEntry(), item.getAsFile()])
  for (const [entry, file] of items) await (entry ? visit(entry, '', true) : take(file, ''))
  if (found.length) activate(addAll(found)[0].uri)
  else toast('There is no .shape file in it.')
}
