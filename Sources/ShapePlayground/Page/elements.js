/** Both ways between the picture and the source: elements, their places, and their points that can be dragged. */
import { active, applyEdit, files, haveChanged, versions } from './documents.js'
import * as client from './client.js'
import { announce, byId, icon, latest, make, svg, toast } from './dom.js'
import { caretPosition, endProgram, onCaret, replaceLast, setMarks } from './editor.js'
import { show } from './hover.js'
import { arrow, drawn, onPicture, pointAt } from './picture.js'
import { selection, state, watch } from './state.js'
import { edited, offsetAt } from './text.js'
/** @typedef {{x: number, y: number, kind: string, index: number}} OutlinePoint */
/** @typedef {{element: number, kind: string, range: any, path: string, points: OutlinePoint[]}} Outline */
const [overlay, canvas] = [byId('overlay'), byId('canvas')]
/** The outlines of all elements of the picture with this number. @type {{count: number, elements: Outline[]}} */
let outlines = { count: -1, elements: [] }
/** What is at the pointer, what the caret's line draws, and what was clicked. @type {{hovered: number[], revealed: number[], selected?: number}} */
const shown = { hovered: [], revealed: [] }
/** The places that draw the element at a point, which of them is shown, for which texts, and whether a drag changed these.
 * @type {{list: any[], index: number, asked: Map<string, number>, point?: {x: number, y: number}, isDragged?: boolean}} */
