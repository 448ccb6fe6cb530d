import type { AuditAction } from '@fichero/contract/audit-actions'
import type { Host } from '@fichero/contract/compatibility'
import type { Activation } from '@fichero/contract/releases.schema'
import { type EntityManager, IsNull, Not } from 'typeorm'
import { fail } from '../../errors/fail.js'
import { updateRowWithEntry } from '../../records/row-updates/update-row.js'
import { Release } from './release.entity.js'
import { claimsInUse, problemsOf } from './release-problems.js'
import type { Remote } from './remote.entity.js'
import type { ReleaseOfRemote } from './remotes.policy.js'

/** Columns of a remote without a candidate. */
export const NO_CANDIDATE = { candidata: null, para: null, porcentaje: null, fallaron: null } as const

/** Returns the columns of a remote whose release for everyone becomes `hash`. A retired remote becomes active again. */
export const forEveryone = (hash: string | null): Pick<Remote, 'activa' | 'desde' | 'retirado'> => ({
  activa: hash,
  desde: hash === null ? null : new Date(),
  retirado: null,
})

/** Reads a release of a remote and everything that `releasePolicy` needs. The caller must have locked all remotes. */
export async function releaseOf(manager: EntityManager, remote: Remote, hash: string, host: Host) {
  const release = await manager.findOneBy(Release, { remoto: remote.nombre, hash })
  if (!release) throw fail('release_not_found')
  const problems = problemsOf(release.descriptor, { host, claims: await claimsInUse(manager) })
  return { remote, release, problems, isOnlyRelease: await isOnlyRelease(manager, remote) } satisfies ReleaseOfRemote
}

/** Returns whether the remote has no other release that could replace the active release. */
export async function isOnlyRelease(manager: EntityManager, { nombre, activa }: Remote): Promise<boolean> {
  if (activa === null) return false
  return !(await manager.existsBy(Release, { remoto: nombre, hash: Not(activa), retirado: IsNull() }))
}

/** The author of a change: a user, or the name of a deploy token. */
export interface Changer {
  actor: { id: number } | null
  clave?: string
}

/** The changed columns of `remoto`, and the content of the audit entry. */
interface Change {
  accion: AuditAction
  columns: Partial<Remote>
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}

/** Changes which releases a remote uses, and writes one audit entry with the hashes of the releases. */
export function changeUse(
  manager: EntityManager,
  remote: Remote,
  { actor, clave }: Changer,
  { despues, ...change }: Change,
): Promise<Remote> {
  const after = { ...despues, ...(clave !== undefined && { clave }) }
  return updateRowWithEntry(manager, remote, { actor, ...change, despues: after })
}

/** Activates a release for everyone, or makes it a candidate for some people. */
export function activate(
  manager: EntityManager,
  remote: Remote,
  changer: Changer,
  { hash, para, porcentaje = null }: Omit<Activation, 'porcentaje'> & { porcentaje?: number | null | undefined },
): Promise<Remote> {
  if (para !== 'todos')
    return changeUse(manager, remote, changer, {
      accion: changer.actor ? 'remotes:offer' : 'remotes:deploy',
      columns: { candidata: hash, para, porcentaje, fallaron: null },
      antes: {},
      despues: { lanzamiento: hash, para, ...(porcentaje !== null && { porcentaje }) },
    })
  // Activating the active release again ends the candidate.
  const columns = remote.activa === hash ? {} : { ...forEveryone(hash), anterior: remote.activa }
  return changeUse(manager, remote, changer, {
    accion: changer.actor ? 'remotes:activate' : 'remotes:deploy',
    columns: { ...columns, ...NO_CANDIDATE },
    antes: { lanzamiento: remote.activa },
    despues: { lanzamiento: hash, para },
  })
}

/** Retires a remote for everyone. A later rollback reactivates the release that was active. */
export function retire(manager: EntityManager, remote: Remote, changer: Changer): Promise<Remote> {
  return changeUse(manager, remote, changer, {
    accion: 'remotes:retire',
    columns: {
      ...forEveryone(null),
      ...NO_CANDIDATE,
      anterior: remote.activa ?? remote.anterior,
      retirado: new Date(),
    },
    antes: { lanzamiento: remote.activa },
    despues: { estado: 'retirado' },
  })
}
