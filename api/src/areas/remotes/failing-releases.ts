import { type EntityManager, In, MoreThan, Not } from 'typeorm'
import { RemoteFailureCount, VIOLATION } from './remote-failure.entity.js'

/** Failures are counted per clock hour. */
export const HOUR_MS = 60 * 60 * 1000

/**
 * Failure reasons that do not count as the release's fault: network or proxy faults, and errors after which the page still
 * works.
 */
export const BLAMELESS = ['network', 'unavailable', 'withdrawn', 'running'] as const

/** Returns the key of a release in a `Map` or `Set`. */
export const releaseKey = (remoto: string, hash: string) => `${remoto} ${hash}`

/** Returns the `releaseKey`s of releases that failed by their own fault in the current or the previous clock hour. */
export async function failingReleases(manager: EntityManager): Promise<Set<string>> {
  const found = await manager.find(RemoteFailureCount, {
    select: { remoto: true, hash: true },
    where: { hora: MoreThan(new Date(Date.now() - 2 * HOUR_MS)), motivo: Not(In([...BLAMELESS, VIOLATION])) },
  })
  return new Set(found.map(({ remoto, hash }) => releaseKey(remoto, hash)))
}
