import { KEPT_RELEASES } from '@fichero/contract/limits'
import { type DataSource, In, LessThan } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import { inTransaction } from '../database/transaction.js'
import { written } from '../database/written.js'
import { hexOf } from './file-hash.js'
import { Release } from './release.entity.js'
import { deleteFiles } from './release-files.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** In ms. Open tabs still ask for files of releases of this age. */
const KEPT_MS = 30 * DAY_MS
/** In ms. A file of a release that is being published is not named by any release yet. */
const UNNAMED_MS = DAY_MS

const readFiles = rowsOf(z.object({ sha384: z.string() }))

/** Removes releases of a remote that are neither in use nor new, and files that no release has any more. */
export async function removeOldReleases(dataSource: DataSource, remoto: string): Promise<void> {
  const { manager } = dataSource
  const before = new Date(Date.now() - KEPT_MS)
  const remote = await manager.findOneBy(Remote, { nombre: remoto })
  const inUse = new Set([remote?.activa, remote?.anterior, remote?.candidata, remote?.incluida])
  const select = { remoto: true, hash: true, fecha: true } as const
  const rows = await manager.find(Release, { select, where: { remoto }, order: { fecha: 'DESC', hash: 'ASC' } })
  const old = rows.filter(({ hash, fecha }, place) => place >= KEPT_RELEASES && fecha < before && !inUse.has(hash))
  if (old.length === 0) return
  await inTransaction(dataSource, async (transaction) => {
    await transaction.delete(Release, { remoto, hash: In(old.map(({ hash }) => hash)) })
    await transaction.delete(RemoteFailureCount, { remoto, hora: LessThan(before) })
  })
  await removeUnnamedFiles(dataSource)
}

async function removeUnnamedFiles(dataSource: DataSource): Promise<void> {
  const named = new Set<string>()
  const keys = await dataSource.manager.find(Release, { select: { remoto: true, hash: true } })
  for (const { remoto, hash } of keys) {
    const release = await dataSource.manager.findOneBy(Release, { remoto, hash })
    for (const { integrity } of release?.descriptor.assets ?? []) named.add(hexOf(integrity))
  }
  const until = new Date(Date.now() - UNNAMED_MS)
  const files = await readFiles(dataSource, 'SELECT sha384 FROM archivo_remoto WHERE fecha < ?', [written(until)])
  const unnamed = files.map(({ sha384 }) => sha384).filter((hash) => !named.has(hash))
  if (unnamed.length > 0) await inTransaction(dataSource, (manager) => deleteFiles(manager, unnamed))
}
