import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DataSource } from 'typeorm'
import { FormerDocument } from '../../areas/fichas/former-document.entity.js'
import { Backup } from '../../records/backup-log/backup.entity.js'
import { Removal } from '../../records/backup-log/removal.entity.js'
import type { BackupHeader } from './backup-header.js'
import { type BackupKey, headerOf, type OpenedBackup, openBackup } from './read-backup.js'
import type { Cell } from './row-lines.js'

/** Backups and removals after a backup, as recorded in the backed-up database or in a newer backup of that database. */
export interface LaterRecords {
  /** All removals, including removals before the backup. */
  removals: Omit<Removal, 'id'>[]
  /** All backups, including older backups, which may have been deleted since. */
  backups: Omit<Backup, 'id'>[]
  /** Former document numbers of people. */
  formers: Pick<FormerDocument, 'nro_anterior' | 'nro_documento'>[]
  /** The moment until which the records are complete. */
  until: Date
}

/** Reads the records from a database. Undefined if that database did not make the backup, so it has no record of it. */
export async function recordsInDatabase(
  dataSource: DataSource,
  { fecha }: BackupHeader,
): Promise<LaterRecords | undefined> {
  const until = new Date()
  const backups = await dataSource.getRepository(Backup).find({ order: { id: 'ASC' } })
  const removals = await dataSource.getRepository(Removal).find({ order: { id: 'ASC' } })
  const formers = await dataSource.getRepository(FormerDocument).find()
  return ifOfSameDatabase({ backups, removals, formers, until }, fecha)
}

/** Reads the records from the newest backup in the folder of `file` that has a record of `file`. */
export async function recordsInFolder(
  file: string,
  { fecha }: BackupHeader,
  key: BackupKey,
): Promise<LaterRecords | undefined> {
  const newer: { path: string; fecha: string }[] = []
  for (const entry of await readdir(dirname(file), { withFileTypes: true })) {
    // Reading from a pipe would block.
    if (!entry.isFile()) continue
    const path = join(dirname(file), entry.name)
    const other = await headerOf(path).catch(() => undefined)
    if (other && other.fecha > fecha) newer.push({ path, fecha: other.fecha })
  }
  for (const { path } of newer.toSorted((a, b) => b.fecha.localeCompare(a.fecha))) {
    const read = await openBackup(path, key)
      .then(recordsInBackup)
      .catch(() => undefined)
    const records = read && ifOfSameDatabase(read, fecha)
    if (records) return records
  }
  return undefined
}

/** Returns the records if they include the backup of this date, which proves that they come from the same database. */
function ifOfSameDatabase(records: LaterRecords, fecha: string): LaterRecords | undefined {
  const moment = Date.parse(fecha)
  return records.backups.some((backup) => backup.fecha.getTime() === moment) ? records : undefined
}

async function recordsInBackup({ header, rows }: OpenedBackup): Promise<LaterRecords> {
  const tables: Record<string, Record<string, Cell>[]> = { copia: [], retiro: [], documento_anterior: [] }
  const lines = rows()
  for (const { nombre, columnas, filas } of header.tablas)
    for (let remaining = filas; remaining > 0; remaining--) {
      const { value: row } = (await lines.next()) as { value: Cell[] }
      tables[nombre]?.push(Object.fromEntries(columnas.map((column, index) => [column, row[index] ?? null])))
    }
  const { copia = [], retiro = [], documento_anterior = [] } = tables
  return {
    backups: copia.map((row) => ({
      fecha: instantOf(row.fecha),
      tamano_kb: Number(row.tamano_kb),
      huella: String(row.huella),
      cifrada: Boolean(row.cifrada),
      filas: Number(row.filas),
      archivo: textOf(row.archivo),
      hasta: textOf(row.hasta) === null ? null : instantOf(row.hasta),
      borrada: textOf(row.borrada) === null ? null : instantOf(row.borrada),
    })),
    removals: retiro.map((row) => ({
      fecha: instantOf(row.fecha),
      tipo: String(row.tipo) as Removal['tipo'],
      clave: String(row.clave),
      dias: typeof row.dias === 'number' ? row.dias : null,
    })),
    formers: documento_anterior.map((row) => ({
      nro_anterior: String(row.nro_anterior),
      nro_documento: String(row.nro_documento),
    })),
    until: new Date(header.fecha),
  }
}

const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : null)

/** Reads an instant, which both engines store as text in UTC without a zone. */
const instantOf = (cell: Cell | undefined) => new Date(`${String(cell).replace(' ', 'T')}Z`)
