/** The examples and the cookbook with their pictures, drawn when they come into view. */
import { compile } from './api.js'
import { activate, addAll, addNew, files, remove, uriOf } from './documents.js'
import { byId, make } from './dom.js'
import { setImage } from './outputs.js'
import { change, shownScheme } from './state.js'
/** @typedef {{file: string, title: string, section: string, text: string, imports: string[]}} Example */
const dialog = byId('gallery')
/** The texts of opened examples, to close those that nobody changed. @type {Map<string, string>} */ const opened = new Map()
/** @returns {Promise<Example[]>} */
export async function examples() {
  const inline = byId('shapec-examples')?.textContent
  return inline ? JSON.parse(inline) : (await fetch('examples.json')).json()
}
/** @param {Example} example @param {Example[]} all */
const importsOf = ({ imports }, all) => all.filter(({ file }) => imports.includes(file))
/** Opens an example and what it imports. @param {Example} example @param {Example[]} all */
export function openExample(example, all) {
  const untouched = [...files.values()].filter(({ uri, text }) => text === opened.get(uri))
  const list = [...addAll(importsOf(example, all).map(({ file, text }) => ({ uri: uriOf(file), text }))), addNew(example.file, example.text)]
  activate(list.at(-1)?.uri)
  for (const file of list) opened.set(file.uri, file.text)
  for (const file of untouched) if (!list.includes(file)) remove(file.uri)
  change({ preview: undefined, size: undefined, values: {}, zoom: 0 })
}
async function open() {
  dialog.showModal()
  if (byId('gallery-body').childElementCount) return
  const all = await examples()
  const seen = new IntersectionObserver(async entries => {
    for (const { target } of entries.filter(entry => entry.isIntersecting)) {
      seen.unobserve(target)
      const example = all[Number(/** @type {HTMLElement} */ (target).dataset.index)]
      const files = Object.fromEntries(importsOf(example, all).map(({ file, text }) => [file, text]))
      const { output } = await compile(example.text, { scheme: shownScheme(), files })
      if (typeof output === 'string') setImage(/** @type {any} */ (target.firstElementChild), new Blob([output], { type: 'image/svg+xml' }))
    }
  }, { root: byId('gallery-body'), rootMargin: '200px' })
  const sections = new Map(all.map(({ section }) => [section, /** @type {any[]} */ ([])]))
  all.forEach((example, index) => sections.get(example.section)?.push(make('button', {
    class: 'tile', 'data-index': index, title: example.file, click: () => { dialog.close(); openExample(example, all) },
  }, make('img', { alt: '' }), make('span', {}, example.title))))
  for (const [section, tiles] of sections) byId('gallery-body').append(make('section', {}, make('h3', {}, section), make('div', { class: 'sheet' }, ...tiles)))
  for (const tile of [...sections.values()].flat()) seen.observe(tile)
}
byId('gallery-open').onclick = open
byId('gallery-close').onclick = () => dialog.close()
byId('gallery-filter').oninput = () => {
  const wanted = byId('gallery-filter').value.toLowerCase()
  for (const section of byId('gallery-body').children) {
    const tiles = [...section.querySelectorAll('.tile')]
    for (const tile of tiles) tile.hidden = !`${tile.textContent} ${tile.title}`.toLowerCase().includes(wanted)
    section.hidden = tiles.every(tile => tile.hidden)
  }
}
