import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { STUDYING } from '../in-training.js'
import { type Part, REMOTENESS } from './tyt-population.js'
import { boardRow } from './tyt-rows.js'

// What the file of the board reads: everybody, a few at a time.

const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))

/** The numbers of these fichas. */
export const fichaNumbers = async (source: Source, { sql, parameters }: Part) =>
  (await readNumbers(source, `SELECT f.nro_ficha ${sql}`, parameters)).map(({ nro_ficha }) => nro_ficha)

const count = z.object({
  nro_ficha: z.int(),
  resultados_aprobados: z.int(),
  con_reporte: computed,
  lejania: computed,
})
const readCounts = rowsOf(count)
export type BoardCount = z.infer<typeof count>

/** The fichas of a population with each count of approved outcomes that people have, and how far they are. */
export const boardCounts = (source: Source, { sql, parameters }: Part) =>
  readCounts(
    source,
    `SELECT f.nro_ficha, v.resultados_aprobados, f.con_reporte, ${REMOTENESS} AS lejania ${sql}`,
    parameters,
  )

const readEnrolments = rowsOf(z.object({ id: z.int(), nro_ficha: z.int(), resultados_aprobados: z.int() }))

export const enrolmentsIn = (source: Source, fichas: number[]) =>
  readEnrolments(
    source,
    `SELECT m.id, m.nro_ficha, m.resultados_aprobados FROM matricula m
     WHERE m.nro_ficha IN (${fichas.map(() => '?')}) AND ${STUDYING.sql}`,
    [...fichas, ...STUDYING.parameters],
  )

const person = boardRow.omit({ con_reporte: true }).extend({ id: z.int() })
export type BoardPerson = z.infer<typeof person> & { con_reporte: number }

const readPeople = rowsOf(person)
export type Source = Parameters<typeof readPeople>[0]

/** These enrolments by name, but for those that have ended meanwhile. */
export const personRows = (source: Source, ids: number[]) =>
  readPeople(
    source,
    `SELECT m.id, a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.celular, m.correo, f.nro_ficha,
       p.id AS id_programa, p.nombre_programa, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe, f.id_jefe,
       m.resultados_aprobados, p.total_resultados
     FROM matricula m
       JOIN ficha f ON f.nro_ficha = m.nro_ficha
       JOIN programa p ON p.id = f.id_programa_formacion
       JOIN usuario u ON u.id = f.id_jefe
       JOIN aprendiz a ON a.nro_documento = m.nro_documento
     WHERE m.id IN (${ids.map(() => '?')}) AND ${STUDYING.sql}
     ORDER BY a.busqueda, a.nro_documento`,
    [...ids, ...STUDYING.parameters],
  )
