import { FAILURES_TO_WITHDRAW } from '@fichero/contract/limits'
import { type EntityManager, In, MoreThan, Not } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { RemoteFailureCount, VIOLATION } from './remote-failure.entity.js'
import { retentionStart } from './retention.js'

/** Failures are counted per clock hour. */
export const HOUR_MS = 60 * 60 * 1000

/**
 * Failure reasons that do not count as the release's fault: network or proxy faults, and errors after which the page still
 * works.
 */
export const BLAMELESS = ['network', 'unavailable', 'withdrawn', 'running'] as const

/** SQL condition: the failure is the release's fault. */
export const IS_RELEASE_FAULT = `motivo NOT IN (${[...BLAMELESS, VIOLATION].map((reason) => `'${reason}'`).join(', ')})`

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

const readFailed = rowsOf(z.object({ remoto: z.string(), hash: z.string() }))

/**
 * Returns the `releaseKey`s of releases that failed: in one clock hour of the last 30 days, browsers reported as many failures
 * by the release's own fault as withdraw a candidate.
 */
export async function failedReleases(manager: EntityManager): Promise<Set<string>> {
  const found = await readFailed(
    manager,
    `SELECT remoto, hash FROM fallo_remoto WHERE hora > ? AND ${IS_RELEASE_FAULT} GROUP BY remoto, hash, hora HAVING SUM(numero) >= ?`,
    [sqlInstant(retentionStart()), FAILURES_TO_WITHDRAW],
  )
  return new Set(found.map(({ remoto, hash }) => releaseKey(remoto, hash)))
}
