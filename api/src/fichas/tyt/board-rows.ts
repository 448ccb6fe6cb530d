import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { hasReport } from '../../imports/last-report.js'
import { STUDYING } from '../in-training.js'
import { type Part, REMOTENESS } from './tyt-population.js'
import { boardRow } from './tyt-rows.js'

// What the file of the board reads: everybody, a few at a time.

const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))

/** The numbers of these fichas, in the order of the list. */
export const fichaNumbers = async (source: Source, { sql, parameters }: Part) =>
  (await readNumbers(source, `SELECT f.nro_ficha ${sql} ORDER BY f.nro_ficha DESC`, parameters)).map(
    ({ nro_ficha }) => nro_ficha,
  )

const readCounts = rowsOf(z.object({ nro_ficha: z.int(), resultados_aprobados: z.int(), lejania: computed }))

/**
 * The fichas of a population with each count of approved outcomes that people have, and how far they are, in the order
 * of the list.
 */
export const boardCounts = (source: Source, { sql, parameters }: Part) =>
  readCounts(
    source,
    `SELECT f.nro_ficha, v.resultados_aprobados, ${REMOTENESS} AS lejania ${sql}
     ORDER BY f.nro_ficha DESC, v.resultados_aprobados DESC`,
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

const person = boardRow.extend({ id: z.int() })
export type BoardPerson = z.infer<typeof person>

const readPeople = rowsOf(person)
export type Source = Parameters<typeof readPeople>[0]

/** These enrolments by name, but for those that have ended meanwhile. */
export const personRows = (source: Source, ids: number[]) =>
  readPeople(
    source,
    `SELECT m.id, a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.celular, m.correo, f.nro_ficha,
       p.id AS id_programa, p.nombre_programa, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe, f.id_jefe,
       m.resultados_aprobados, p.total_resultados, ${hasReport('f.nro_ficha')} AS con_reporte
     FROM matricula m
       JOIN ficha f ON f.nro_ficha = m.nro_ficha
       JOIN programa p ON p.id = f.id_programa_formacion
       JOIN usuario u ON u.id = f.id_jefe
       JOIN aprendiz a ON a.nro_documento = m.nro_documento
     WHERE m.id IN (${ids.map(() => '?')}) AND ${STUDYING.sql}
     ORDER BY a.busqueda, a.nro_documento`,
    [...ids, ...STUDYING.parameters],
  )
