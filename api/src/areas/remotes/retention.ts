import { KEPT_RELEASES } from '@fichero/contract/limits'
import { type DataSource, In, LessThan } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { inTransaction } from '../../database/transaction.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { DeployToken } from './deploy-token.entity.js'
import { FailureCause } from './failure-cause.entity.js'
import { Release } from './release.entity.js'
import { ReleaseFile } from './release-file.entity.js'
import { deleteFiles, inKeys, keysOf } from './release-files.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'

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
  if (old.length === 0) return
  await inTransaction(dataSource, async (transaction) => {
    const removed = { remoto, hash: In(old.map(({ hash }) => hash)) }
    await transaction.delete(Release, removed)
    await transaction.delete(FailureCause, removed)
    await transaction.delete(RemoteFailureCount, { remoto, hora: LessThan(before) })
  })
  await removeUnreferencedFiles(dataSource)
}

/** Removes the contacts of deploy tokens. */
export const removeTokenContacts = async (dataSource: DataSource, ids: number[]): Promise<void> => {
  await inTransaction(dataSource, (manager) => manager.update(DeployToken, { id: In(ids) }, { correo: null }))
}

const yesterday = () => new Date(Date.now() - DAY_MS)

const readFiles = rowsOf(z.object({ sha384: z.string() }))

/** Removes files older than a day that no release references. */
export async function removeUnreferencedFiles(dataSource: DataSource): Promise<void> {
  const referenced = await referencedFiles(dataSource)
  const old = { fecha: LessThan(yesterday()) }
  const files = await readFiles(dataSource, 'SELECT sha384 FROM archivo_remoto WHERE fecha < ?', [
    sqlInstant(yesterday()),
  ])
  const unreferenced = files.map(({ sha384 }) => sha384).filter((hash) => !referenced.has(hash))
  await inKeys(unreferenced, (batch) =>
    inTransaction(dataSource, async (manager) => {
      // Checks the age again, because a release with these files may be published at this moment.
      const rows = await lockRows(manager, ReleaseFile, { sha384: batch, ...old })
      await deleteFiles(
        manager,
        rows.map(({ sha384 }) => sha384),
      )
    }),
  )
}

/** Returns the SHA-384 of all files that any release references. */
async function referencedFiles({ manager }: DataSource): Promise<Set<string>> {
  const referenced = new Set<string>()
  for (const { remoto, hash } of await manager.find(Release, { select: { remoto: true, hash: true } })) {
    const release = await manager.findOneBy(Release, { remoto, hash })
    if (release) for (const key of keysOf(release.descriptor)) referenced.add(key)
  }
  return referenced
}
