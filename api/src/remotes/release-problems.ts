import { type Claim, takenClaims } from '@fichero/contract/claims'
import { type Host, type Incompatibility, incompatibilities } from '@fichero/contract/compatibility'
import { descriptorProblems } from '@fichero/contract/descriptor-problems'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { EntityManager } from 'typeorm'
import { fail } from '../errors/fail.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'

/** What a release must fit besides itself. */
export interface Surroundings {
  host: Host
  /** Of all remotes; its own do not count. */
  claims: Claim[]
}

/** Reads what the active and the candidate release of each remote claim. */
export async function claimsInUse(manager: EntityManager): Promise<Claim[]> {
  const remotes = await manager.find(Remote, { select: { nombre: true, activa: true, candidata: true } })
  const where = remotes.flatMap(({ nombre: remoto, activa, candidata }) =>
    [activa, candidata].flatMap((hash) => (hash === null ? [] : [{ remoto, hash }])),
  )
  if (where.length === 0) return []
  const releases = await manager.find(Release, { where })
  return releases.map(({ remoto, descriptor: { routes, results } }) => ({ name: remoto, routes, results }))
}

/** Returns why a release may be neither published nor activated, the reasons that it carries in itself first. */
export function problemsOf(descriptor: RemoteDescriptor, { host, claims }: Surroundings): Incompatibility[] {
  return [...descriptorProblems(descriptor), ...incompatibilities(descriptor, host), ...takenClaims(descriptor, claims)]
}

/**
 * What is asked of a build that came with the system. One that does not fit the shell is kept too: where its remote has
 * nothing else, its screens say what is wrong.
 * @throws AppError
 */
export function requireSound(descriptor: RemoteDescriptor, claims: Claim[]): void {
  refuseFor([...descriptorProblems(descriptor), ...takenClaims(descriptor, claims)])
}

/** @throws AppError of the first problem */
export function refuseFor([problem]: Incompatibility[]): void {
  if (problem) throw fail(problem.code, problem.params)
}
