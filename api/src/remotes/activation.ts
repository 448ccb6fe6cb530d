import type { AuditAction } from '@fichero/contract/audit-actions'
import type { Host } from '@fichero/contract/compatibility'
import type { Activation } from '@fichero/contract/releases.schema'
import { type EntityManager, IsNull, Not } from 'typeorm'
import { fail } from '../errors/fail.js'
import { updateRowWithEntry } from '../records/update-row.js'
import { Release } from './release.entity.js'
import { claimsInUse, problemsOf } from './release-problems.js'
import type { Remote } from './remote.entity.js'
import type { ReleaseOfRemote } from './remotes.policy.js'

/** Columns of a remote without a candidate. */
export const NO_CANDIDATE = { candidata: null, para: null, porcentaje: null, fallaron: null } as const

/** Columns of a remote whose release for everyone changes: one that is active is not retired. */
export const forEveryone = (hash: string | null): Pick<Remote, 'activa' | 'desde' | 'retirado'> => ({
  activa: hash,
  desde: hash === null ? null : new Date(),
  retirado: null,
})

/** Reads a release of a remote, with what its policy asks. This transaction has locked all remotes. */
export async function releaseOf(manager: EntityManager, remote: Remote, hash: string, host: Host) {
  const release = await manager.findOneBy(Release, { remoto: remote.nombre, hash })
  if (!release) throw fail('release_not_found')
  const problems = problemsOf(release.descriptor, { host, claims: await claimsInUse(manager) })
  return { remote, release, problems, isAlone: await isAlone(manager, remote) } satisfies ReleaseOfRemote
}

/** Whether there is nothing that could take the place of the active release. */
export async function isAlone(manager: EntityManager, { nombre, activa }: Remote): Promise<boolean> {
  if (activa === null) return false
  return !(await manager.existsBy(Release, { remoto: nombre, hash: Not(activa), retirado: IsNull() }))
}

/** Who changes what is in use: a person, or a deploy token by its name. */
export interface Changer {
  actor: { id: number } | null
  clave?: string
}

interface Change {
  accion: AuditAction
  columns: Partial<Remote>
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}

/** Writes which releases a remote uses, with one entry of the audit trail that names them by their hash. */
export function changeUse(
  manager: EntityManager,
  remote: Remote,
  { actor, clave }: Changer,
  { despues, ...change }: Change,
): Promise<Remote> {
  const said = { ...despues, ...(clave !== undefined && { clave }) }
  return updateRowWithEntry(manager, remote, { actor, ...change, despues: said })
}

/** Makes a release the one of everyone, or a candidate for some. */
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
  // An active release may be activated again: that ends the candidate.
  const columns = remote.activa === hash ? {} : { ...forEveryone(hash), anterior: remote.activa }
  return changeUse(manager, remote, changer, {
    accion: changer.actor ? 'remotes:activate' : 'remotes:deploy',
    columns: { ...columns, ...NO_CANDIDATE },
    antes: { lanzamiento: remote.activa },
    despues: { lanzamiento: hash, para },
  })
}

/** Takes a remote from everyone. What was active is the one to go back to. */
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
