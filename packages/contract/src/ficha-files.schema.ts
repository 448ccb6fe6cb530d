import { z } from 'zod'
import { filter, wholeNumber } from './common.schema.ts'
import { fichaNumber } from './fichas.schema.ts'
import { hiddenRows, readFileQuery, rejectedRowsQuery } from './imports.schema.ts'
import { programVersion } from './programs.schema.ts'
import { calendarDay } from './times.schema.ts'

/** `nroFicha` is the ficha of a file that does not name one. */
export const fichaFileQuery = readFileQuery.extend({ nroFicha: filter(fichaNumber) })
export type FichaFileQuery = z.output<typeof fichaFileQuery>

/** `POST /fichas/archivo`: what a file says about the ficha that can be created from it. Nothing is saved. */
export const fichaFileAnswer = z.object({
  ok: z.literal(true),
  archivo: z.string(),
  /**
   * A list of apprentices; a judgments report, which also contains the design of its program; or a report of scheduled
   * instructors, only if the ficha exists.
   */
  tipo: z.enum(['aprendices', 'juicios', 'instructores']),
  nro_ficha: z.int().nullable(),
  /** Whether there is a ficha with this number already. */
  existe: z.boolean(),
  /** The program's name as the file writes it. */
  programa: z.string().nullable(),
  /** Ids of the enabled programs that match the file: several versions, or programs of the same name. */
  programas: z.array(z.int()),
  /** The program's code and version; only judgments reports name them. */
  codigo: z.string().nullable(),
  version: z.string().nullable(),
  /** Number of learning outcomes in the design that the file contains; 0 for any other file than a judgments report. */
  total_resultados: z.int(),
  /** All programs with the file's code, newest version first. */
  versiones: z.array(programVersion),
  /** First and last day of the ficha; only judgments reports name them. */
  fecha_inicio: calendarDay.nullable(),
  fecha_fin: calendarDay.nullable(),
  /** Number of people by state, most first; empty for a list that names the ficha of each person. */
  estados: z.array(z.object({ estado: z.string(), total: z.int() })),
  ocultas: hiddenRows.nullable(),
  /** People in training who are also in training in other active fichas. */
  en_otras_fichas: z.array(
    z.object({
      tipo_documento: z.string(),
      nro_documento: z.string(),
      nombre: z.string(),
      apellido: z.string(),
      fichas: z.array(z.int()),
    }),
  ),
})
export type FichaFileAnswer = z.infer<typeof fichaFileAnswer>

/** `POST /fichas/archivo/rechazos`: the ficha and the program that the file is read for. */
export const fichaFileRowsQuery = rejectedRowsQuery.extend({
  nroFicha: fichaNumber,
  idProgramaFormacion: wholeNumber('select_program', { empty: 'select_program' }),
})
export type FichaFileRowsQuery = z.output<typeof fichaFileRowsQuery>
