import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = resolve(import.meta.dirname, '../../api/dist/main.js')
const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }
const PATIENCE = { tries: 300, milliseconds: 100 }

/** The running system with its demonstration data, in a folder of its own, and its administrator signed in. */
export async function startDemo(port) {
  const data = await mkdtemp(join(tmpdir(), 'fichero-screens-'))
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'true',
      ADMIN_DOCUMENT: ADMIN.nro_documento,
      ADMIN_PASSWORD: ADMIN.contrasena,
    },
  })
  const url = `http://127.0.0.1:${port}`
  const call = async (path, init) => (await fetch(`${url}/api${path}`, init)).json()
  const stop = async () => {
    child.kill('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
  try {
    for (let tries = 0; !(await isReady(url)); tries++) {
      if (tries === PATIENCE.tries || child.exitCode !== null) throw new Error('The system did not start.')
      await sleep(PATIENCE.milliseconds)
    }
    const session = await call('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    })
    const send = (method, path, body) =>
      call(path, {
        method,
        headers: { 'x-token': session.token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    return { url, session, get: (path) => send('GET', path), send, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const isReady = (url) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A ficha well on its way, which shows more than one that has just begun, and somebody in it. */
export async function chooseFicha({ get }) {
  const { fichas } = await get('/fichas?limit=100')
  const tells = ({ nivel, progreso }) => nivel === 'tecnologo' && progreso > 65 && progreso < 95
  const { nro_ficha } = fichas.find(tells) ?? fichas[0]
  const { aprendices } = await get(`/fichas/${nro_ficha}`)
  return { number: nro_ficha, apprentice: aprendices[0].nro_documento }
}

/** What a browser remembers of the person and of his choices, before its first page. */
export const remember = (context, { theme, lang, session }) =>
  context.addInitScript(
    ([theme, lang, session]) => {
      localStorage.setItem('theme', theme)
      localStorage.setItem('lang', lang)
      if (!session) return
      localStorage.setItem('token', session.token)
      localStorage.setItem('user', JSON.stringify(session.user))
    },
    [theme, lang, session ?? null],
  )
