import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { STUDYING } from '../in-training.js'

const person = z.object({ evaluador_documento: z.string().nullable(), evaluador_nombre: z.string().nullable() })

const judged = person.extend({
  nro_ficha: z.int(),
  id_resultado: z.int(),
  juzgados: computed,
  /** The first date within the ficha: judgments brought from an earlier one are older. */
  desde: z.string().nullable(),
})
/** Judgments of one outcome by one evaluator. */
export type JudgedOutcome = z.infer<typeof judged>

const held = person.extend({ nro_ficha: z.int(), id_resultado: z.int(), personas: computed })
/** Judgments of one outcome that one person holds and has not given. */
export type HeldOutcome = z.infer<typeof held>

const count = judged.pick({ nro_ficha: true, id_resultado: true, juzgados: true }).extend({ no_aprobados: computed })
/** Judgments of one outcome. */
export type OutcomeCount = z.infer<typeof count>

const readCounts = rowsOf(count)
const readJudged = rowsOf(judged)
const readHeld = rowsOf(held)

const inTraining = (fichas: number[]) => ({
  sql: `m.nro_ficha IN (${fichas.map(() => '?')}) AND ${STUDYING.sql}`,
  parameters: [...fichas, ...STUDYING.parameters],
})

/** Counts the judgments of people in training by ficha and outcome: most outcomes have all of them. */
export function countJudged(manager: EntityManager, fichas: number[]) {
  const { sql, parameters } = inTraining(fichas)
  return readCounts(
    manager,
    `SELECT m.nro_ficha, j.id_resultado, COUNT(*) AS juzgados,
      SUM(CASE WHEN j.estado = 'NO APROBADO' THEN 1 ELSE 0 END) AS no_aprobados
    FROM matricula m JOIN juicio j ON j.id_matricula = m.id
    WHERE ${sql}
    GROUP BY m.nro_ficha, j.id_resultado`,
    parameters,
  )
}

/** Who gave the judgments of these outcomes, how many and since when. */
export async function judgedOutcomes(manager: EntityManager, fichas: number[], outcomes: number[]) {
  if (outcomes.length === 0) return []
  const { sql, parameters } = inTraining(fichas)
  return readJudged(
    manager,
    `SELECT m.nro_ficha, j.id_resultado, j.evaluador_documento, j.evaluador_nombre, COUNT(*) AS juzgados,
      MIN(CASE WHEN j.fecha_registro >= f.fecha_inicio_lectiva THEN j.fecha_registro END) AS desde
    FROM ficha f JOIN matricula m ON m.nro_ficha = f.nro_ficha JOIN juicio j ON j.id_matricula = m.id
    WHERE ${sql} AND j.id_resultado IN (${outcomes.map(() => '?')})
    GROUP BY m.nro_ficha, j.id_resultado, j.evaluador_documento, j.evaluador_nombre`,
    [...parameters, ...outcomes],
  )
}

/** Counts the judgments that the reports say somebody holds, by ficha, outcome and holder. */
export function heldOutcomes(manager: EntityManager, fichas: number[]): Promise<HeldOutcome[]> {
  const { sql, parameters } = inTraining(fichas)
  return readHeld(
    manager,
    `SELECT m.nro_ficha, h.id_resultado, h.evaluador_documento, h.evaluador_nombre, COUNT(*) AS personas
    FROM matricula m JOIN juicio_pendiente h ON h.id_matricula = m.id
    WHERE ${sql}
    GROUP BY m.nro_ficha, h.id_resultado, h.evaluador_documento, h.evaluador_nombre`,
    parameters,
  )
}
