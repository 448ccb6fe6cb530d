import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseTarget } from '../src/config/database-target.js'

const DIST = join(__dirname, '../dist')
const SECRET = 'a secret that only this test knows, 32 and more'

export interface ChildServer {
  url: string
  child: ChildProcess
  /** Resolves with exit code and signal when the server exits. */
  exited: Promise<[number | null, NodeJS.Signals | null]>
  /** Returns everything that the server has printed so far. */
  output(): string
  /** Kills the server with SIGKILL and waits for its exit. */
  kill(): Promise<void>
}

/** Credentials of the first administrator. */
export const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }

/** The environment variables of a server with a database, except its port. */
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
  await untilPrinted(server, /está listo/)
  return server
}

/** Starts the built server like `startChild`, without waiting. */
export async function beginChild(
  target: DatabaseTarget,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildServer> {
  const port = await freePort()
  const child = spawn(process.execPath, ['main.js'], {
    cwd: DIST,
    env: { ...settingsOf(target, dataDir), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const exited = once(child, 'close') as ChildServer['exited']
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { url: `http://127.0.0.1:${port}`, child, exited, output: () => output, kill }
}

/** Waits until the server has printed a text. */
export async function untilPrinted({ exited, output }: ChildServer, text: RegExp): Promise<void> {
  let hasEnded = false
  exited.then(() => {
    hasEnded = true
  })
  while (!text.test(output())) {
    if (hasEnded) throw new Error(`The server ended: ${output()}`)
    await sleep(5)
  }
}

/** Returns a port that no process uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
