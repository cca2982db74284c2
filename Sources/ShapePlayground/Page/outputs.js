/** The tabs beside the picture: the contact sheet, and each output with its text, its size and its time. */
import { nameOf } from './documents.js'
import * as client from './client.js'
import { afterQuiet, arrowKeys, byId, byteText, latest, make, timeText, toast } from './dom.js'
import { choosePreview, failure, onPicture, stops } from './picture.js'
import { change, selection, shownScheme, state, watch } from './state.js'
const formats = ['svg', 'swift', 'eps', 'pdf', 'png']
const tabs = [['code', 'Code'], ['controls', 'Controls'], ['sheet', 'Sheet'], ...formats.map(format => [format, format === 'swift' ? 'Swift' : format.toUpperCase()])]
const body = byId('tab-body')
let scale = 2
/** Draws something at once. @param {any} parameters */
export async function drawing(parameters) {
  const result = await client.request('shape/picture', parameters, true)
  const bytes = result.base64 !== undefined ? Uint8Array.from(atob(result.base64), sign => sign.charCodeAt(0)) : new TextEncoder().encode(result.text ?? '')
  return { ...result, bytes, blob: new Blob([bytes], { type: result.mediaType }) }
}
/** Shows a picture in an image element. @param {HTMLImageElement} image @param {Blob} blob */
export function setImage(image, blob) {
  const url = URL.createObjectURL(blob)
  image.onload = image.onerror = () => URL.revokeObjectURL(url)
  image.src = url
}
const updateOutput = latest(async () => {
  const format = state.tab
  if (!formats.includes(format) || !state.pictured) return
  const start = performance.now()
  const result = await drawing(selection({ format, ledger: true, ...(format === 'png' && { scale }) }))
  if (format !== state.tab) return
  const time = performance.now() - start
  if (result.text === undefined && result.base64 === undefined) return body.replaceChildren(make('p', { class: 'empty' }, failure(result.diagnostics).message))
  const text = format === 'eps' ? new TextDecoder().decode(result.bytes) : result.text
  const name = `${result.shape ?? nameOf(state.pictured).replace(/\.shape$/, '')}.${format}`
  const link = () => make('a', { href: URL.createObjectURL(result.blob), download: name })
  const copy = async () => {
    if (!navigator.clipboard) throw new Error('The browser gives this page no clipboard.')
    if (format !== 'png') await navigator.clipboard.writeText(text)
    else await navigator.clipboard.write([new ClipboardItem({ 'image/png': result.blob })])
    toast(`${name} is in the clipboard.`)
  }
  const scales = make('select', { 'aria-label': 'Scale', change: () => { scale = Number(scales.value); updateOutput() } },
    ...[1, 2, 3, 4].map(each => make('option', { value: each, selected: each === scale }, `${each}×`)))
  const content = format === 'png' ? make('img', { alt: 'The PNG', class: 'pixels' })
    : text !== undefined ? make('pre', { tabindex: 0, 'aria-label': name }, text.slice(0, 200_000))
    : make('p', { class: 'empty' }, `${name} is ready to download.`)
  if (format === 'png') setImage(content, result.blob)
  const scroll = body.scrollTop
  body.replaceChildren(make('div', { class: 'bar' },
    (text !== undefined || format === 'png') && make('button', { click: () => { copy().catch(error => toast(error.message)) } }, 'Copy'),
    make('button', { class: 'primary', click: () => link().click() }, 'Download'), format === 'png' && scales,
    make('output', {}, `${byteText(result.bytes.length)}, ${timeText(time)}`)), ledger(result.ledger), content)
  body.scrollTop = scroll
})
/** How the format shows each element. @param {any[]|undefined} entries */
function ledger(entries) {
  if (!entries?.length) return ''
  /** @type {Map<string, number>} */ const counts = new Map()
  for (const { message } of entries) counts.set(message, (counts.get(message) ?? 0) + 1)
  return make('details', {}, make('summary', {}, `How it shows ${entries.length} element${entries.length > 1 ? 's' : ''}`),
    make('ul', {}, ...[...counts].map(([line, count]) => make('li', {}, line + (count > 1 ? ` (${count} times)` : '')))))
}
/** What is worth seeing side by side: previews, sizes, schemes and directions. */
function sheetTiles() {
  const previews = (state.description?.previews ?? []).map((/** @type {any} */ { name, scheme, direction }) => ({
    title: name, parameters: { preview: name, size: undefined, values: {}, scheme: scheme ?? shownScheme(), direction: direction ?? state.direction }, act: () => choosePreview(name),
  }))
  const vary = (/** @type {string} */ title, /** @type {any} */ parameters) => ({ title, parameters, act: () => change(parameters) })
  const sizes = stops().slice(0, 6).map(({ size, reason }) => vary(`${size.width} × ${size.height}, ${reason}`, { size }))
  return [['Previews', previews], ['Sizes', sizes],
    ['Appearance and direction', [vary('Light', { scheme: 'light' }), vary('Dark', { scheme: 'dark' }), vary('Left to right', { direction: 'ltr' }), vary('Right to left', { direction: 'rtl' })]]]
}
const updateSheet = latest(async () => {
  if (state.tab !== 'sheet' || !state.pictured) return
  const key = JSON.stringify(sheetTiles())
  if (body.dataset.sheet !== key) {
    body.dataset.sheet = key
    body.replaceChildren(...sheetTiles().filter(([, tiles]) => tiles.length).flatMap(([title, tiles]) => [make('h2', {}, title),
      make('div', { class: 'sheet' }, ...tiles.map((/** @type {any} */ tile) => make('button', { class: 'tile', click: tile.act, 'data-scheme': tile.parameters.scheme ?? shownScheme() },
        make('img', { alt: '' }), make('span', {}, tile.title))))]))
  }
  const images = body.querySelectorAll('.tile img')
  const tiles = sheetTiles().flatMap(([, list]) => list)
  // One after the other, so that the picture never waits for more than one of them.
  for (const [i, tile] of tiles.entries()) {
    if (state.tab !== 'sheet' || body.dataset.sheet !== key) return
    const { blob, text, diagnostics } = await drawing(selection({ format: 'svg', ...tile.parameters }))
    const image = /** @type {HTMLImageElement} */ (images[i])
    image.alt = text === undefined ? failure(diagnostics).message : ''
    text === undefined ? image.removeAttribute('src') : setImage(image, blob)
  }
})
byId('tabs').append(...tabs.map(([id, title]) => make('button', { role: 'tab', id: 'tab-' + id, 'aria-controls': 'tab-body', click: () => change({ tab: id }) }, title)))
arrowKeys(byId('tabs'))
watch(['tab'], () => {
  for (const tab of byId('tabs').children) {
    const isSelected = tab.id === 'tab-' + state.tab
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  delete body.dataset.sheet
  document.body.dataset.tab = state.tab
  body.setAttribute('aria-labelledby', 'tab-' + state.tab)
  body.replaceChildren()
  update()
})
const update = () => { updateOutput(); updateSheet() }
onPicture(afterQuiet(120, update))
