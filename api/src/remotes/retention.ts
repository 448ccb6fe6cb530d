import { KEPT_RELEASES } from '@fichero/contract/limits'
import { type DataSource, In, LessThan } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import { FailureCause } from './failure-cause.entity.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'
import { removeForgottenFiles, removeUnnamedFiles } from './unnamed-files.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** In ms. Open tabs still ask for files of releases of this age. */
const KEPT_MS = 30 * DAY_MS

/** What was last needed before this is removed. */
export const keptSince = () => new Date(Date.now() - KEPT_MS)

/** Removes releases of a remote that are neither in use nor new, and files that no release has any more. */
export async function removeOldReleases(dataSource: DataSource, remoto: string): Promise<void> {
  const { manager } = dataSource
  const before = keptSince()
  const remote = await manager.findOneBy(Remote, { nombre: remoto })
  const inUse = new Set([remote?.activa, remote?.anterior, remote?.candidata, remote?.incluida])
  const select = { remoto: true, hash: true, fecha: true } as const
  const rows = await manager.find(Release, { select, where: { remoto }, order: { fecha: 'DESC', hash: 'ASC' } })
  const old = rows.filter(({ hash, fecha }, place) => place >= KEPT_RELEASES && fecha < before && !inUse.has(hash))
  if (old.length === 0) return removeForgottenFiles(dataSource)
  await inTransaction(dataSource, async (transaction) => {
    const removed = { remoto, hash: In(old.map(({ hash }) => hash)) }
    await transaction.delete(Release, removed)
    await transaction.delete(FailureCause, removed)
    await transaction.delete(RemoteFailureCount, { remoto, hora: LessThan(before) })
  })
  await removeUnnamedFiles(dataSource)
}
