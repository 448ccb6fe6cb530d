import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import type { DesignRow } from '../../programs/design.js'
import type { Person } from './who-owes.js'

const readScheduled = rowsOf(
  z.object({ nro_ficha: z.int(), id_competencia: z.int(), documento: z.string().nullable(), nombre: z.string() }),
)

/** Returns who is scheduled for an outcome of a ficha; undefined if nobody is. */
export type ScheduledOf = (nroFicha: number, outcome: Pick<DesignRow, 'id_competencia'>) => Person | undefined

/** Reads who is scheduled for the competencies of fichas, by their reports of instructors. */
export async function scheduledEvaluators(manager: EntityManager, fichas: readonly number[]): Promise<ScheduledOf> {
  const rows = await readScheduled(
    manager,
    `SELECT nro_ficha, id_competencia, documento, CONCAT(nombre, ' ', apellido) AS nombre
    FROM instructor_programado WHERE evalua = 1 AND nro_ficha IN (${fichas.map(() => '?')})`,
    [...fichas],
  )
  const people = new Map(
    rows.map(({ nro_ficha, id_competencia, ...person }): [string, Person] => [
      `${nro_ficha} ${id_competencia}`,
      { fuente: 'programado', ...person },
    ]),
  )
  return (nroFicha, { id_competencia }) => people.get(`${nroFicha} ${id_competencia}`)
}
