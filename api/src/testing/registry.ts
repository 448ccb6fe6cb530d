import type { AuditAnswer } from '@fichero/contract/audit.schema'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { releaseFiles } from '@fichero/contract/release-files'
import type {
  DeployTokenCreated,
  ManagedRemote,
  ManagedRemoteAnswer,
  ManagedRemotesAnswer,
  PublishAnswer,
} from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { hexOf } from '../remotes/file-hash.js'
import type { User } from '../users/user.entity.js'
import { type Api, startApi } from './api.js'
import { buildAdmin } from './build.js'
import { type Build, demoBuild, ENTRY, emptyRoot } from './remote-build.js'

export const SHELL = {
  version: '1.0.0',
  contract: CONTRACT_MAJOR,
  kit: '1.0.0',
  offers: { react: '19.3.1' },
  runtime: 2,
}

export let builds: Awaited<ReturnType<typeof emptyRoot>>
export let api: Api
export let admin: User
export let adminToken: string
export let deployToken: string
export const former = demoBuild()
export const newer = demoBuild(`${ENTRY}; // newer`)

/** Before each test of a spec: a system that came with `former`, an administrator and a deploy token. */
export function useRegistry() {
  beforeEach(async () => {
    builds = await emptyRoot()
    await builds.writeShell(SHELL)
    await builds.write(former)
    // Its builds are replaced while it runs.
    api = await startApi({ distRoot: builds.root, production: false })
    admin = await buildAdmin(api.dataSource, { nombre: 'Eva', apellido: 'Ríos' })
    adminToken = api.tokenOf(admin)
    deployToken = await createToken({})
  })
  afterEach(async () => {
    await api.close()
    await builds.remove()
  })
}

export async function createToken(given: object, session = adminToken): Promise<string> {
  const body = { nombre: 'CI de demo', remoto: 'demo', activa: true, dias: 30, ...given }
  const reply = await api.post<DeployTokenCreated>('/admin/remotes/claves', body, session)
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return reply.body.valor
}

export const send = async <T>(method: string, path: string, body: string, token: string, type = 'application/json') => {
  const headers = { 'content-type': type, authorization: `Bearer ${token}` }
  const answer = await fetch(`${api.url}/api/remotes/${path}`, { method, body, headers })
  return { status: answer.status, body: (await answer.json()) as T }
}
export const describeRelease = ({ descriptor }: Build, token = deployToken, name = 'demo') =>
  send<PublishAnswer & { code: string; params: object }>(
    'POST',
    `${name}/lanzamientos`,
    JSON.stringify(descriptor),
    token,
  )
export const sendFile = (integrity: string, text: string, token = deployToken) =>
  send<{ code: string }>('PUT', `demo/archivos/${hexOf(integrity)}`, text, token, 'application/octet-stream')

/** What a release command does. */
export async function publish(build: Build, token = deployToken) {
  const { faltan } = (await describeRelease(build, token)).body
  for (const integrity of faltan) {
    const { file } = releaseFiles(build.descriptor).find((asset) => asset.integrity === integrity)!
    expect((await sendFile(integrity, build.files[file]!, token)).status).toBe(200)
  }
  return (await describeRelease(build, token)).body
}

interface Refusal {
  code: string
  params?: object
  errors?: Record<string, { code: string }>
}
export const act = (verb: string, body: object = {}, token = adminToken, headers = {}) =>
  api.call<ManagedRemoteAnswer & Refusal>('POST', `/admin/remotes/demo/${verb}`, {
    body,
    token,
    headers,
  })
export const activate = (build: Build, para = 'todos', porcentaje?: number) =>
  act('activar', { hash: build.descriptor.hash, para, ...(porcentaje && { porcentaje }) })

export const managed = async () => {
  const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
  return body.remotos[0] as ManagedRemote
}
/** The hashes of the release and of the one before that a browser with this cookie gets. */
export async function served(cookie = '', url = api.url): Promise<(string | undefined)[]> {
  const answer = await fetch(`${url}/api/remotes`, { headers: { cookie } })
  const { remotes } = (await answer.json()) as RemotesAnswer
  return [remotes[0]?.hash, remotes[0]?.previous?.hash]
}
export const trail = async () => {
  const { body } = await api.get<AuditAnswer>('/admin/audit?accion=remotes&limit=20', adminToken)
  return body.entries.map(({ accion, usuario, despues }) => [accion, usuario?.nombre ?? null, despues])
}
/** Their hashes. */
export const [first, second] = [former.descriptor.hash, newer.descriptor.hash]
