import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = resolve(import.meta.dirname, '../../api/dist/main.js')
const PATIENCE_MS = 60_000

export const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {number} [pid] of its process, if it has one of its own
 * @property {string} data the data folder, which contains mail as `outbox/*.eml`
 * @property {() => Promise<void>} close stops the server and deletes its data folder
 */

/** The variables and the options of Node in the line of `npm start`. */
async function startLine() {
  const { scripts } = JSON.parse(await readFile(resolve(import.meta.dirname, '../../package.json'), 'utf8'))
  const words = scripts.start.split(' || ')[0].split(' ')
  return {
    variables: Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='))),
    options: words.filter((word) => word.startsWith('--')),
  }
}

/** Returns an unused port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

/**
 * The environment of a system on SQLite without demonstration data unless `env` says otherwise.
 * @param {number} port
 * @param {string} data
 * @param {Record<string, string>} env
 */
export function environment(port, data, env) {
  const { DATABASE_URL: _, ...inherited } = process.env
  return {
    ...inherited,
    PORT: String(port),
    DATA_DIR: data,
    DEMO: 'false',
    ADMIN_DOCUMENT: ADMIN.nro_documento,
    ADMIN_PASSWORD: ADMIN.contrasena,
    ...env,
  }
}

/**
 * Starts the whole system as `npm start` does and waits until it is ready: on a free port with an empty data folder.
 * @param {Record<string, string>} [env]
 * @param {string} [main] the program, where it is not this one
 * @returns {Promise<Server>}
 */
export async function startServer(env = {}, main = MAIN) {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'fichero-'))
  const { variables, options } = await startLine()
  const child = spawn(process.execPath, [...options, main], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment(port, data, { ...variables, ...env }),
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(data, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && child.exitCode === null) {
    if (await isReady(url)) return { url, data, pid: child.pid, close }
    await sleep(50)
  }
  await close()
  throw new Error(`The server did not start. ${said}`)
}

/**
 * Whether a server takes requests there.
 * @param {string} url
 */
export const isReady = (url) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
