/** A link with the compressed files and settings in its fragment, which browsers never send. */
import { restore, saved, snapshot } from './documents.js'
import { byId, toast } from './dom.js'

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream|DecompressionStream} stream */
const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
export async function link() {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(snapshot())), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return location.href.replace(/#.*/, '') + '#s=' + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
/** Returns what the address of the page contains. @returns {Promise<ReturnType<typeof snapshot>|undefined>} */
export async function shared() {
  const text = /^#s=([\w-]+)$/.exec(location.hash)?.[1]
  if (!text) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    toast('This link is damaged.')
    return undefined
  }
}
/** Opens what a link contains. The files from before can be brought back. */
export async function openShared() {
  const content = await shared()
  if (!content) return false
  const before = saved()
  history.replaceState(null, '', location.pathname + location.search)
  restore(content)
  if (before && JSON.stringify(before.files) !== JSON.stringify(content.files)) toast('These are the files of the link.', ['Back to mine', () => restore(before)])
  return true
}

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
addEventListener('hashchange', openShared)
