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

/** A ficha among the results of a search. */
export const foundFicha = z.object({ nro_ficha: z.int(), nombre_programa: z.string(), nombre_jefe_ficha: z.string() })
/** An apprentice among the results of a search. */
export const foundApprentice = z.object({
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** The person's newest enabled ficha. */
  nro_ficha: z.int(),
  nombre_programa: z.string(),
})
/** An instructor among the results of a search. */
export const foundInstructor = z.object({
  id: z.int(),
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** Type of instructor. */
  tipo: z.enum(INSTRUCTOR_TYPES),
})
/** A program among the results of a search. */
export const foundProgram = z.object({
  id: z.int(),
  nombre_programa: z.string(),
  nivel: z.enum(NIVELES),
  /** SOFIA's version if there are several programs with the same code, else empty. */
  version: z.string(),
})

/**
 * `GET /search`: enabled records only. Fichas match if their number starts with the text, or by the words of their jefe's
 * name. People and programs match if every typed word starts a word of the name, in any order, without accents, and with or
 * without the punctuation of the name, or if their document number, mail or code starts with the text. Typed numbers may have dots and a document type. Groups are sorted by
 * name, fichas by number, newest first.
 */
export const searchAnswer = z.object({
  fichas: z.array(foundFicha),
  aprendices: z.array(foundApprentice),
  instructores: z.array(foundInstructor),
  programas: z.array(foundProgram),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
