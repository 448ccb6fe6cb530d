import { releaseFiles } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type DataSource, type EntityManager, LessThan } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../database/rows.js'
import { inTransaction } from '../database/transaction.js'
import { written } from '../database/written.js'
import { fail } from '../errors/fail.js'
import { lockRows } from '../records/lock-row.js'
import { hexOf } from './file-hash.js'
import { Release } from './release.entity.js'
import { ReleaseFile } from './release-file.entity.js'
import { deleteFiles, inKeys } from './release-files.js'

// A file comes before the release that names it. Until then it counts for the token that sent it, and only for a day.

/** Before compression: two releases of the largest size. */
const MAX_MB = 64
const DAY_MS = 24 * 60 * 60 * 1000

const readSizes = rowsOf(z.object({ tamano: computed }))
const SENT = 'SELECT SUM(tamano) AS tamano FROM archivo_remoto WHERE id_clave = ?'

/** @throws AppError if a token sent so much that no release names that another file of `size` bytes is too much */
export async function requireRoom(source: Pick<EntityManager, 'query'>, clave: number, size: number): Promise<void> {
  const [sent] = await readSizes(source, SENT, [clave])
  if ((sent?.tamano ?? 0) + size > MAX_MB * 1024 * 1024) throw fail('deploy_token_full', { max_mb: MAX_MB })
}

const keysOf = (descriptor: RemoteDescriptor) => [
  ...new Set(releaseFiles(descriptor).map(({ integrity }) => hexOf(integrity))),
]

/** The files of a release that is being published get a day more: nobody removes them meanwhile. */
export const keepFiles = (dataSource: DataSource, descriptor: RemoteDescriptor): Promise<void> =>
  inTransaction(dataSource, (manager) =>
    inKeys(keysOf(descriptor), (some) => manager.update(ReleaseFile, { sha384: some }, { fecha: new Date() })),
  )

/** In the transaction that adds the release. */
export const nameFiles = (manager: EntityManager, descriptor: RemoteDescriptor): Promise<void> =>
  inKeys(keysOf(descriptor), (some) => manager.update(ReleaseFile, { sha384: some }, { id_clave: null }))

/** Removes the files of more than a day that no release names, if somebody has sent such. */
export async function removeForgottenFiles(dataSource: DataSource): Promise<void> {
  const sent = await dataSource.query(
    'SELECT sha384 FROM archivo_remoto WHERE id_clave IS NOT NULL AND fecha < ? LIMIT 1',
    [written(yesterday())],
  )
  if (sent.length > 0) await removeUnnamedFiles(dataSource)
}

const yesterday = () => new Date(Date.now() - DAY_MS)

const readFiles = rowsOf(z.object({ sha384: z.string() }))

/** Removes the files of more than a day that no release names. */
export async function removeUnnamedFiles(dataSource: DataSource): Promise<void> {
  const named = await namedFiles(dataSource)
  const old = { fecha: LessThan(yesterday()) }
  const files = await readFiles(dataSource, 'SELECT sha384 FROM archivo_remoto WHERE fecha < ?', [written(yesterday())])
  const unnamed = files.map(({ sha384 }) => sha384).filter((hash) => !named.has(hash))
  await inKeys(unnamed, (some) =>
    inTransaction(dataSource, async (manager) => {
      // Except those of a release that is being published at this moment.
      const rows = await lockRows(manager, ReleaseFile, { sha384: some, ...old })
      await deleteFiles(
        manager,
        rows.map(({ sha384 }) => sha384),
      )
    }),
  )
}

async function namedFiles({ manager }: DataSource): Promise<Set<string>> {
  const named = new Set<string>()
  for (const { remoto, hash } of await manager.find(Release, { select: { remoto: true, hash: true } })) {
    const release = await manager.findOneBy(Release, { remoto, hash })
    if (release) for (const key of keysOf(release.descriptor)) named.add(key)
  }
  return named
}
