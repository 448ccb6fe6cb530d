import { KEPT_RELEASES } from '@fichero/contract/limits'
import { type DataSource, In, LessThan } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { FailureCause } from './failure-cause.entity.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'
import { removeForgottenFiles, removeUnreferencedFiles } from './unreferenced-files.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Minimum age of removed releases, in ms, because open tabs still request files of younger releases. */
const RETENTION_MS = 30 * DAY_MS

/** Returns the start of the retention period. */
export const retentionStart = () => new Date(Date.now() - RETENTION_MS)

/** Removes releases of a remote that are neither in use nor recent, and files that no release references afterwards. */
export async function removeOldReleases(dataSource: DataSource, remoto: string): Promise<void> {
  const { manager } = dataSource
  const before = retentionStart()
  const remote = await manager.findOneBy(Remote, { nombre: remoto })
  const inUse = new Set([remote?.activa, remote?.anterior, remote?.candidata, remote?.incluida])
  const select = { remoto: true, hash: true, fecha: true } as const
  const rows = await manager.find(Release, { select, where: { remoto }, order: { fecha: 'DESC', hash: 'ASC' } })
  const old = rows.filter(({ hash, fecha }, index) => index >= KEPT_RELEASES && fecha < before && !inUse.has(hash))
  if (old.length === 0) return removeForgottenFiles(dataSource)
  await inTransaction(dataSource, async (transaction) => {
    const removed = { remoto, hash: In(old.map(({ hash }) => hash)) }
    await transaction.delete(Release, removed)
    await transaction.delete(FailureCause, removed)
    await transaction.delete(RemoteFailureCount, { remoto, hora: LessThan(before) })
  })
  await removeUnreferencedFiles(dataSource)
}
