import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port'

const MAIN = resolve(import.meta.dirname, '../../api/dist/main.js')
const PATIENCE_MS = 30_000

export const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }

export interface Server {
  url: string
  /** Its data folder, where mail waits as `outbox/*.eml`. */
  data: string
  close(): Promise<void>
}

/** The whole system as `npm start` runs it, on a port and an empty data folder of its own. */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'fichero-e2e-'))
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'false',
      ADMIN_DOCUMENT: ADMIN.nro_documento,
      ADMIN_PASSWORD: ADMIN.contrasena,
      ...env,
    },
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const url = `http://127.0.0.1:${port}`
  await ready(url, child, () => said)
  return { url, data, close: () => stop(child, data) }
}

async function ready(url: string, child: ChildProcess, said: () => string) {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start. ${said()}`)
}

async function stop(child: ChildProcess, data: string) {
  if (child.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(data, { recursive: true, force: true })
}
