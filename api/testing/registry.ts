import type { AuditAnswer } from '@fichero/contract/audit.schema'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { DeployTokenCreated } from '@fichero/contract/deploy-tokens.schema'
import { releaseArchive } from '@fichero/contract/release-files'
import type {
  ManagedRemote,
  ManagedRemoteAnswer,
  ManagedRemotesAnswer,
  PublishAnswer,
} from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { type Api, startApi } from './api.js'
import { buildAdmin, type Person } from './build.js'
import { type Build, demoBuild, ENTRY, emptyRoot } from './remote-build.js'

/** The versions of the shell’s build. */
export const SHELL = {
  version: '1.0.0',
  contract: CONTRACT_MAJOR,
  kit: '1.0.0',
  offers: { react: '19.3.1' },
  exports: { table: ['DataTable'] },
  runtime: 2,
}

export let builds: Awaited<ReturnType<typeof emptyRoot>>
export let api: Api
export let admin: Person
export let adminToken: string
export let deployToken: string
export const former = demoBuild()
export const newer = demoBuild(`${ENTRY}; // newer`)

/** Starts the API before each test, with the bundled release `former`, an administrator and a deploy token. */
export function useRegistry() {
  beforeEach(async () => {
    builds = await emptyRoot()
    await builds.writeShell(SHELL)
    await builds.write(former)
    // `production` is false, so that builds can be replaced at run time.
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

/** Creates a deploy token for the remote `demo` and returns its value. */
export async function createToken(overrides: object, session = adminToken): Promise<string> {
  const body = { nombre: 'CI de demo', remoto: 'demo', activa: true, dias: 30, ...overrides }
  const reply = await api.post<DeployTokenCreated>('/admin/remotes/claves', body, session)
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return reply.body.valor
}

/** Sends a request with a deploy token. `path` is below `/api/remotes`. */
export const send = async <T>(
  method: string,
  path: string,
  body: string | Blob,
  token: string,
  type = 'application/json',
) => {
  const headers = { 'content-type': type, authorization: `Bearer ${token}` }
  const answer = await fetch(`${api.url}/api/remotes/${path}`, { method, body, headers })
  return { status: answer.status, body: (await answer.json()) as T }
}
/** Sends a release as the release command does. */
export const sendRelease = (build: Build, token = deployToken, name = 'demo') =>
  sendArchive(new Blob(releaseArchive(build.descriptor, (file) => build.files[file]!)), token, name)
export const sendArchive = (archive: string | Blob, token = deployToken, name = 'demo') =>
  send<PublishAnswer & { code: string; params: object }>(
    'POST',
    `${name}/publicar`,
    archive,
    token,
    'application/octet-stream',
  )

/** Publishes a build, and returns the answer's body. */
export const publish = async (build: Build, token = deployToken) => (await sendRelease(build, token)).body

interface ErrorAnswer {
  code: string
  params?: object
  errors?: Record<string, { code: string }>
}
/** Sends an administrator's action on the remote `demo`, such as `activate`. */
export const act = (verb: string, body: object = {}, token = adminToken, headers = {}) =>
  api.call<ManagedRemoteAnswer & ErrorAnswer>('POST', `/admin/remotes/demo/${verb}`, {
    body,
    token,
    headers,
  })
/** Activates the release of a build for everybody (`todos`), or for the group `para`. */
export const activate = (build: Build, para = 'todos', porcentaje?: number) =>
  act('activar', { hash: build.descriptor.hash, para, ...(porcentaje && { porcentaje }) })

/** Returns the remote as administrators see it. */
export const remoteForAdmins = async () => {
  const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
  return body.remotos[0] as ManagedRemote
}
/** Returns the hashes of the release and of the previous release that a browser with this cookie gets. */
export async function servedHashes(cookie = '', url = api.url): Promise<(string | undefined)[]> {
  const answer = await fetch(`${url}/api/remotes`, { headers: { cookie } })
  const { remotes } = (await answer.json()) as RemotesAnswer
  return [remotes[0]?.hash, remotes[0]?.previous?.hash]
}
/** Sends the first request, with which the API stores the release of the build. */
export const storeBundledRelease = () => servedHashes()
/** Returns action, name of the user and new values of the audit entries about remotes. */
export const trail = async () => {
  const { body } = await api.get<AuditAnswer>('/admin/audit?accion=remotes&limit=20', adminToken)
  return body.entries.map(({ accion, usuario, despues }) => [accion, usuario?.nombre ?? null, despues])
}
/** The hashes of `former` and `newer`. */
export const [formerHash, newerHash] = [former.descriptor.hash, newer.descriptor.hash]
