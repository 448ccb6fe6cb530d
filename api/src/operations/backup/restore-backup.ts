import { statSync } from 'node:fs'
import type { DataSource } from 'typeorm'
import type { Drift } from '../../areas/fichas/drift.js'
import { ProgressLink } from '../../areas/fichas/progress-links/progress-link.entity.js'
import type { Config } from '../../config/config.js'
import { ConfigError } from '../../config/config-error.js'
import type { DatabaseTarget } from '../../config/database-target.js'
import { connect, hasTables, open } from '../../database/connect.js'
import { createDataSource } from '../../database/data-source.js'
import { PREPARING } from '../../database/limits.js'
import { migrate } from '../../database/migrate.js'
import { MIGRATIONS } from '../../database/migrations/migrations.js'
import { ENTITIES } from '../app.entities.js'
import { addLaterRecords, applyRemovals, recordRestoredBackup } from './apply-removals.js'
import { checkIntegrity } from './check-integrity.js'
import { intoEmptyDatabase } from './into-empty-database.js'
import { type LaterRecords, recordsInDatabase } from './later-records.js'
import { loadBackup } from './load-backup.js'
import type { OpenedBackup } from './read-backup.js'
import { replaceFile } from './replace-file.js'

export interface Restored {
  /** Tables of the backup that are not Fichero's and were skipped. */
  leftOut: string[]
  drifts: Drift[]
  /** Path of the former database file; undefined if there was no file. */
  former?: string
  /** The removals made after the backup, which the restore repeated. */
  removed?: Removed
}

/** The removals that a restore repeated. */
interface Removed {
  count: number
  /** Removals after this moment are unknown; null if all are known. */
  unknownSince: Date | null
}

/** Where to find the removals that were made after the backup. */
export interface LaterRecordSources {
  config: Pick<Config, 'dataDir' | 'jwtSecret'>
  /** The MySQL database that the restored database replaces. SQLite does not need it, because a restore replaces its target. */
  former?: DatabaseTarget | undefined
  /** Records found in newer backups in the same folder. */
  inFolder?: LaterRecords | undefined
}

/**
 * Replaces a database by a backup. Atomic even if the process is killed: docs/decisions/backup-format.md.
 * @throws Error with a sentence for the operator; nothing is changed then
 */
export async function restoreBackup(
  target: DatabaseTarget,
  backup: OpenedBackup,
  say: (line: string) => void,
  later?: LaterRecordSources,
): Promise<Restored> {
  const lastMigration = MIGRATIONS.findIndex(({ name }) => name === backup.header.migracion)
  if (lastMigration < 0)
    throw new Error(
      `La copia es de una versión posterior de Fichero (${backup.header.producto}): restáurela con esa versión. No se cambió nada.`,
    )
  const known = later?.former && (await recordsIn(later.former, backup).catch(failToReadFormer))
  const fill = (empty: DatabaseTarget, records = known) =>
    fillDatabase(empty, backup, { lastMigration, say, ...(later && { later, records }) })
  if (target.engine === 'mysql') return intoEmptyDatabase(target, () => fill(target))
  const { former, result } = await replaceFile(target.file, async (file) =>
    fill({ engine: 'sqlite', file }, known ?? (later && (await recordsInFile(target.file, backup)))),
  )
  return { ...result, ...(former !== undefined && { former }) }
}

async function recordsIn(target: DatabaseTarget, { header }: OpenedBackup): Promise<LaterRecords | undefined> {
  const dataSource = await connect(target, ENTITIES, PREPARING)
  try {
    if (!(await hasTables(dataSource))) throw new Error('esa base de datos no tiene las tablas de Fichero')
    return await recordsInDatabase(dataSource, header)
  } finally {
    await dataSource.destroy()
  }
}

function failToReadFormer(error: Error): never {
  throw new ConfigError(
    'FORMER_DATABASE_URL',
    `no se pudo leer allí qué se quitó después de la copia (${error.message}).`,
  )
}

/** Undefined if the file is missing, damaged or of an earlier version. In these cases too, the backup can be restored. */
async function recordsInFile(file: string, backup: OpenedBackup): Promise<LaterRecords | undefined> {
  try {
    if (statSync(file).size === 0) return undefined
    return await recordsIn({ engine: 'sqlite', file }, backup)
  } catch {
    return undefined
  }
}

/** How to fill an empty database with a backup. */
interface FillOptions {
  /** Index of the backup's last migration in `MIGRATIONS`. */
  lastMigration: number
  say: (line: string) => void
  later?: LaterRecordSources
  /** Records found in the replaced database. */
  records?: LaterRecords | undefined
}

/** Creates the tables of the backup's version in an empty database, loads the backup, and migrates to this version. */
async function fillDatabase(
  target: DatabaseTarget,
  backup: OpenedBackup,
  { lastMigration, say, later, records }: FillOptions,
): Promise<Restored> {
  const older = createDataSource(target, ENTITIES, PREPARING)
  older.setOptions({ migrations: MIGRATIONS.slice(0, lastMigration + 1) })
  await open(older, target)
  const leftOut = await migrate(older)
    .then(() => loadBackup(older, backup))
    .finally(() => older.destroy())
  const dataSource = await connect(target, ENTITIES, PREPARING)
  try {
    await migrate(dataSource, say)
    const removed = later && (await removeAgain(dataSource, backup, later, records))
    return { leftOut, drifts: await checkIntegrity(dataSource), ...(removed && { removed }) }
  } finally {
    await dataSource.destroy()
  }
}

/**
 * Repeats the removals made after the backup, as far as they are known. Deletes all links to the progress of apprentices: which of
 * them were revoked after the backup is not known.
 */
async function removeAgain(
  dataSource: DataSource,
  backup: OpenedBackup,
  { config, inFolder }: LaterRecordSources,
  records?: LaterRecords,
): Promise<Removed> {
  const known = records ?? inFolder
  const removals = known ? await addLaterRecords(dataSource, known) : []
  const gaps = removals.filter(({ tipo }) => tipo === 'desconocido').map(({ fecha }) => fecha)
  if (!records) gaps.push(known?.until ?? new Date(backup.header.fecha))
  const [unknownSince = null] = gaps.toSorted((a, b) => a.getTime() - b.getTime())
  await recordRestoredBackup(dataSource, backup, unknownSince)
  await dataSource.manager.deleteAll(ProgressLink)
  const count = known ? await applyRemovals(dataSource, { ...known, removals }, config) : 0
  return { count, unknownSince }
}
