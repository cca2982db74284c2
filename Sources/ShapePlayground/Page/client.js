/** The client of the language server: requests, notifications, and a server that is started again when it ends. */
import { count } from './dom.js'
import { shownScheme, watch } from './state.js'
import { connect } from './transport.js'
/** How long no message may come while an answer is missing, in milliseconds: a server with a long queue still sends some. */
const [timeLimit, exportLimit] = [5_000, 30_000]
/** @type {import('./transport.js').Transport|undefined} */ let transport
/** Whether the server answered the first request, and so knows the files. */ let isReady = false
/** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void, limit: number}>} */ const pending = new Map()
/** The last request, and the timer of the answers that are missing. */ let [lastID, answerTimer] = [0, 0]
/** @type {Map<string, (parameters: any) => void>} */ const handlers = new Map()
/** @type {(() => void)[]} */ const starters = []
/** @type {(reason: string, advice: string) => void} */ let whenEnded = () => {}
/** The capabilities of the server. @type {any} */ export let capabilities = {}
/** An error that a server which ended gives to all waiting requests. */
class Stopped extends Error { name = 'Stopped' }
/** What the page can show. */
const clientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'], resolveSupport: { properties: ['documentation'] } } },
    hover: { contentFormat: ['markdown'] }, signatureHelp: { signatureInformation: { documentationFormat: ['markdown'] } },
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1] } },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } }, dataSupport: true, resolveSupport: { properties: ['edit'] } },
  },
  experimental: { shapePictures: true },
}
/** The settings of the pictures in hovers. */ const settings = () => ({ pictures: true, scheme: shownScheme() })
watch(['scheme'], () => notify('workspace/didChangeConfiguration', { settings: settings() }))
/** Starts the server unless it runs. */
export function start() {
  if (transport) return
  // Only the first reason counts: a second one could end the server that was started after it.
  const own = transport = connect(receive, (...reason) => { if (own === transport) stop(...reason) })
  request('initialize', { capabilities: clientCapabilities, initializationOptions: settings(), rootUri: 'file:///shapes', clientInfo: { name: 'shapec page' } }, true).then(result => {
    capabilities = result.capabilities
    isReady = true
    notify('initialized', {})
    for (const act of starters) act()
  }, () => {})
}
/** Calls a function each time that a server has started. @param {() => void} act */
export const onStart = act => { starters.push(act) }
/** Starts the server if it doesn't run, and waits until it answers. @returns {Promise<void>} */
export const ready = () => new Promise(resolve => { isReady ? resolve() : starters.push(resolve); start() })
export const onEnd = (/** @type {typeof whenEnded} */ act) => { whenEnded = act }
export const onNotification = (/** @type {string} */ method, /** @type {(parameters: any) => void} */ act) => { handlers.set(method, act) }
export const isRunning = () => isReady
/** Ends the server. @param {string} reason */
export function stop(reason, advice = 'It starts again when you type.') {
  transport?.stop()
  transport = undefined
  isReady = false
  for (const { reject } of pending.values()) reject(new Stopped(reason))
  pending.clear()
  awaitAnswer()
  whenEnded(reason, advice)
}
const send = (/** @type {any} */ message) => transport?.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
/** @param {string} method @param {any} parameters */
export function notify(method, parameters) { send({ method, params: parameters }) }
/** @param {string} method @param {any} parameters @param {boolean} isExport @returns {Promise<any>} */
export function request(method, parameters, isExport = false) {
  count(1)
  return new Promise((resolve, reject) => {
    if (!transport || !(isReady || method === 'initialize')) return reject(new Stopped('the compiler is not running'))
    const [id, limit] = [++lastID, isExport ? exportLimit : timeLimit]
    pending.set(id, { resolve, reject, limit })
    if (!answerTimer || isExport) awaitAnswer()
    send({ id, method, params: parameters })
  }).finally(() => count(-1))
}
/** Ends the server if no message comes for too long from now on. */
function awaitAnswer() {
  clearTimeout(answerTimer)
  const limit = Math.max(0, ...[...pending.values()].map(each => each.limit))
  answerTimer = limit && setTimeout(() => stop(`it took longer than ${limit / 1000} seconds`), limit)
}
function receive(/** @type {string} */ text) {
  const message = JSON.parse(text)
  const waiting = message.method ? undefined : pending.get(message.id)
  if (waiting) pending.delete(message.id)
  awaitAnswer()
  if (message.method) return message.id === undefined ? handlers.get(message.method)?.(message.params) : send({ id: message.id, result: null })
  message.error ? waiting?.reject(new Error(message.error.message)) : waiting?.resolve(message.result)
}
