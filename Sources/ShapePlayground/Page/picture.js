/** The picture: drawn anew after each change, over the last good one; its size, its zoom and its corner. */
import { active, files, nameOf, onFiles } from './documents.js'
import * as client from './client.js'
import { byId, latest, make, timeText } from './dom.js'
import { show } from './hover.js'
import { change, publicShapes, selection, shownPreview, shownScheme, shownShape, state, supported, watch } from './state.js'
const [viewport, canvas, corner] = [byId('viewport'), byId('canvas'), byId('corner')]
const image = byId('picture').attachShadow({ mode: 'open' })
/** @type {('width'|'height')[]} */ const sides = ['width', 'height']
/** The space around the picture. */ const margin = 36
/** What is drawn: its place, in the coordinates of the shape, and how many pictures there were. */
export const drawn = { box: { x: 0, y: 0, width: 1, height: 1 }, size: { width: 1, height: 1 }, zoom: 1, count: 0 }
/** @type {((isDrawn: boolean) => void)[]} */ const listeners = []
/** Calls a function after each try to draw. */ export const onPicture = (/** @type {(isDrawn: boolean) => void} */ act) => { listeners.push(act) }
/** When the picture had to change, whether it is asked for, the shape's origin, and whether the corner is dragged, when nothing else moves. */
let [changedAt, isAsked, origin, isDragging] = [0, false, { x: 0, y: 0 }, false]
/** Draws the picture. At most one request is on its way. */
const update = latest(async () => {
  if (!state.pictured) return
  const start = changedAt
  isAsked = true
  const { text, box, size, shape, diagnostics } = await client.request('shape/picture', selection({ format: 'svg' })).finally(() => { isAsked = false })
  notice(text === undefined ? failure(diagnostics) : undefined)
  if (text === undefined) return layOut(), listeners.forEach(act => act(false))
  Object.assign(drawn, { box, size, count: drawn.count + 1 })
  // Before the picture, so that it doesn't wait for a layout.
  layOut()
  image.innerHTML = '<style>svg{display:block;width:100%;height:100%}</style>' + text
  byId('time').textContent = timeText(performance.now() - start)
  byId('picture').setAttribute('aria-label', `${shape}, ${size.width} by ${size.height}`)
  for (const act of listeners) act(true)
  // At most once for each frame.
  await new Promise(requestAnimationFrame)
})
function refresh() { changedAt = performance.now(); update() }
/** Why there is no picture. @param {any[]|undefined} diagnostics */
export const failure = diagnostics => diagnostics?.find(({ severity }) => severity === 1) ?? { message: 'This file has no shape to draw.' }
/** Says why there is no new picture. @param {any} error */
function notice(error) {
  const { uri, range } = error?.relatedInformation?.[0]?.location ?? { uri: state.pictured, range: error?.range }
  const place = (uri === active?.uri ? 'Line ' : nameOf(uri) + ', line ') + (range?.start.line + 1)
  byId('notice').hidden = !error
  canvas.classList.toggle('stale', Boolean(error))
  byId('notice').replaceChildren(make('span', {}, error?.message.split('\n')[0], drawn.count > 0 && make('small', {}, 'The last good picture is shown.')),
    range ? make('button', { class: 'fix', click: () => show({ uri, range }) }, place) : '')
}
/** Says why the compiler is not running. @param {string} reason @param {string} advice */
export const showStopped = (reason, advice) => notice({ message: `The compiler was stopped: ${reason}. ${advice}` })
const place = (/** @type {string} */ id, /** @type {number[]} */ ...sides) =>
  ['left', 'top', 'width', 'height'].slice(0, sides.length).forEach((side, i) => { byId(id).style[side] = sides[i] + 'px' })
