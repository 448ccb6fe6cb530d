import { z } from 'zod'
import { code, documentNumber, requiredText } from './common.schema.ts'
import { fichaNumber } from './fichas.schema.ts'
import { importQuery, importReport } from './imports.schema.ts'
import { MAX_LISTED_FICHAS } from './limits.ts'

/** What a PE-04 says about a ficha of Fichero, in the order of the screens. */
export const PE04_FIELDS = [
  'fecha_inicio_lectiva',
  'fecha_fin_ficha',
  'jefe',
  'estado',
  'etapa',
  'jornada',
  'programa',
  'centro',
] as const
export type Pe04Field = (typeof PE04_FIELDS)[number]

/** `POST /fichas/pe-04`: the parameters of imports that a PE-04 has. `simular` compares and changes nothing. */
export const pe04Query = importQuery.pick({ simular: true, fechas: true, nroReporte: true, progreso: true })
export type Pe04Query = z.output<typeof pe04Query>

const numbers = z.array(fichaNumber).max(MAX_LISTED_FICHAS, code('invalid'))

/** The `data` part of `POST /fichas/pe-04`: what the user chose. */
export const pe04Data = z.object({
  /** The missing fichas to create; omitted for all. */
  crear: numbers.optional(),
  /** The fichas in which each value is taken over from the file; omitted for all differences. */
  cambiar: z.partialRecord(z.enum(PE04_FIELDS), numbers).optional(),
  /** Which user each name of the file is, for names that no user or several users have. */
  responsables: z
    .array(z.object({ nombre: requiredText(255), nro_documento: documentNumber }))
    .max(MAX_LISTED_FICHAS, code('invalid'))
    .default([]),
})
export type Pe04Input = z.input<typeof pe04Data>
export type Pe04Choices = z.output<typeof pe04Data>

/** A ficha of the file beside the ficha of Fichero. */
const comparedFicha = z.object({
  nro_ficha: z.int(),
  /** Row of the file. */
  fila: z.int(),
  /** Name of the program in the file. */
  programa: z.string(),
  /** Name of the person in charge in the file; null if the file has none. */
  responsable: z.string().nullable(),
  /** Whether Fichero lacks the ficha, has other values, or has the same values. */
  situacion: z.enum(['falta', 'difiere', 'igual']),
  /** The values that differ. Days are `YYYY-MM-DD`, choices the values of Fichero, the others texts. */
  cambios: z.array(
    z.object({
      campo: z.enum(PE04_FIELDS),
      /** The value in Fichero; null if there is none. */
      aqui: z.string().nullable(),
      /** The value in the file. */
      archivo: z.string(),
      /** Whether the value cannot be taken over: the program of a ficha with judgments. */
      fijo: z.boolean(),
    }),
  ),
})
export type ComparedFicha = z.infer<typeof comparedFicha>

const comparison = z.object({
  fichas: z.array(comparedFicha),
  /** Enabled fichas of the file's centres that the file does not have. */
  fuera: z.array(z.object({ nro_ficha: z.int(), programa: z.string() })),
  /** Rows of levels that Fichero does not have. */
  omitidas: z.array(z.object({ nivel: z.string(), filas: z.int() })),
  /** Names of the file that belong to no user, or to several, and how many fichas they have. */
  responsables: z.array(
    z.object({
      nombre: z.string(),
      fichas: z.int(),
      /** How many enabled users have the name. */
      homonimos: z.int(),
    }),
  ),
  /** Programs that Fichero lacks. */
  programas: z.array(z.object({ codigo: z.string(), version: z.string(), nombre: z.string(), fichas: z.int() })),
})
export type Pe04Comparison = z.infer<typeof comparison>

/**
 * `POST /fichas/pe-04`. `reporte.registros` counts the fichas of the file: created, changed, and neither.
 */
export const pe04Answer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  reporte: importReport,
  /** Number of programs that were created, or that Fichero lacks. */
  programas: z.int(),
  /** Null after a load. */
  comparacion: comparison.nullable(),
})
export type Pe04Answer = z.infer<typeof pe04Answer>

/** `POST /fichas/pe-04/{id}/deshacer`. */
export const undoPe04Answer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  /** How many fichas have their former values again. */
  restauradas: z.int(),
  /** How many created fichas were removed. */
  retiradas: z.int(),
  /** Numbers of the fichas that stay as they are, because somebody changed them since. */
  conservadas: z.array(z.int()),
})
export type UndoPe04Answer = z.infer<typeof undoPe04Answer>
