import { z } from 'zod'

/** The format that this version writes and reads. */
export const FORMAT = 1

const table = z.object({
  nombre: z.string(),
  columnas: z.array(z.string()),
  filas: z.int().nonnegative(),
  /** The number of the next row, where the database gives the numbers. */
  siguiente: z.int().nullable(),
})
export type BackedUpTable = z.infer<typeof table>

const header = z.object({
  copia: z.literal('fichero'),
  formato: z.literal(FORMAT),
  /** The version of Fichero that made it. */
  producto: z.string(),
  /** The last migration that the database had. */
  migracion: z.string(),
  motor: z.enum(['sqlite', 'mysql']),
  fecha: z.iso.datetime(),
  /** Of the key, in base64; null where it is not encrypted. */
  sal: z.base64().nullable(),
  /** In the order of their rows. */
  tablas: z.array(table),
})
/** The first line of a backup, which anybody can read. */
export type BackupHeader = z.infer<typeof header>

const anyFormat = z.object({ copia: z.literal('fichero'), formato: z.int() })

export const headerLine = (of: BackupHeader) => Buffer.from(`${JSON.stringify(header.parse(of))}\n`)

/** @throws Error with a sentence for the operator */
export function readHeader(line: string): BackupHeader {
  const found = anyFormat.safeParse(parsed(line))
  if (!found.success) throw new Error('El archivo no es una copia de Fichero.')
  if (found.data.formato > FORMAT)
    throw new Error('La copia la hizo una versión posterior de Fichero: restáurela con esa versión.')
  return header.parse(parsed(line))
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

export const rowsIn = ({ tablas }: BackupHeader) => tablas.reduce((sum, { filas }) => sum + filas, 0)
