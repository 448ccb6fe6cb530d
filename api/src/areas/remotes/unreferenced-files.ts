import { releaseFiles } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type DataSource, type EntityManager, LessThan } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { hexOf } from './file-hash.js'
import { Release } from './release.entity.js'
import { ReleaseFile } from './release-file.entity.js'
import { deleteFiles, inKeys } from './release-files.js'

// A release command stores files before the release that references them. Unreferenced files count towards a quota of the
// deploy token, and are deleted after a day.

/** Quota of a deploy token, before compression. Enough for two releases of the maximum size. */
const MAX_MB = 64
const DAY_MS = 24 * 60 * 60 * 1000

const readSizes = rowsOf(z.object({ tamano: computed }))
const SENT = 'SELECT SUM(tamano) AS tamano FROM archivo_remoto WHERE id_clave = ?'

/** @throws AppError if the token's unreferenced files and another file of `size` bytes together exceed `MAX_MB` */
export async function requireQuota(source: Pick<EntityManager, 'query'>, clave: number, size: number): Promise<void> {
  const [sent] = await readSizes(source, SENT, [clave])
  if ((sent?.tamano ?? 0) + size > MAX_MB * 1024 * 1024) throw fail('deploy_token_full', { max_mb: MAX_MB })
}

/** Returns the SHA-384 of each file of a release, in hexadecimal. */
const keysOf = (descriptor: RemoteDescriptor) => [
  ...new Set(releaseFiles(descriptor).map(({ integrity }) => hexOf(integrity))),
]

/** Postpones the deletion of a release's files by a day, because the release is being published. */
export const postponeDeletion = (dataSource: DataSource, descriptor: RemoteDescriptor): Promise<void> =>
  inTransaction(dataSource, (manager) =>
    inKeys(keysOf(descriptor), (batch) => manager.update(ReleaseFile, { sha384: batch }, { fecha: new Date() })),
  )

/** Marks the files of a release as referenced. Call it in the transaction that adds the release. */
export const markReferenced = (manager: EntityManager, descriptor: RemoteDescriptor): Promise<void> =>
  inKeys(keysOf(descriptor), (batch) => manager.update(ReleaseFile, { sha384: batch }, { id_clave: null }))

/** Runs `removeUnreferencedFiles` if a deploy token has sent a file that no release has referenced for a day. */
export async function removeForgottenFiles(dataSource: DataSource): Promise<void> {
  const sent = await dataSource.query(
    'SELECT sha384 FROM archivo_remoto WHERE id_clave IS NOT NULL AND fecha < ? LIMIT 1',
    [sqlInstant(yesterday())],
  )
  if (sent.length > 0) await removeUnreferencedFiles(dataSource)
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
