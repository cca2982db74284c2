/** A link with the compressed files and settings in its fragment, which browsers never send. */
import { isUnsaved, onFiles, restore, saved, snapshot, snapshotIn } from './documents.js'
import { byId, toast } from './dom.js'
import { isLoopback } from './transport.js'
/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream|DecompressionStream} stream */
const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
export async function link() {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(snapshot())), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return location.href.replace(/#.*/, '') + '#s=' + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
/** Returns what a part of an address contains. @param {string} text */
async function contentOf(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
    return snapshotIn(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {}
}
/** The files from before each link are kept here, because those of the link are saved in their place. */ const key = 'shapec-before'
/** @returns {ReturnType<typeof snapshot>[]} */ const earlier = () => JSON.parse(localStorage.getItem(key) ?? '[]')
const keep = (/** @type {any[]} */ list) => localStorage.setItem(key, JSON.stringify(list))
/** Opens what a link contains. */
export async function openShared() {
  const text = /^#s=([\w-]+)$/.exec(location.hash)?.[1]
  if (!text) return false
  const [content, before] = [await contentOf(text), saved()]
  history.replaceState(null, '', location.pathname + location.search)
  try {
    if (!content) throw new Error('This link is damaged.')
    if (before && JSON.stringify(before.files) !== JSON.stringify(content.files)) keep([...earlier(), before])
  } catch (error) {
    toast(/** @type {Error} */ (error).message)
    return false
  }
  restore(content)
  offerEarlier()
  return true
}
/** Offers the files from before a link, and those that another window kept from being saved, at each start until someone decides. */
export function offerEarlier() {
  const list = earlier()
  const bring = () => { restore(/** @type {any} */ (list.pop())); keep(list) }
  if (list.length) toast('These files came in the place of yours.', ['Back to mine', bring], ['Delete mine', () => keep([])])
}
// The address of a page that a program serves is a secret.
byId('share').hidden = isLoopback
byId('share').onclick = async () => {
  const address = await link()
  try {
    await navigator.clipboard.writeText(address)
    toast(`A link with your files is in the clipboard (${address.length} characters). Nothing was sent.`)
  } catch {
    history.replaceState(null, '', address)
    toast('The address of this page is now a link with your files. Nothing was sent.')
  }
}
addEventListener('pagehide', () => { if (isUnsaved) keep([...earlier(), snapshot()]) })
// A link is about the files as they were.
onFiles(kind => { if (kind === 'text' && location.hash.startsWith('#s=')) history.replaceState(null, '', location.pathname + location.search) })
addEventListener('hashchange', openShared)
