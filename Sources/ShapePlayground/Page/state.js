/** What the picture shows, and who wants to know when it changes. */
/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{pictured: string, shape?: string, preview?: string, size?: Size, values: Object<string, any>, scheme: string,
 *   direction: string, zoom: number, grid: boolean, points: boolean, tab: string, description?: any}} State
 * `pictured` is the document that is drawn, and a `zoom` of 0 fits the picture.
 */
/** @type {State} */
export const state = { pictured: '', values: {}, scheme: 'automatic', direction: 'ltr', zoom: 0, grid: false, points: false, tab: 'controls' }
/** @type {[string[], (changed: Partial<State>) => void][]} */
const watchers = []
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
/** Returns the parameters of requests about the picture. @param {Object<string, any>} more */
export function selection(more = {}) {
  const { pictured, shape, preview, size, values, direction } = state
  return { textDocument: { uri: pictured }, shape, preview, size, values, scheme: shownScheme(), direction, ...more }
}
/** @param {any} description @returns {any[]} */
export const publicShapes = description => description?.shapes?.filter((/** @type {any} */ shape) => !shape.isPrivate) ?? []
/** The description of the shape that is drawn. */
export function shownShape() {
  const [shapes, name] = [publicShapes(state.description), shownPreview()?.shape ?? state.shape]
  return shapes.find(shape => shape.name === name) ?? shapes[0]
}
export const shownPreview = () => state.description?.previews?.find((/** @type {any} */ preview) => preview.name === state.preview)
