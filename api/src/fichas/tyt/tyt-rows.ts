import { boardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { standing } from '../../domain/progress.js'
import { STUDYING } from '../in-training.js'
import { type Part, REMOTENESS } from './tyt-population.js'

/** A person of the board. */
export const boardRow = standing.extend({
  ...boardPeopleAnswer.shape.aprendices.element.pick({
    nro_documento: true,
    tipo_documento: true,
    nombre: true,
    apellido: true,
    nro_ficha: true,
    id_programa: true,
    nombre_programa: true,
  }).shape,
  nombre_jefe: z.string(),
  apellido_jefe: z.string(),
  id_jefe: z.int(),
  celular: z.string().nullable(),
  correo: z.string().nullable(),
})

/** With the people before the first one of the same count. */
const placedRow = boardRow.extend({ anteriores: computed })
export type BoardRow = z.infer<typeof placedRow>

const readRows = rowsOf(placedRow)
type Source = Parameters<typeof readRows>[0]

const readDistances = rowsOf(z.object({ lejania: computed, personas: computed }))

/** The people of each distance from the highest band, nearest first. */
export const boardDistances = (source: Source, { sql, parameters }: Part) =>
  readDistances(
    source,
    `SELECT ${REMOTENESS} AS lejania, SUM(v.personas) AS personas ${sql} GROUP BY lejania ORDER BY lejania`,
    parameters,
  )

/** People of some distances, and their places there. */
export interface Places {
  nearest: number
  farthest: number
  from: number
  to: number
}

/**
 * Reads the people at these places, and the others of their counts. The places are found among the counts, because an
 * order by name over everybody would read every name.
 */
export const boardRows = (source: Source, { sql, parameters }: Part, { nearest, farthest, from, to }: Places) =>
  readRows(source, rowsSql(sql), [...parameters, nearest, farthest, ...STUDYING.parameters, from, to])

const rowsSql = (population: string) => `
  SELECT a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.celular, m.correo, g.nro_ficha, g.id_programa,
    p.nombre_programa, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe, g.id_jefe, g.resultados_aprobados,
    g.total_resultados, g.con_reporte, g.hasta - g.personas AS anteriores
  FROM (
      SELECT f.nro_ficha, f.id_jefe, f.id_programa, f.total_resultados, f.con_reporte, v.resultados_aprobados, v.personas,
        ${REMOTENESS} AS lejania,
        SUM(v.personas) OVER (ORDER BY ${REMOTENESS}, f.nro_ficha DESC, v.resultados_aprobados DESC
          ROWS UNBOUNDED PRECEDING) AS hasta
      ${population} WHERE ${REMOTENESS} BETWEEN ? AND ?
    ) g
    JOIN programa p ON p.id = g.id_programa
    JOIN usuario u ON u.id = g.id_jefe
    JOIN matricula m ON m.nro_ficha = g.nro_ficha AND m.resultados_aprobados = g.resultados_aprobados AND ${STUDYING.sql}
    JOIN aprendiz a ON a.nro_documento = m.nro_documento
  WHERE g.hasta > ? AND g.hasta - g.personas < ?
  ORDER BY g.lejania, g.nro_ficha DESC, g.resultados_aprobados DESC, a.busqueda, a.nro_documento`
