import { z } from 'zod'
import { parsed } from './row-lines.js'

/** The format that this version writes and reads. */
export const FORMAT = 1

const table = z.object({
  nombre: z.string(),
  columnas: z.array(z.string()),
  filas: z.int().nonnegative(),
  /** The next auto-increment id; null without auto-increment. */
  siguiente: z.int().nullable(),
})
/** A table in a backup, with its columns and its number of rows. */
export type BackedUpTable = z.infer<typeof table>

const header = z.object({
  copia: z.literal('fichero'),
  formato: z.literal(FORMAT),
  /** The version of Fichero that made the backup. */
  producto: z.string(),
  /** Name of the last migration of the database. */
  migracion: z.string(),
  motor: z.enum(['sqlite', 'mysql']),
  fecha: z.iso.datetime(),
  /** Salt of the encryption key, in base64; null if the backup is not encrypted. */
  sal: z.base64().length(24).nullable(),
  /** The tables in the order of their rows in the file. */
  tablas: z.array(table),
})
/** The first line of a backup, which is never encrypted. */
export type BackupHeader = z.infer<typeof header>

const anyFormat = z.object({ copia: z.literal('fichero'), formato: z.int() })

export const headerLine = (of: BackupHeader) => Buffer.from(`${JSON.stringify(header.parse(of))}\n`)

/**
 * Parses the first line of a backup.
 * @throws Error with a sentence for the operator
 */
export function readHeader(line: string): BackupHeader {
  const found = anyFormat.safeParse(parsed(line))
  if (!found.success) throw new Error('El archivo no es una copia de Fichero.')
  if (found.data.formato > FORMAT)
    throw new Error('La copia la hizo una versión posterior de Fichero: restáurela con esa versión.')
  const read = header.safeParse(parsed(line))
  if (!read.success) throw new Error('La primera línea de la copia está alterada; use otra.')
  return read.data
}

/** Returns the number of rows of all tables. */
export const rowsIn = ({ tablas }: BackupHeader) => tablas.reduce((sum, { filas }) => sum + filas, 0)
