/** What the picture shows, and who wants to know when it changes. */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{pictured: string, shape?: string, preview?: string, size?: Size, values: Object<string, any>, scheme: string,
 *   direction: string, zoom: number, grid: boolean, points: boolean, tab: string, description?: any}} State
 * `pictured` is the document that is drawn, and a `zoom` of 0 fits the picture. */
/** @type {State} */
export const state = { pictured: '', values: {}, scheme: 'automatic', direction: 'ltr', zoom: 0, grid: false, points: false, tab: 'controls' }
/** @type {[string[], (changed: Partial<State>) => void][]} */ const watchers = []
const dark = matchMedia('(prefers-color-scheme: dark)')
dark.addEventListener('change', () => change({ scheme: state.scheme }))
/** Calls a function when one of the members changes. @param {(keyof State)[]} names @param {(changed: Partial<State>) => void} act */
export const watch = (names, act) => { watchers.push([names, act]) }
export function change(/** @type {Partial<State>} */ members) {
  Object.assign(state, members)
  for (const [names, act] of watchers) if (names.some(name => name in members)) act(members)
}
/** The scheme of the picture: that of the page if it is automatic. */
export const shownScheme = () => state.scheme === 'automatic' ? (dark.matches ? 'dark' : 'light') : state.scheme
/** Returns a name unless an edit removed what has it. @param {any[]|undefined} list @param {string|undefined} name */
const existing = (list, name) => !list || list.some(each => each.name === name) ? name : undefined
/** Returns the parameters of requests about the picture. @param {Object<string, any>} more */
export function selection(more = {}) {
  const { pictured, description, shape, preview, size, direction } = state
  return {
    textDocument: { uri: pictured }, shape: existing(description?.shapes, shape),
    preview: existing(description?.previews, preview), size: size && supported(size),
    values: shownValues(), scheme: shownScheme(), direction, ...more,
  }
}
/** @param {any} description @returns {any[]} */
export const publicShapes = description => description?.shapes?.filter((/** @type {any} */ shape) => !shape.isPrivate) ?? []
/** The description of the shape that is drawn, which is private in some counter-examples. */
export function shownShape() {
  const [description, name] = [state.description, shownPreview()?.shape ?? state.shape]
  return description?.shapes.find((/** @type {any} */ shape) => shape.name === name) ?? publicShapes(description)[0]
}
/** Returns the nearest size that the shape supports. @param {Size} size */
export function supported({ width, height }, smallest = 0, largest = Infinity) {
  const [least, most] = [shownShape()?.minimumSize?.value, shownShape()?.maximumSize?.value]
  const bounded = (/** @type {number} */ side, low = smallest, high = largest) => Math.min(Math.max(side, low), high)
  return { width: bounded(width, least?.width, most?.width), height: bounded(height, least?.height, most?.height) }
}
/** Whether a parameter can have a value. @param {any} parameter @param {any} value */
function takes({ type, range }, value) {
  if (type.cases.length) return type.cases.some((/** @type {any} */ each) => each.name === value)
  const [number, low, high] = [value, range?.low?.value, range?.high?.value].map(parseFloat)
  return !(number < low || number > high || (number === high && !range.includesHigh))
}
/** The values that were set, without those that an edit made impossible. @returns {Object<string, any>} */
export function shownValues() {
  const parameters = shownShape()?.parameters
  return parameters ? Object.fromEntries(Object.entries(state.values).filter(([name, value]) =>
    parameters.some((/** @type {any} */ each) => each.name === name && takes(each, value)))) : state.values
}
export const shownPreview = () => state.description?.previews?.find((/** @type {any} */ preview) => preview.name === state.preview)
