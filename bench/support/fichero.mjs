import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = resolve(import.meta.dirname, '../../api/dist/main.js')
const ADMIN = { nro_documento: '1000000001', contrasena: 'bench-password' }

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** The system in a process of its own on `databaseUrl`, with a signed-in administrator. */
export async function startFichero(databaseUrl) {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'fichero-bench-'))
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: databaseUrl,
      ADMIN_DOCUMENT: ADMIN.nro_documento,
      ADMIN_PASSWORD: ADMIN.contrasena,
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('The API did not start.')
    await sleep(50)
  }
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}/api${path}`, { method, body, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 400)}`)
    return JSON.parse(text)
  }
  const signIn = () => call('POST', '/auth/login', JSON.stringify(ADMIN), { 'content-type': 'application/json' })
  // The first administrator is made just after the port opens.
  const patiently = (tries) =>
    signIn().catch(async (error) => {
      if (tries === 0) throw error
      await sleep(500)
      return patiently(tries - 1)
    })
  const { token, user } = await patiently(3)
  return {
    url,
    token,
    user,
    pid: child.pid,
    head: ADMIN.nro_documento,
    /** Sends a spreadsheet, with the form's `data` where there is any. */
    upload(method, path, bytes, data) {
      const form = new FormData()
      if (data) form.set('data', JSON.stringify(data))
      form.set('archivo_excel', new Blob([bytes]), 'Reporte de Juicios Evaluativos.xls')
      return call(method, path, form, { 'x-token': token })
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(data, { recursive: true, force: true })
    },
  }
}
