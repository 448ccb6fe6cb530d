import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = resolve(import.meta.dirname, '../../api/dist/main.js')
const TIMEOUT_MS = 60_000

/** The administrator of every test system. */
export const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {number} [pid] the id of its process, unless several systems share the process
 * @property {string} data the data folder, which contains mail as `outbox/*.eml`
 * @property {() => Promise<void>} close stops the server and deletes its data folder
 */

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
 * Returns the environment of a system. Without `env` it uses SQLite and has no demonstration data.
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
 * Starts the system and waits until it is ready: on `PORT` or a free port, with an empty data folder.
 * @param {Record<string, string>} [env]
 * @param {string} [main] path of the program; the default is this repository's build
 * @returns {Promise<Server>}
 */
export async function startServer(env = {}, main = MAIN) {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const data = await mkdtemp(join(tmpdir(), 'fichero-'))
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment(port, data, env),
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(data, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(url)) return { url, data, pid: child.pid, close }
    await sleep(50)
  }
  await close()
  throw new Error(`The server did not start. ${stderr}`)
}

/**
 * Returns whether a server at the address is ready for requests.
 * @param {string} url
 */
export const isReady = (url) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
