/** Controls for the parameters, made from their types, ranges and defaults. */
import { colorOf } from './api.js'
import { byId, latest, make } from './dom.js'
import { change, shownPreview, shownShape, shownValues, state, watch } from './state.js'
/** @typedef {{node: Node, show: (value: any) => void}} Control */
/** @type {{name: string, control: Control, row: HTMLElement}[]} */ let rows = []
/** What the controls were made for. */ let made = ''
const named = (/** @type {any[]|undefined} */ list, /** @type {string} */ name) => list?.find(each => each.name === name)
const valueOf = (/** @type {string} */ name) => shownValues()[name]
  ?? named(shownPreview()?.arguments, name)?.value.value ?? named(shownShape()?.parameters, name)?.default?.value
const set = (/** @type {string} */ name, /** @type {any} */ value) => change({ values: { ...state.values, [name]: value } })
/** Shows a value in a field, unless it comes from there. @param {any} field @param {any} value */
const put = (field, value) => { if (document.activeElement !== field) field.value = value }
/** Returns the unit of a text such as `30deg`. @param {any} value */
const unitOf = value => typeof value === 'string' ? /^[-\d.e]+([a-z]*)$/.exec(value)?.[1] : typeof value === 'number' ? '' : undefined
/** A slider with a field for exact numbers. @param {any} parameter @returns {Control} */
function slider({ name, type, range }) {
  const unit = unitOf(range.high.value)
  const [low, high] = [parseFloat(range.low.value), parseFloat(range.high.value)]
  const step = type.name === 'Int' ? 1 : 10 ** Math.floor(Math.log10((high - low) / 100))
  const most = range.includesHigh ? high : high - step
  const limits = { min: low, max: most, step, input: (/** @type {any} */ { target: { value } }) => {
    if (value !== '' && value >= low && value <= most) set(name, unit ? Number(value) + unit : Number(value))
  }, change: (/** @type {any} */ { target }) => { target.value = parseFloat(valueOf(name)) } }
  const track = make('input', { type: 'range', ...limits, 'aria-label': name })
  const field = make('input', { type: 'number', ...limits, step: type.name === 'Int' ? 1 : 'any', 'aria-label': name + ', exact' })
  return {
    node: make('span', { class: 'pair' }, track, field, unit),
    show: value => [track, field].forEach(each => { if (Number(each.value) !== parseFloat(value)) put(each, parseFloat(value)) }),
  }
}
/** A field for each number in a value. @param {any} parameter @returns {Control} */
function numbers({ name, type }) {
  const start = valueOf(name)
  const keys = typeof start === 'object' ? Object.keys(start) : ['']
  const input = () => {
    if (fields.some(field => field.value === '')) return
    set(name, keys[0] ? Object.fromEntries(keys.map((key, i) => [key, Number(fields[i].value)])) : Number(fields[0].value))
  }
  const fields = keys.map(key => make('input', { type: 'number', step: type.name === 'Int' ? 1 : 'any', 'aria-label': `${name} ${key}`.trim(), title: key, input }))
  return { node: make('span', { class: 'pair' }, ...fields), show: value => fields.forEach((field, i) => put(field, keys[i] ? value?.[keys[i]] : value)) }
}
/** @param {any} parameter @returns {Control} */
function toggle({ name }) {
  const node = make('input', { type: 'checkbox', role: 'switch', 'aria-label': name, change: () => set(name, node.checked) })
  return { node, show: value => { node.checked = value } }
}
/** @param {any} parameter @returns {Control} */
function menu({ name, type }) {
  const option = (/** @type {any} */ each) => make('option', { value: each.name, title: each.documentation?.title }, each.name)
  const node = make('select', { 'aria-label': name, change: () => set(name, node.value) }, ...type.cases.map(option))
  return { node, show: value => { node.value = value } }
}
/** A well and a text, for each scheme if the color depends on it. @param {any} parameter @returns {Control} */
function color({ name }) {
  const start = valueOf(name)
  const rows = (typeof start === 'object' ? Object.keys(start) : ['']).map(scheme => {
    const title = `${name} ${scheme}`.trim()
    const part = () => String(scheme ? valueOf(name)?.[scheme] : valueOf(name))
    const store = (/** @type {string} */ value) => set(name, scheme ? { ...valueOf(name), [scheme]: value } : value)
    // The well has no place for the opacity.
    const opacity = () => /^#[\da-f]{6}([\da-f]{2})$/i.exec(part())?.[1] ?? ''
    const input = () => store(well.value + opacity())
    const well = make('input', { type: 'color', 'aria-label': title, title, input })
    const read = latest(async () => {
      const { value } = field
      const color = value.startsWith('#') ? value : await colorOf(value) ?? value
      if (value === field.value) store(color[scheme] ?? color)
    })
    const field = make('input', { 'aria-label': title + ', as text', spellcheck: 'false', change: read })
    return { well, field, show: () => { well.value = part().slice(0, 7); put(field, part()) } }
  })
  return { node: make('span', { class: 'pair' }, ...rows.flatMap(({ well, field }) => [well, field])), show: () => rows.forEach(row => row.show()) }
}
/** Buttons at the edges of a square. @param {any} parameter @returns {Control} */
function edges({ name }) {
  const list = () => /** @type {string[]} */ ([valueOf(name) ?? []].flat())
  const buttons = ['top', 'left', 'right', 'bottom'].map(edge => make('button', {
    class: 'edge ' + edge, type: 'button', 'aria-label': `${name}: ${edge}`, title: edge,
    click: () => set(name, list().includes(edge) ? list().filter(each => each !== edge) : [...list(), edge]),
  }))
  const show = () => buttons.forEach(button => button.setAttribute('aria-pressed', String(list().includes(button.title))))
  return { node: make('span', { class: 'edges', role: 'group', 'aria-label': name }, ...buttons), show }
}
/** A text with the value as JSON, or the source of a value that JSON has no form for. @param {any} parameter @returns {Control} */
function text({ name, default: start }) {
  if (start?.value === null) return { node: make('code', {}, start.source), show() {} }
  const isText = typeof start?.value === 'string'
  const node = make('input', { 'aria-label': name, spellcheck: 'false', input: () => {
    try {
      set(name, isText ? node.value : JSON.parse(node.value))
      node.removeAttribute('aria-invalid')
    } catch { node.setAttribute('aria-invalid', 'true') }
  } })
  return { node, show: value => put(node, isText ? value : JSON.stringify(value ?? '')) }
}
function control(/** @type {any} */ parameter) {
  const { type, range, default: start } = parameter
  const value = start?.value
  const first = value && typeof value === 'object' && !Array.isArray(value) ? Object.values(value)[0] : value
  if (type.cases.length) return menu(parameter)
  if (type.name === 'Edges') return edges(parameter)
  if (typeof value === 'boolean') return toggle(parameter)
  if (range?.low?.value != null && range.high?.value != null && unitOf(range.low.value) === unitOf(range.high.value)) return slider(parameter)
  if (typeof first === 'number') return numbers(parameter)
  if (typeof first === 'string' && first.startsWith('#')) return color(parameter)
  return text(parameter)
}
function makeRow(/** @type {any} */ parameter) {
  const { name, documentation } = parameter
  const made = control(parameter)
  const reset = () => { const { [name]: _, ...values } = state.values; change({ values }) }
  const title = make('span', { class: 'name' }, name, documentation && make('small', {}, documentation.title))
  return { name, control: made, row: make('div', { class: 'control' }, title, made.node, make('button', { class: 'reset', type: 'button', click: reset }, 'Reset')) }
}
/** Shows the values. The controls are made anew only if the parameters changed, so that one in use stays. */
watch(['description', 'shape', 'preview', 'values', 'tab'], () => {
  if (state.tab !== 'controls') return void (made = '')
  const parameters = shownShape()?.parameters ?? []
  const key = JSON.stringify([shownShape()?.name, state.preview, parameters.map((/** @type {any} */ { place, ...rest }) => [rest, rest.type.name === 'Color' && typeof valueOf(rest.name)])])
  if (key !== made) {
    made = key
    rows = parameters.map(makeRow)
    const empty = make('p', { class: 'empty' }, shownShape() ? 'This shape has no parameters.' : 'No shape is drawn yet.')
    byId('tab-body').replaceChildren(...rows.length ? rows.map(({ row }) => row) : [empty])
  }
  for (const { name, control, row } of rows) {
    control.show(valueOf(name))
    row.classList.toggle('changed', name in shownValues())
  }
})
