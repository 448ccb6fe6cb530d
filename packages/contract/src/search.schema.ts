import { z } from 'zod'
import { clamped, requiredText } from './common.schema.ts'
import { INSTRUCTOR_TYPES, NIVELES } from './enums.ts'
import { DEFAULT_SEARCH_RESULTS, MAX_SEARCH_RESULTS, MAX_SEARCH_TEXT } from './limits.ts'

/** `limit` applies to each group. */
export const searchQuery = z.object({
  q: requiredText(MAX_SEARCH_TEXT),
  limit: clamped(DEFAULT_SEARCH_RESULTS, MAX_SEARCH_RESULTS),
})
export type SearchQuery = z.output<typeof searchQuery>

export const foundFicha = z.object({ nro_ficha: z.int(), nombre_programa: z.string(), nombre_jefe_ficha: z.string() })
export const foundApprentice = z.object({
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** The person's newest enabled ficha. */
  nro_ficha: z.int(),
  nombre_programa: z.string(),
})
export const foundInstructor = z.object({
  id: z.int(),
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** Type of instructor. */
  tipo: z.enum(INSTRUCTOR_TYPES),
})
export const foundProgram = z.object({
  id: z.int(),
  nombre_programa: z.string(),
  nivel: z.enum(NIVELES),
  /** SOFIA's, if there are several of the program's code, else empty. */
  version: z.string(),
})

/**
 * `GET /search`: enabled records only. Fichas match if the number starts with the text, or by the words of their head's
 * name; people and programs if every typed word starts a word of the name, in any order and without accents, or if the
 * text starts the document, the mail or the code. Numbers may have dots and their document type. Groups are sorted by
 * name, fichas by number, newest first.
 */
export const searchAnswer = z.object({
  fichas: z.array(foundFicha),
  aprendices: z.array(foundApprentice),
  instructores: z.array(foundInstructor),
  programas: z.array(foundProgram),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
