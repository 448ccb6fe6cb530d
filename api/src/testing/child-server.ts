import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { DatabaseTarget } from '../config/database-target.js'

/** The built server in one file, in `jest.config.cjs`. */
declare const SERVER: string

const DIST = join(__dirname, '../../dist')
const SECRET = 'a secret that only this test knows, 32 and more'

export interface ChildServer {
  url: string
  child: ChildProcess
  /** Code and signal with which it ended. */
  gone: Promise<[number | null, NodeJS.Signals | null]>
  /** What it has printed so far. */
  said(): string
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>
}

export const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }

/** The environment of a server on a database, besides its port. */
export const settingsOf = (target: DatabaseTarget, dataDir: string) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  DEMO: 'false',
  JWT_SECRET: SECRET,
  ADMIN_DOCUMENT: ADMIN.nro_documento,
  ADMIN_PASSWORD: ADMIN.contrasena,
  ...(target.engine === 'mysql' && { DATABASE_URL: target.url }),
})

/** Starts the built server in a child process and waits until it is ready. */
export async function startChild(target: DatabaseTarget, dataDir: string): Promise<ChildServer> {
  const server = await beginChild(target, dataDir)
  await untilSaid(server, /está listo/)
  return server
}

/** As `startChild`, without waiting. */
export async function beginChild(
  target: DatabaseTarget,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVER], {
    cwd: DIST,
    env: { ...settingsOf(target, dataDir), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const gone = once(child, 'close') as ChildServer['gone']
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return { url: `http://127.0.0.1:${port}`, child, gone, said: () => said, kill }
}

/** Waits until the server has printed something. */
export async function untilSaid({ child, gone, said }: ChildServer, text: RegExp): Promise<void> {
  const hasEnded = gone.then(() => true)
  while (!text.test(said())) {
    const more = once(child.stdout ?? child, 'data').then(() => false)
    if ((await Promise.race([more, hasEnded])) && !text.test(said())) throw new Error(`The server ended: ${said()}`)
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