const chosenSize = () => selection().size ?? drawn.size
const showSide = (/** @type {'width'|'height'} */ side) => { byId(side).value = chosenSize()[side] }
function layOut() {
  const { box, size } = drawn
  const [width, height] = [viewport.clientWidth, viewport.clientHeight]
  if (!isDragging) {
    const fit = Math.min((width - 2 * margin) / box.width, (height - 2 * margin) / box.height, 8)
    drawn.zoom = state.zoom || Math.max(0.01, fit > 1 ? Math.floor(fit * 4) / 4 : fit)
    const start = (/** @type {number} */ all, /** @type {number} */ part) => Math.max(margin, (all - part * drawn.zoom) / 2)
    origin = { x: start(width, box.width) - box.x * drawn.zoom, y: start(height, box.height) - box.y * drawn.zoom }
  }
  const { zoom } = drawn
  const [x, y, w, h] = [origin.x + box.x * zoom, origin.y + box.y * zoom, box.width * zoom, box.height * zoom]
  for (const id of ['picture', 'overlay', 'grid-lines']) place(id, x, y, w, h)
  byId('overlay').setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  place('bounds', origin.x, origin.y, size.width * zoom, size.height * zoom)
  place('corner', origin.x + size.width * zoom, origin.y + size.height * zoom)
  Object.assign(canvas.style, { width: Math.max(x + w + margin, width) + 'px', height: Math.max(y + h + margin, height) + 'px' })
  byId('zoom-fit').textContent = `${Math.round(zoom * 100)}%`
  for (const side of sides) if (document.activeElement !== byId(side)) showSide(side)
  const chosen = chosenSize()
  for (const [i, button] of [...byId('sizes').children].entries()) button.setAttribute('aria-pressed', String(sides.every(side => stops()[i].size[side] === chosen[side])))
  byId('stops').replaceChildren(...stops().map(stop => make('i', { style: `left:${origin.x + stop.size.width * zoom}px;top:${origin.y + stop.size.height * zoom}px` })))
  // Lines between points, or between tens of points if there is no room.
  const cell = ([1, 10, 100].find(each => each * zoom >= 6) ?? 1000) * zoom
  if (state.grid) byId('grid-lines').innerHTML = `<defs><pattern id="cell" patternUnits="userSpaceOnUse" width="${cell}" height="${cell}" x="${origin.x - x}" y="${origin.y - y}"><path d="M0 ${cell}V0H${cell}"/></pattern></defs><rect width="100%" height="100%" fill="url(#cell)"/>`
  viewport.classList.toggle('plain', state.grid)
}
/** The point of the shape at a point of the window. @param {{clientX: number, clientY: number}} event */
export function pointAt({ clientX, clientY }) {
  const { x, y } = canvas.getBoundingClientRect()
  return { x: (clientX - x - origin.x) / drawn.zoom, y: (clientY - y - origin.y) / drawn.zoom }
}
/** The sizes at which the corner stops. @returns {{size: import('./state.js').Size, reason: string}[]} */
export const stops = () => shownShape()?.sizes ?? []
/** Sets the size within the limits of the shape. @param {number} width @param {number} height */
function setSize(width, height) {
  const size = supported({ width, height }, 1, 4096)
  if (size.width !== state.size?.width || size.height !== state.size?.height) change({ size })
}
/** Returns a number, or that of a stop within a few pixels. @param {number} value @param {'width'|'height'} side */
function snapped(value, side) {
  const [near] = stops().map(stop => stop.size[side]).sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
  return Math.abs(near - value) * drawn.zoom < 7 ? near : Math.round(value)
}
/** Where an arrow key leads. @param {KeyboardEvent} event @returns {[number, number]|undefined} */
export function arrow(event) {
  const step = event.shiftKey ? 10 : 1
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
  if (by) event.preventDefault()
  return /** @type {any} */ (by)
}
corner.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
  const [start, { width, height }] = [pointAt(event), drawn.size]
  const drag = (/** @type {boolean} */ isOn) => { isDragging = isOn; canvas.classList.toggle('resizing', isOn) }
  corner.setPointerCapture(event.pointerId)
  drag(true)
  corner.onpointermove = (/** @type {PointerEvent} */ moved) => {
    const point = pointAt(moved)
    const [wide, high] = [width + point.x - start.x, height + point.y - start.y]
    setSize(snapped(wide, 'width'), moved.shiftKey ? wide * height / width : snapped(high, 'height'))
  }
  corner.onlostpointercapture = () => { corner.onpointermove = null; drag(false); layOut() }
})
corner.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
  const [by, { width, height }] = [arrow(event), chosenSize()]
  if (by) setSize(width + by[0], height + by[1])
})
for (const side of sides) byId(side).addEventListener('change', () => {
  if (sides.every(each => byId(each).value)) setSize(Number(byId('width').value), Number(byId('height').value))
  // Also if the size stays, because there is none or the shape doesn't support it.
  showSide(side)
})
/** Buttons for the sizes worth looking at. */
function listSizes() {
  const rounded = (/** @type {number} */ side) => Math.round(side * 10) / 10
  byId('sizes').replaceChildren(...stops().slice(0, 6).map(({ size: { width, height }, reason }) => make('button', {
    title: reason, 'aria-label': `${width} by ${height}, ${reason}`,
    click: () => change({ size: { width, height } }),
  }, `${rounded(width)} × ${rounded(height)}`)))
}
const zoomBy = (/** @type {number} */ factor) => change({ zoom: Math.min(64, Math.max(0.05, drawn.zoom * factor)) })
byId('zoom-in').onclick = () => zoomBy(1.25)
byId('zoom-out').onclick = () => zoomBy(0.8)
byId('zoom-fit').onclick = () => change({ zoom: 0 })
/** The buttons that set a value, or turn something on and off. @type {['scheme'|'direction'|'grid'|'points', string?][]} */
const buttons = [['scheme', 'automatic'], ['scheme', 'light'], ['scheme', 'dark'], ['direction', 'ltr'], ['direction', 'rtl'], ['grid'], ['points']]
for (const [name, value] of buttons) byId(value ? `${name}-${value}` : name).onclick = () => change({ [name]: value ?? !state[name] })
byId('shape').onchange = () => change({ shape: byId('shape').value, preview: undefined, size: undefined })
byId('preview').onchange = () => choosePreview(byId('preview').value)
viewport.addEventListener('wheel', (/** @type {WheelEvent} */ event) => {
  if (!event.ctrlKey && !event.metaKey) return
  event.preventDefault()
  const before = pointAt(event)
  zoomBy(Math.exp(-event.deltaY / 300))
  // What is under the pointer stays there.
  const after = pointAt(event)
  viewport.scrollBy((before.x - after.x) * drawn.zoom, (before.y - after.y) * drawn.zoom)
}, { passive: false })
// In the next frame: what it changes may not be observed in this one.
new ResizeObserver(() => requestAnimationFrame(layOut)).observe(viewport)
/** Shows a preview of the file, or the shape itself. @param {string} name */
export function choosePreview(name) {
  const preview = state.description?.previews.find((/** @type {any} */ each) => each.name === name)
  const { shape = state.shape, scheme, direction } = preview ?? {}
  change({ preview: preview?.name, size: undefined, values: {}, shape, scheme: scheme ?? state.scheme, direction: direction ?? state.direction })
}
/** Asks what the file declares. One without a shape, such as a palette, leaves the picture of another one. */
const describe = latest(async () => {
  const uri = active?.uri
  if (!uri) return
  const description = await client.request('shape/describe', { textDocument: { uri } })
  const [hasShapes, before] = [publicShapes(description).length > 0, JSON.stringify(selection())]
  if (uri === state.pictured && hasShapes && JSON.stringify(description) !== JSON.stringify(state.description)) {
    change({ description })
    // What was chosen may be gone.
    if (JSON.stringify(selection()) !== before) refresh()
  } else if (uri !== state.pictured && hasShapes) {
    change({ pictured: uri, shape: undefined, preview: undefined, size: undefined, values: {}, description })
  } else if (!state.pictured) change({ pictured: uri })
})
watch(['description', 'shape', 'preview'], () => {
  const option = (/** @type {string} */ name, /** @type {any} */ shown, title = name) =>
    make('option', { value: name, selected: name === (shown?.name ?? '') }, title)
  const [shapes, previews] = [publicShapes(state.description), state.description?.previews ?? []]
  byId('shape').replaceChildren(...shapes.map(({ name }) => option(name, shownShape())))
  byId('shape').disabled = shapes.length < 2
  byId('preview').hidden = !previews.length
  byId('preview').replaceChildren(option('', shownPreview(), 'Default values'),
    ...previews.map((/** @type {any} */ { name }) => option(name, shownPreview())))
  listSizes()
  layOut()
})
watch(['scheme', 'direction', 'grid', 'points', 'description'], () => {
  for (const [name, value] of buttons) byId(value ? `${name}-${value}` : name).setAttribute('aria-pressed', String(state[name] === (value ?? true)))
  byId('stage').dataset.scheme = shownScheme()
})
watch(['zoom', 'grid'], layOut)
watch(['pictured', 'shape', 'preview', 'size', 'values', 'scheme', 'direction'], refresh)
onFiles((kind, file) => {
  if (kind === 'list' && !files.has(state.pictured)) change({ pictured: '' })
  if (kind === 'list' || file !== active || !file) return
  if (file.uri === state.pictured) refresh()
  describe()
  document.title = `${nameOf(file.uri)} – shapec`
})
// The file of the picture, or an import, changed. An answer that comes after this message knows about it.
client.onNotification('shape/changed', ({ uri }) => { if (uri === state.pictured && !isAsked) refresh() })
