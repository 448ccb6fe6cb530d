import { type Claim, takenClaims } from '@fichero/contract/claims'
import { type Host, type Incompatibility, incompatibilities } from '@fichero/contract/compatibility'
import { descriptorProblems } from '@fichero/contract/descriptor-problems'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { EntityManager } from 'typeorm'
import { fail } from '../../errors/fail.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'

/** What a release must be compatible with: the host, and the paths and search groups of other remotes. */
export interface CompatibilityContext {
  host: Host
  /** Paths and search groups that remotes claim. Claims of the release's own remote are ignored. */
  claims: Claim[]
}

/** Reads the claims of the active and the candidate release of each remote. */
export async function claimsInUse(manager: EntityManager): Promise<Claim[]> {
  const remotes = await manager.find(Remote, { select: { nombre: true, activa: true, candidata: true } })
  const where = remotes.flatMap(({ nombre: remoto, activa, candidata }) =>
    [activa, candidata].flatMap((hash) => (hash === null ? [] : [{ remoto, hash }])),
  )
  if (where.length === 0) return []
  const releases = await manager.find(Release, { where })
  return releases.map(({ remoto, descriptor: { routes, results } }) => ({ name: remoto, routes, results }))
}

/** Returns the reasons why a release may not be published or activated. Defects of the descriptor come first. */
export function problemsOf(descriptor: RemoteDescriptor, { host, claims }: CompatibilityContext): Incompatibility[] {
  return [...descriptorProblems(descriptor), ...incompatibilities(descriptor, host), ...takenClaims(descriptor, claims)]
}

/**
 * Checks a bundled build. An incompatible build is accepted, because the remote may have no other release; the pages of the
 * remote then show the problem.
 * @throws AppError for the first problem
 */
export function requireValidDescriptor(descriptor: RemoteDescriptor, claims: Claim[]): void {
  throwFirst([...descriptorProblems(descriptor), ...takenClaims(descriptor, claims)])
}

/** @throws AppError for the first problem */
export function throwFirst([problem]: Incompatibility[]): void {
  if (problem) throw fail(problem.code, problem.params)
}
