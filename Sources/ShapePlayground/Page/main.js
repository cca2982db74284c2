/** Starts the page. */
import './api.js'
import './brackets.js'
import * as client from './client.js'
import './completion.js'
import './controls.js'
import { activate, active, add, addDropped, addNew, files, nameOf, onFiles, remove, renameFile, restore, saved } from './documents.js'
import { afterQuiet, arrowKeys, byId, icon, latest, make, toast } from './dom.js'
import { draw, visibleLines } from './editor.js'
import './elements.js'
import './find.js'
import { examples, openExample } from './gallery.js'
import { onKey } from './keys.js'
import { showStopped } from './picture.js'
import './problems.js'
import { offerEarlier, openShared } from './share.js'
import { change, state } from './state.js'
import { updateTokens } from './tokens.js'
import { isLoopback } from './transport.js'
const phone = matchMedia('(max-width: 760px)')
function listFiles() {
  byId('files').replaceChildren(...[...files.values()].map(file => {
    const name = nameOf(file.uri)
    const tab = make('button', {
      role: 'tab', 'aria-selected': String(file === active), 'aria-controls': 'scroller', tabindex: file === active ? 0 : -1, title: 'Double-click or F2 renames, Delete closes', click: () => activate(file.uri),
      dblclick: () => renameFile(file),
      keydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === 'Delete') close(file.uri)
        if (event.key === 'F2') { event.stopPropagation(); renameFile(file) }
      },
    }, name)
    const closer = files.size > 1 && make('button', { class: 'icon', tabindex: -1, title: `Close ${name}`, 'aria-hidden': 'true', click: () => close(file.uri) }, icon('close'))
    return make('span', { class: 'file', role: 'presentation' }, tab, closer)
  }))
  byId('files').querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
function close(/** @type {string} */ uri) {
  if (document.body.classList.contains('follows')) return
  const text = files.get(uri)?.text ?? ''
  remove(uri)
  toast(`${nameOf(uri)} is closed.`, ['Undo', () => activate(add(uri, text).uri)])
}
onFiles(kind => { if (kind !== 'text') listFiles() })
arrowKeys(byId('files'))
byId('new-file').onclick = () => {
  activate(addNew('untitled.shape', 'shape Untitled {\n  size 120 x 80\n\n  fill .teal\n}\n').uri)
  change({ tab: phone.matches ? 'code' : state.tab })
}
const tokens = latest(async () => {
  if (!active) return
  await updateTokens(active, visibleLines)
  draw()
})
onFiles((kind, file) => { if (kind !== 'list' && file === active) tokens() })
const tokensOfView = afterQuiet(100, tokens)
byId('scroller').addEventListener('scroll', () => { if (active && active.text.length > 200_000) tokensOfView() })
onKey('Ctrl+S', () => toast(document.body.classList.contains('follows') ? 'Each change is in the file already.' : 'Your files are saved in this browser after each change.'))
const splitter = byId('splitter')
function split(/** @type {number} */ share) {
  const bounded = Math.min(80, Math.max(20, share))
  document.body.style.setProperty('--split', `${bounded}%`)
  splitter.setAttribute('aria-valuenow', String(Math.round(bounded)))
}
split(46)
splitter.onpointerdown = (/** @type {PointerEvent} */ event) => splitter.setPointerCapture(event.pointerId)
splitter.onpointermove = (/** @type {PointerEvent} */ event) => { if (splitter.hasPointerCapture(event.pointerId)) split(event.clientX / innerWidth * 100) }
splitter.onkeydown = (/** @type {KeyboardEvent} */ event) => split(Number(splitter.getAttribute('aria-valuenow')) + ({ ArrowLeft: -2, ArrowRight: 2 }[event.key] ?? 0))
addEventListener('dragover', event => { event.preventDefault(); byId('drop').hidden = !event.dataTransfer?.types.includes('Files') })
addEventListener('dragleave', event => { if (!event.relatedTarget) byId('drop').hidden = true })
addEventListener('drop', event => {
  byId('drop').hidden = true
  event.preventDefault()
  if (document.body.classList.contains('follows')) toast('Copy the files into the folder of this one, and import them.')
  else if (event.dataTransfer?.types.includes('Files')) addDropped(event.dataTransfer).catch(error => toast(error.message))
})
phone.addEventListener('change', () => change({ tab: phone.matches ? 'code' : 'controls' }))
client.onEnd(showStopped)
client.onNotification('window/showMessage', ({ message }) => toast(message))
async function open() {
  if (await openShared()) return
  const last = saved()
  if (last) return restore(last), offerEarlier()
  const all = await examples().catch(() => [])
  const first = all.find(({ file }) => file === 'bolt-ring.shape') ?? all[0]
  if (first) openExample(first, all)
  else byId('new-file').click()
}
client.onStart(() => {
  const isServers = Boolean(client.capabilities.experimental?.shapeDocuments)
  document.body.classList.toggle('follows', isServers)
  // A page that a program serves has no examples.
  if (isLoopback && !isServers) examples().catch(() => { byId('gallery-open').hidden = true })
  if (!files.size) latest(isServers ? () => new Promise(resolve => onFiles(kind => kind === 'active' && resolve(0))) : open)()
})
client.start()
change({ tab: phone.matches ? 'code' : 'controls', scheme: state.scheme })
if ('serviceWorker' in navigator && location.protocol.startsWith('http') && !isLoopback) {
  // The Worker of the page saw none of the first requests.
  navigator.serviceWorker.register('service-worker.js').then(async () =>
    (await caches.open('shapec')).addAll(['./', ...performance.getEntriesByType('resource').map(({ name }) => name)])).catch(() => {})
}
