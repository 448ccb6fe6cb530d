import { ENTITIES } from '../app.entities.js'
import type { DatabaseTarget } from '../config/database-target.js'
import { connect, open } from '../database/connect.js'
import { createDataSource } from '../database/data-source.js'
import { PREPARING } from '../database/limits.js'
import { migrate } from '../database/migrate.js'
import { MIGRATIONS } from '../database/migrations/migrations.js'
import type { Drift } from '../fichas/drift.js'
import { intoEmptyDatabase } from './into-empty-database.js'
import { loadBackup } from './load-backup.js'
import { proveDatabase } from './prove-database.js'
import type { OpenedBackup } from './read-backup.js'
import { replaceFile } from './replace-file.js'

export interface Restored {
  /** Tables of the backup that are not of Fichero. */
  leftOut: string[]
  drifts: Drift[]
  /** The file that has what was there before, where there was something. */
  former?: string
}

/**
 * Makes the database what a backup says. Whenever it is killed, either all that was there before is there or all of the
 * backup: docs/decisions/a-backup-is-rows.md.
 * @throws Error with a sentence for the operator; nothing is changed then
 */
export async function restoreBackup(
  target: DatabaseTarget,
  backup: OpenedBackup,
  say: (line: string) => void,
): Promise<Restored> {
  const place = MIGRATIONS.findIndex(({ name }) => name === backup.header.migracion)
  if (place < 0)
    throw new Error(
      `La copia es de una versión posterior de Fichero (${backup.header.producto}): restáurela con esa versión. No se cambió nada.`,
    )
  const fill = (empty: DatabaseTarget) => filled(empty, backup, place, say)
  if (target.engine === 'mysql') return intoEmptyDatabase(target, () => fill(target))
  const { former, result } = await replaceFile(target.file, (file) => fill({ engine: 'sqlite', file }))
  return { ...result, ...(former !== undefined && { former }) }
}

/** Fills an empty database, with the tables that the backup's version had, and brings it to this version. */
async function filled(
  target: DatabaseTarget,
  backup: OpenedBackup,
  place: number,
  say: (line: string) => void,
): Promise<Restored> {
  const older = createDataSource(target, ENTITIES, PREPARING)
  older.setOptions({ migrations: MIGRATIONS.slice(0, place + 1) })
  await open(older, target)
  const leftOut = await migrate(older)
    .then(() => loadBackup(older, backup))
    .finally(() => older.destroy())
  const dataSource = await connect(target, ENTITIES, PREPARING)
  try {
    await migrate(dataSource, say)
    return { leftOut, drifts: await proveDatabase(dataSource) }
  } finally {
    await dataSource.destroy()
  }
}
