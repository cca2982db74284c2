/** Shows the Markdown of the compiler's documentation: paragraphs, lines, lists, code, emphasis, pictures. Everything else is text. */
import { make } from './dom.js'
/** @param {string} text @returns {Node[]} */
function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|!?\[[^\]]*\]\([^)]*\)| {2}\n)/).map(part => {
    if (/^`.+`$/.test(part)) return make('code', {}, part.slice(1, -1))
    const [, alt, src] = /^!\[(.*)\]\((data:image\/.*)\)$/.exec(part) ?? []
    if (src) return make('img', { alt, src })
    if (part === '  \n') return make('br')
    if (/^\*\*.+\*\*$/.test(part)) return make('b', {}, part.slice(2, -2))
    return document.createTextNode(part.replace(/^\[([^\]]+)\]\([^)]*\)$/, '$1').replace(/\\([\\`*_{}[\]()#+\-.!<>|])/g, '$1'))
  })
}
/** @param {string|{value: string}|undefined} markup @returns {DocumentFragment} */
export function markdown(markup) {
  const text = typeof markup === 'string' ? markup : markup?.value ?? ''
  const result = document.createDocumentFragment()
  const blocks = text.split(/(```[^\n]*\n[\s\S]*?\n?```)/)
  for (const block of blocks) {
    const code = /^```[^\n]*\n([\s\S]*?)\n?```$/.exec(block)
    if (code) result.append(make('pre', {}, code[1]))
    else for (const paragraph of block.split(/\n{2,}/)) {
      if (!paragraph.trim()) continue
      const items = paragraph.trim().split('\n')
      if (items.every(item => /^[-*] /.test(item))) result.append(make('ul', {}, ...items.map(item => make('li', {}, ...inline(item.slice(2))))))
      else result.append(make('p', {}, ...inline(paragraph.trim())))
    }
  }
  return result
}
