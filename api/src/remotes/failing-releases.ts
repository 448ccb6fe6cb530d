import { type EntityManager, In, MoreThan, Not } from 'typeorm'
import { RemoteFailureCount, VIOLATION } from './remote-failure.entity.js'

/** Failures are counted by hours. */
export const HOUR_MS = 60 * 60 * 1000

/** What is held against no release: the fault of a connection or a proxy, and what leaves its screen open. */
export const BLAMELESS = ['network', 'unavailable', 'withdrawn', 'running'] as const

export const releaseKey = (remoto: string, hash: string) => `${remoto} ${hash}`

/** Returns the releases that browsers reported within the last hour as failing by their own fault, by `releaseKey`. */
export async function failingReleases(manager: EntityManager): Promise<Set<string>> {
  const found = await manager.find(RemoteFailureCount, {
    select: { remoto: true, hash: true },
    // Counted by hours: the one that began within the last hour, and the one before it.
    where: { hora: MoreThan(new Date(Date.now() - 2 * HOUR_MS)), motivo: Not(In([...BLAMELESS, VIOLATION])) },
  })
  return new Set(found.map(({ remoto, hash }) => releaseKey(remoto, hash)))
}
