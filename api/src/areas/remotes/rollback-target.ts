import type { SkippedRelease } from '@fichero/contract/releases.schema'
import { type EntityManager, In } from 'typeorm'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { failedReleases, releaseKey } from './failing-releases.js'
import { Release } from './release.entity.js'
import type { Remote } from './remote.entity.js'

/** Maximum number of audit entries that are read to find the releases before the previous release. */
const MAX_ACTIVATIONS = 50

/** The release to which a remote can go back, and the more recent ones that are skipped. */
export interface RollbackTarget {
  /** Null if the remote has no previous release, or if all of them are skipped. */
  hash: string | null
  skipped: SkippedRelease[]
}

/**
 * Returns the release to which administrators roll back and browsers fall back: the previous release, unless it failed or was
 * withdrawn; then the one that was active before it, and so on.
 * @param failed `failedReleases`, if the caller has read them
 */
export async function rollbackTarget(
  manager: EntityManager,
  remote: Remote,
  failed?: Set<string>,
): Promise<RollbackTarget> {
  const { nombre, activa, anterior } = remote
  const skipped: SkippedRelease[] = []
  if (anterior === null) return { hash: null, skipped }
  const failures = failed ?? (await failedReleases(manager))
  const seen = new Set([activa])
  for await (const hash of formerHashes(manager, nombre, anterior)) {
    const where = { remoto: nombre, hash }
    const release = seen.has(hash)
      ? null
      : await manager.findOne(Release, { select: { hash: true, retirado: true }, where })
    seen.add(hash)
    if (!release) continue
    const motivo = failures.has(releaseKey(nombre, hash)) ? 'fallos' : release.retirado ? 'retirada' : undefined
    if (!motivo) return { hash, skipped }
    const { descriptor } = await manager.findOneByOrFail(Release, where)
    skipped.push({ hash, version: descriptor.version, motivo })
  }
  return { hash: null, skipped }
}

/**
 * Returns the previous release, then the releases that were active for everyone before it, most recent first. Only the audit
 * log records them: each activation names the release that it replaced. Stored releases that were never active are not
 * candidates, because nobody approved them.
 */
async function* formerHashes(manager: EntityManager, nombre: string, anterior: string): AsyncGenerator<string> {
  yield anterior
  const entries = await manager.find(AuditEntry, {
    where: {
      entidad: 'remoto',
      entidad_id: nombre,
      accion: In(['remotes:activate', 'remotes:deploy', 'remotes:install']),
    },
    order: { id: 'DESC' },
    take: MAX_ACTIVATIONS,
  })
  for (const { antes } of entries) if (typeof antes?.lanzamiento === 'string') yield antes.lanzamiento
}
