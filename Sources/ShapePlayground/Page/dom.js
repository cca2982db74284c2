/** Small helpers for elements of the page. */
/** @param {string} id @returns {any} */ export const byId = id => document.getElementById(id)
/** Creates an element. Functions are listeners, `false` and `undefined` omit an attribute.
 * @param {string} tag @param {Object<string, any>} attributes @param {...(Node|string|undefined|null|false)} children @returns {any} */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter(child => child !== undefined && child !== null && child !== false))
  return element
}
/** Creates an element of a picture. @param {string} name @param {Object<string, any>} attributes @param {...Node} children */
export function svg(name, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}
export const icon = (/** @type {string} */ name) => svg('svg', { 'aria-hidden': 'true' }, svg('use', { href: '#i-' + name }))
let work = 0
/** Counts what is being done. `data-settled` of the page tells scripts when there is nothing. @param {1|-1} step */
export function count(step) { work += step; document.body.dataset.settled = String(work === 0) }
/** Returns a function that runs a task, at most one at a time. Calls while it runs cause one more run.
 * @param {() => Promise<any>} task @returns {() => Promise<void>} */
export function latest(task) {
  /** @type {Promise<void>|undefined} */ let running
  let again = false
  const run = async () => {
    count(1)
    while (again) {
      again = false
      try { await task() } catch (error) { if (!(error instanceof Error && error.name === 'Stopped')) console.error(error) }
    }
    running = undefined
    count(-1)
  }
  return () => { again = true; return running ??= run() }
}
export function afterQuiet(/** @type {number} */ milliseconds, /** @type {(...values: any[]) => void} */ task) {
  let timer = 0
  const start = (/** @type {any[]} */ ...values) => {
    start.cancel()
    count(1)
    timer = setTimeout(() => { start.cancel(); task(...values) }, milliseconds)
  }
  /** Does what waits, without the wait. */
  start.now = () => { if (timer) { start.cancel(); task() } }
  start.cancel = () => {
    if (timer) count(-1)
    clearTimeout(timer)
    timer = 0
  }
  return start
}
/** Tells a screen reader. @param {string} text */ export const announce = text => { byId('announcer').textContent = text }
/** Shows a message for some seconds, in the place of one without actions. @param {string} text @param {[string, () => void][]} actions */
export function toast(text, ...actions) {
  const close = () => element.remove()
  const element = make('div', { class: actions.length ? 'toast asks' : 'toast' }, text,
    ...actions.map(([title, act]) => make('button', { click: () => { close(); act() } }, title)),
    make('button', { class: 'icon', 'aria-label': 'Close', click: close }, icon('close')))
  byId('toasts').replaceChildren(...[...byId('toasts').children].filter(each => each.matches('.asks')).slice(-2), element)
  setTimeout(close, actions.length ? 12_000 : 5_000)
}
/** Places a popup beside a rectangle of the window: below, or above if there is no room. */
export function placeBeside(/** @type {HTMLElement} */ popup, /** @type {{x: number, y: number, height: number}} */ place, above = false) {
  const { offsetWidth: width, offsetHeight: height } = popup
  const below = place.y + place.height + 4
  const isAbove = above ? place.y - height - 4 > 0 : below + height > innerHeight && place.y - height > 4
  popup.style.left = Math.max(8, Math.min(place.x, innerWidth - width - 8)) + 'px'
  popup.style.top = (isAbove ? place.y - height - 4 : below) + 'px'
}
/** @param {number} bytes */ export const byteText = bytes => bytes < 1000 ? `${bytes} bytes` : bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
/** @param {number} time */ export const timeText = time => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
/** Moves between the items of a menu, or chooses those of a row of tabs, with the arrow keys. @param {HTMLElement} row */
export function arrowKeys(row) {
  row.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    const items = [.../** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll('[role=tab], [role=menuitem]'))].filter(item => item.offsetParent)
    const next = items[(items.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step + items.length) % items.length]
    event.preventDefault()
    next?.focus()
    if (next?.role === 'tab') next.click()
  })
}
