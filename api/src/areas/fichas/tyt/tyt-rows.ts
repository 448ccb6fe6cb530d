import { columnsOf } from '@fichero/contract/fields'
import { boardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { TYT_FIELDS, type TytState } from '@fichero/contract/tyt-steps'
import { z } from 'zod'
import { computed, rowsOf } from '../../../database/rows.js'
import { inTytState } from '../../../rules/tyt-state.js'
import { STUDYING } from '../in-training.js'
import { progressInput } from '../progress.js'
import { DISTANCE_FROM_READY, type Part } from './tyt-population.js'

/** A person of the readiness board. */
export const boardRow = progressInput.extend({
  ...boardPeopleAnswer.shape.aprendices.element.pick({
    nro_documento: true,
    tipo_documento: true,
    nombre: true,
    apellido: true,
    nro_ficha: true,
    id_programa: true,
    nombre_programa: true,
    tyt_inscrito: true,
    tyt_presentado: true,
    tyt_certificado: true,
  }).shape,
  nombre_jefe: z.string(),
  apellido_jefe: z.string(),
  id_jefe: z.int(),
  celular: z.string().nullable(),
  correo: z.string().nullable(),
})

/** SQL columns with the days of the steps of the test. */
export const STEP_COLUMNS = columnsOf(TYT_FIELDS)
  .map((column) => `m.${column}`)
  .join(', ')

/** SQL condition: the enrolment is in the state; without a state, any enrolment. */
export const atState = (state: TytState | undefined) => (state === undefined ? '1 = 1' : inTytState(state))

/** A group has the people of one ficha with equally many approved outcomes. `anteriores` counts people of earlier groups. */
const positionedRow = boardRow.extend({ anteriores: computed })
export type BoardRow = z.infer<typeof positionedRow>

const readRows = rowsOf(positionedRow)
type Source = Parameters<typeof readRows>[0]

const readDistances = rowsOf(z.object({ lejania: computed, personas: computed }))

/** Returns the number of people at each distance from the highest band, smallest distance first. */
export const boardDistances = (source: Source, { sql, parameters }: Part) =>
  readDistances(
    source,
    `SELECT ${DISTANCE_FROM_READY} AS lejania, SUM(v.personas) AS personas ${sql} GROUP BY lejania ORDER BY lejania`,
    parameters,
  )

/** A range of distances, and a range of positions (`from`, `to`) among the people at these distances. */
export interface PageRange {
  nearest: number
  farthest: number
  from: number
  to: number
}

/**
 * Reads the people at these positions, and the other people of their groups. Finds the groups with the counts in
 * `ficha_avance`, because sorting all people by name would read all names.
 */
export const boardRows = (
  source: Source,
  { sql, parameters }: Part,
  { nearest, farthest, from, to }: PageRange,
  state: TytState | undefined,
) => readRows(source, rowsSql(sql, state), [...parameters, nearest, farthest, ...STUDYING.parameters, from, to])

/** Returns the SELECT for the people of a page. `population` is the `FROM` clause of `tytPopulation`. */
const rowsSql = (population: string, state: TytState | undefined) => `
  SELECT a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.celular, m.correo, ${STEP_COLUMNS}, g.nro_ficha, g.id_programa,
    p.nombre_programa, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe, g.id_jefe, g.resultados_aprobados,
    g.total_resultados, g.con_reporte, g.hasta - g.personas AS anteriores
  FROM (
      SELECT f.nro_ficha, f.id_jefe, f.id_programa, f.total_resultados, f.con_reporte, v.resultados_aprobados, v.personas,
        ${DISTANCE_FROM_READY} AS lejania,
        SUM(v.personas) OVER (ORDER BY ${DISTANCE_FROM_READY}, f.nro_ficha DESC, v.resultados_aprobados DESC
          ROWS UNBOUNDED PRECEDING) AS hasta
      ${population} WHERE ${DISTANCE_FROM_READY} BETWEEN ? AND ?
    ) g
    JOIN programa p ON p.id = g.id_programa
    JOIN usuario u ON u.id = g.id_jefe
    JOIN matricula m ON m.nro_ficha = g.nro_ficha AND m.resultados_aprobados = g.resultados_aprobados AND ${STUDYING.sql} AND ${atState(state)}
    JOIN aprendiz a ON a.nro_documento = m.nro_documento
  WHERE g.hasta > ? AND g.hasta - g.personas < ?
  ORDER BY g.lejania, g.nro_ficha DESC, g.resultados_aprobados DESC, a.busqueda, a.nro_documento`
