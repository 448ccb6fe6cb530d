import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { NextReleaseData, ShellVersionsFile } from '@fichero/contract/next-release.schema'
import { makeDeployToken, publishRelease } from './publish-release'
import type { Server } from './server.mjs'
import { callApi, type Session } from './session.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
/** Parts of the kit that the module of programs imports. */
const IMPORTED = ['StateButton', 'DisabledList', 'DownloadButton', 'RowForm', 'useCreating']
/** The version that administrators try. */
export const TRIAL = '101.0.0'
const PATHS = ['/programs', '/programs/disabled', '/programas', '/programas/12?editar&desde=%2Fprograms%2Fdisabled']

/** Returns the `shell.json` of another release of this system. It would not take the module of programs if its kit lacks `removed`. */
export function laterShell(version: string, removed = IMPORTED): ShellVersionsFile {
  const shell: ShellVersionsFile = JSON.parse(readFileSync(resolve(ROOT, 'shell/dist/shell.json'), 'utf8'))
  const left = Object.entries(shell.exports ?? {}).map(([entry, names]) => [
    entry,
    names.filter((name) => !removed.includes(name)),
  ])
  return { ...shell, version, exports: Object.fromEntries(left) }
}

/**
 * Fills the page Módulos: a release of the module of programs that administrators try, with the figures of its pages; a service of
 * the module; and the announcement of a release of the system that would not take it. The server needs `SERVICE_NETWORKS` with
 * 127.0.0.1, at which no service has to answer.
 */
export async function fillModules(server: Server, session: Session): Promise<void> {
  const remote = '/admin/remotes/programs'
  const token = await makeDeployToken(server, session, 'programs')
  const hash = await publishRelease(server, token, resolve(ROOT, 'mfe-programs/dist'), TRIAL)
  const paginas = PATHS.map((direccion) => ({
    direccion,
    bloqueo: 1860,
    memoria: 18_500_000,
    peticiones: 84,
    bytes: 1_950_000,
    mensajes: 17,
  }))
  const sent = await fetch(`${server.url}/api/remotes/programs/lanzamientos/${hash}/figuras`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paginas }),
  })
  if (!sent.ok) throw new Error(`The API answered ${sent.status}: ${await sent.text()}`)
  const send = (method: string, path: string, body: unknown) => callApi(server, path, { method, session, body })
  await send('POST', `${remote}/activar`, { hash, para: 'administradores' })
  await send('PUT', `${remote}/servicio`, {
    direccion: `http://127.0.0.1:9/${'programas-de-formacion/'.repeat(3)}`,
    metodos: ['POST', 'PUT', 'PATCH', 'DELETE'],
  })
  const announcement = { prevista: '2099-12-20', anfitrion: laterShell('99.0.0') as NextReleaseData['anfitrion'] }
  await send('PUT', '/admin/remotes/proxima', announcement)
}
