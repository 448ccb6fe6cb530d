import { createHash } from 'node:crypto'
import { DEPLOY_TOKEN_STATES, type DeployTokensAnswer } from '@fichero/contract/deploy-tokens.schema'
import { type ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import { DeployToken } from '../src/areas/remotes/deploy-token.entity.js'
import { Release } from '../src/areas/remotes/release.entity.js'
import { Remote } from '../src/areas/remotes/remote.entity.js'
import type { releasePolicy, remotePolicy, tokenPolicy } from '../src/areas/remotes/remotes.policy.js'
import type { Area, Reader } from './ability-area.js'
import { demoBuild, ENTRY } from './remote-build.js'

let last = 0

/** Creates a remote with an active release and another one. */
async function buildRemote(
  { school: { api } }: Reader,
  overrides: Partial<Remote> = {},
  release: Partial<Release> = {},
) {
  const nombre = `demo-${++last}`
  const [active, other] = ['active', 'other'].map((name) => demoBuild(`${ENTRY}; // ${name}`, { name: nombre }))
  const { manager } = api.dataSource
  const row = { remoto: nombre, origen: 'incluida' as const, fecha: new Date() }
  const hashes = [active, other].map((build) => build?.descriptor.hash ?? '')
  await manager.insert(Remote, { nombre, activa: hashes[0], version: 1, ...overrides })
  await manager.insert(Release, { ...row, hash: hashes[0], descriptor: active?.descriptor as never })
  await manager.insert(Release, { ...row, hash: hashes[1], descriptor: other?.descriptor as never, ...release })
  return { nombre, active: hashes[0] ?? '', other: hashes[1] ?? '' }
}

type Built = Awaited<ReturnType<typeof buildRemote>>

/** Reads the remote as administrators see it. */
const managed = async ({ school: { api }, token }: Reader, { nombre }: Built) => {
  const reply = await api.get<Partial<ManagedRemotesAnswer>>('/admin/remotes', token)
  return { ...reply, body: reply.body.remotos?.find((remote) => remote.nombre === nombre) }
}

/** Sends an action on the remote. */
const act = ({ school: { api }, token }: Reader, { nombre }: Built, verb: string, body?: object) =>
  api.post(`/admin/remotes/${nombre}/${verb}`, body, token)

const remote: Area<typeof remotePolicy, Built> = {
  rows: ['alone', 'with a former release', 'with a candidate', 'pinned', 'retired'],
  async row(kind, reader) {
    const columns = { pinned: { fijada: new Date() }, retired: { retirado: new Date(), activa: null } }
    const built = await buildRemote(reader, columns[kind as keyof typeof columns])
    const { nombre, other } = built
    const { manager } = reader.school.api.dataSource
    if (kind === 'with a former release') await manager.update(Remote, { nombre }, { anterior: other })
    if (kind === 'with a candidate')
      await manager.update(Remote, { nombre }, { candidata: other, para: 'administradores' })
    return built
  },
  read: managed,
  tries: {
    rollBack: (reader, built) => act(reader, built, 'devolver'),
    retire: (reader, built) => act(reader, built, 'retirar-modulo'),
    pin: (reader, built) => act(reader, built, 'fijar'),
    unpin: (reader, built) => act(reader, built, 'soltar'),
  },
}

const release: Area<typeof releasePolicy, Built & { hash: string }> = {
  rows: ['active', 'alone', 'new', 'withdrawn', 'unfit'],
  async row(kind, reader) {
    const withdrawn =
      kind === 'withdrawn' || kind === 'alone' ? { retirado: new Date(), motivo: 'persona' as const } : {}
    const unfit = kind === 'unfit' ? { descriptor: demoBuild(ENTRY, { contract: 99 }).descriptor } : {}
    const built = await buildRemote(reader, {}, { ...withdrawn, ...unfit })
    return { ...built, hash: kind === 'active' || kind === 'alone' ? built.active : built.other }
  },
  async read(reader, { hash, ...built }) {
    const reply = await managed(reader, built)
    return { ...reply, body: reply.body?.lanzamientos.find((one) => one.hash === hash) }
  },
  tries: {
    activate: (reader, { hash, ...built }) => act(reader, built, 'activar', { hash, para: 'todos' }),
    withdraw: (reader, { hash, ...built }) => act(reader, built, 'retirar', { hash }),
  },
}

const DAY_MS = 24 * 60 * 60 * 1000

const token: Area<typeof tokenPolicy, { id: number }> = {
  rows: DEPLOY_TOKEN_STATES,
  async row(kind, { school: { api }, actor }) {
    const now = new Date()
    const row = Object.assign(new DeployToken(), {
      nombre: 'CI',
      remoto: `demo-${++last}`,
      hash: createHash('sha256').update(`token ${last}`).digest('hex'),
      activa: false,
      correo: null,
      id_usuario: actor.id,
      version_token: actor.version_token + Number(kind === 'en_reposo'),
      creada: now,
      vence: new Date(now.getTime() + (kind === 'vencida' ? -DAY_MS : DAY_MS)),
      usada: null,
      revocada: kind === 'revocada' ? now : null,
    } satisfies Omit<DeployToken, 'id'>)
    await api.dataSource.manager.insert(DeployToken, row)
    return row
  },
  async read({ school: { api }, token: session }, { id }) {
    const reply = await api.get<Partial<DeployTokensAnswer>>('/admin/remotes/claves', session)
    return { ...reply, body: reply.body.claves?.find((one) => one.id === id) }
  },
  tries: {
    revoke: ({ school: { api }, token: session }, { id }) =>
      api.post(`/admin/remotes/claves/${id}/revocar`, undefined, session),
  },
}

/** Areas by the exported name of the policy. */
export const REMOTE_AREAS = { remotePolicy: remote, releasePolicy: release, tokenPolicy: token }