let sources = { list: [], index: 0, asked: versions() }
let isDragging = false
/** Draws the outlines that are shown, those of one look as one path: a line of source may draw thousands. */
const update = latest(async () => {
  const [hovered, revealed, { selected }, { count }] = [new Set(shown.hovered), new Set(shown.revealed), shown, drawn]
  if ((state.points || hovered.size || revealed.size || selected !== undefined) && outlines.count !== count) {
    outlines = { count, elements: (await client.request('shape/outline', selection()))?.elements ?? [] }
  }
  const focused = document.activeElement?.getAttribute('data-point')
  const paths = { plain: '', revealed: '', hovered: '', selected: '' }
  const marks = outlines.elements.flatMap(({ element, kind, path, points }) => {
    const isSelected = element === selected
    const name = isSelected ? 'selected' : hovered.has(element) ? 'hovered' : revealed.has(element) ? 'revealed' : state.points ? 'plain' : undefined
    if (name) paths[name] += path
    return name && (state.points || isSelected) && points.length < 500 ? pointMarks(element, kind, points) : []
  })
  overlay.replaceChildren(...Object.entries(paths).filter(([, d]) => d).map(([name, d]) => svg('path', { d, class: name })), ...marks)
  if (focused) overlay.querySelector(`[data-point="${focused}"]`)?.focus()
})
/** What a screen reader says for a kind of point. @type {Object<string, string>} */
const names = { control: 'Control point', radius: 'Radius', width: 'Width' }
/** @param {number} element @param {string} kind @param {OutlinePoint[]} points */
function pointMarks(element, kind, points) {
  const lines = points.flatMap((point, i) => point.kind !== 'control' ? [] :
    [points[i - 1], points[i + 1]].filter(other => other?.kind === 'end').map(({ x, y }) => svg('path', { d: `M${point.x} ${point.y}L${x} ${y}`, class: 'handle' })))
  return [...lines, ...points.map(({ x, y, kind: pointKind, index }) => {
    const title = `${names[pointKind] ?? 'Point'} ${index + 1} of ${kind}: ${Math.round(x)}, ${Math.round(y)}. Arrow keys move it.`
    const mark = svg('circle', {
      cx: x, cy: y, r: 4 / drawn.zoom, class: 'point ' + pointKind, 'data-point': `${element}.${index}`,
      role: 'button', tabindex: 0, 'aria-label': title,
    })
    mark.addEventListener('pointerdown', event => startDrag(event, element, index))
    mark.addEventListener('keydown', event => { const by = arrow(event); if (by) drag(element, index, { x: x + by[0], y: y + by[1] }) })
    return mark
  })]
}
/** Changes the literal that decides where a point is, or says why there is none. @param {number} element @param {number} index @param {{x: number, y: number}} to */
async function drag(element, index, to) {
  const { edit, reason } = await client.request('shape/drag', selection({ element, index, to })) ?? {}
  if (!edit) return reason && toast(`${reason[0].toUpperCase()}${reason.slice(1)}.`)
  const [uri] = Object.keys(edit.changes ?? {})
  const file = files.get(uri)
  // All steps of a drag are one change to undo.
  if (file && file === active) replaceLast(edited(file, edit.changes[uri]))
  else await applyEdit(edit)
  if (haveChanged(sources.asked)) sources.isDragged = true
  announce(`${Math.round(to.x)}, ${Math.round(to.y)}`)
}
function startDrag(/** @type {PointerEvent} */ start, /** @type {number} */ element, /** @type {number} */ index) {
  start.preventDefault()
  start.stopPropagation()
  isDragging = true
  endProgram()
  let to = pointAt(start)
  const round = (/** @type {number} */ value) => drawn.zoom >= 8 ? Math.round(value * 2) / 2 : Math.round(value)
  const step = latest(async () => drag(element, index, { x: round(to.x), y: round(to.y) }))
  const move = (/** @type {PointerEvent} */ event) => { to = pointAt(event); step() }
  // The point itself is made anew with each picture, which would end a drag by touch.
  overlay.setPointerCapture(start.pointerId)
  overlay.addEventListener('pointermove', move)
  overlay.addEventListener('lostpointercapture', async () => {
    overlay.removeEventListener('pointermove', move)
    isDragging = false
    await step()
    reselect()
    endProgram()
  }, { once: true })
}
/** Where the pointer is, unless it left. @type {{x: number, y: number}|undefined} */ let pointer
const hover = latest(async () => {
  const hit = pointer && await client.request('shape/hit', selection({ point: pointer }))
  shown.hovered = hit ? [hit.element] : []
  markSource(hit?.sources ?? [])
  byId('viewport').style.cursor = hit ? 'pointer' : ''
  await update()
})
/** Marks the places that draw an element in the source. @param {any[]} locations */
function markSource(locations) {
  const file = active
  if (file) setMarks('picture', locations.filter(({ uri }) => uri === file.uri).map(({ range }) => ({ start: offsetAt(file, range.start), end: offsetAt(file, range.end), kind: 'drawn' })))
}
canvas.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
  if (event.buttons || isDragging) return
  pointer = pointAt(event)
  hover()
})
canvas.addEventListener('pointerleave', () => { pointer = undefined; hover() })
canvas.addEventListener('click', async (/** @type {MouseEvent} */ event) => {
  if (/** @type {Element} */ (event.target).closest('#corner, #overlay')) return
  const [point, asked] = [pointAt(event), versions()]
  const hit = await client.request('shape/hit', selection({ point }))
  // The next click on an element shows the next place that draws it.
  const isNext = hit && hit.element === shown.selected
  sources = { list: hit?.sources ?? [], index: isNext ? sources.index + 1 : 0, asked, point }
  select(hit?.element)
})
function select(/** @type {number|undefined} */ element) {
  shown.selected = element
  sources.list.length ? showSource(sources.index) : listSources()
  update()
}
/** Asks again what was clicked, since an edit may change the elements and the places that draw them. */
const reselect = latest(async () => {
  const [{ list, point, isDragged }, asked] = [sources, versions()]
  if (!haveChanged(sources.asked) || isDragging || shown.selected === undefined) return
  const hit = point && await client.request('shape/hit', selection({ point }))
  if (haveChanged(asked) || point !== sources.point) return
  // After a drag away from where it was clicked, nothing tells where its colors are.
  const isAway = isDragged && hit?.element !== shown.selected
  if (!isAway) shown.selected = hit?.element
  sources = isAway ? { list: list.map(each => ({ ...each, colors: [] })), index: 0, asked } : { list: hit?.sources ?? [], index: sources.index, asked, point }
  listSources()
  await update()
})
/** Shows a place. @param {number} next */
async function showSource(next) {
  const { list } = sources
  const { uri, range } = list[sources.index = next % list.length]
  await show({ uri, range }, matchMedia('(pointer: fine)').matches)
  listSources()
}
/** Lists the colors on which a place depends, and a button for the next place. */
function listSources() {
  const [box, { list, asked }] = [byId('selected'), sources]
  const [index, isFocused] = [Math.min(sources.index, list.length - 1), box.contains(document.activeElement)]
  box.hidden = !list.length
  if (!list.length) return
  const title = `Line ${list[index].range.start.line + 1}` + (list.length > 1 ? `, ${index + 1} of ${list.length}` : '')
  const button = make('button', { title: 'Show the next place that draws this', click: () => showSource(index + 1) },
    title, list.length > 1 && icon('next'))
  box.replaceChildren(...list[index].colors.slice(0, 4).map((/** @type {any} */ color) => colorWell(color, asked)), button)
  if (isFocused) box.firstElementChild.focus()
}
function colorWell(/** @type {any} */ { uri, range, color }, /** @type {Map<string, number>} */ asked) {
  const hex = [color.red, color.green, color.blue].map(part => Math.round(part * 255).toString(16).padStart(2, '0')).join('')
  return make('input', { type: 'color', 'aria-label': 'Color in the source', value: '#' + hex, change: async (/** @type {any} */ { target: { value } }) => {
    const [red, green, blue] = [1, 3, 5].map(at => parseInt(value.slice(at, at + 2), 16) / 255)
    const [first] = await client.request('textDocument/colorPresentation', { textDocument: { uri }, range, color: { ...color, red, green, blue } })
    await applyEdit({ changes: { [uri]: [first.textEdit ?? { range, newText: first.label }] } }, asked).catch(reselect)
  } })
}
onCaret(latest(async () => {
  const answer = active?.uri === state.pictured ? await client.request('shape/reveal', selection({ position: caretPosition() })) : null
  shown.revealed = answer?.elements ?? []
  await update()
}))
onPicture(isDrawn => { if (isDrawn) { update(); reselect() } })
watch(['points', 'zoom'], update)
watch(['pictured', 'shape', 'preview'], () => { sources = { list: [], index: 0, asked: versions() }; select(undefined) })
