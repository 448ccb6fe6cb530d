import type { TytState } from '@fichero/contract/tyt-steps'
import { z } from 'zod'
import { computed, rowsOf } from '../../../database/rows.js'
import { hasReport } from '../../../files/import-records/last-report.js'
import { STUDYING } from '../in-training.js'
import { DISTANCE_FROM_READY, type Part } from './tyt-population.js'
import { atState, boardRow, STEP_COLUMNS } from './tyt-rows.js'

// Queries for the export of the readiness board, which reads all people in batches.

const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))

/** Returns the numbers of the selected fichas, in the order of the list. */
export const fichaNumbers = async (source: Source, { sql, parameters }: Part) =>
  (await readNumbers(source, `SELECT f.nro_ficha ${sql} ORDER BY f.nro_ficha DESC`, parameters)).map(
    ({ nro_ficha }) => nro_ficha,
  )

const readCounts = rowsOf(z.object({ nro_ficha: z.int(), resultados_aprobados: z.int(), lejania: computed }))

/**
 * Returns one row for each ficha and number of approved outcomes that people in the ficha have, with the distance from the
 * highest band (`lejania`). Rows are in the order of the list.
 */
export const boardCounts = (source: Source, { sql, parameters }: Part) =>
  readCounts(
    source,
    `SELECT f.nro_ficha, v.resultados_aprobados, ${DISTANCE_FROM_READY} AS lejania ${sql}
     ORDER BY f.nro_ficha DESC, v.resultados_aprobados DESC`,
    parameters,
  )

const readEnrolments = rowsOf(z.object({ id: z.int(), nro_ficha: z.int(), resultados_aprobados: z.int() }))

/** Returns the enrolments of people in training in these fichas, only those in the state if there is one. */
export const enrolmentsIn = (source: Source, fichas: number[], state: TytState | undefined) =>
  readEnrolments(
    source,
    `SELECT m.id, m.nro_ficha, m.resultados_aprobados FROM matricula m
     WHERE m.nro_ficha IN (${fichas.map(() => '?')}) AND ${STUDYING.sql} AND ${atState(state)}`,
    [...fichas, ...STUDYING.parameters],
  )

const person = boardRow.extend({ id: z.int() })
export type BoardPerson = z.infer<typeof person>

const readPeople = rowsOf(person)
export type Source = Parameters<typeof readPeople>[0]

/** Returns the people of these enrolments, sorted by name. Omits people who are no longer in training. */
export const personRows = (source: Source, ids: number[]) =>
  readPeople(
    source,
    `SELECT m.id, a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.celular, m.correo, ${STEP_COLUMNS}, f.nro_ficha,
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
