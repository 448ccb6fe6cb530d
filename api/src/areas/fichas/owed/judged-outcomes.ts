import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../../database/rows.js'
import { STUDYING } from '../in-training.js'

const person = z.object({ evaluador_documento: z.string().nullable(), evaluador_nombre: z.string().nullable() })

const judged = person.extend({
  nro_ficha: z.int(),
  id_resultado: z.int(),
  juzgados: computed,
  /** First date of a judgment since the ficha began. Judgments that people bring from an earlier ficha are older. */
  desde: z.string().nullable(),
})
/** Number of judgments that one evaluator recorded for one outcome in one ficha. */
export type JudgedOutcome = z.infer<typeof judged>

const held = person.extend({ nro_ficha: z.int(), id_resultado: z.int(), personas: computed })
/** Number of people for whom one evaluator (the holder) owes the judgment of one outcome, according to the reports. */
export type HeldOutcome = z.infer<typeof held>

const count = judged.pick({ nro_ficha: true, id_resultado: true, juzgados: true }).extend({ no_aprobados: computed })
/** Number of judgments of one outcome in one ficha. */
export type OutcomeCount = z.infer<typeof count>

const readCounts = rowsOf(count)
const readJudged = rowsOf(judged)
const readHeld = rowsOf(held)

/** SQL condition: the enrolment is in one of these fichas, and the person is in training. */
const inTraining = (fichas: number[]) => ({
  sql: `m.nro_ficha IN (${fichas.map(() => '?')}) AND ${STUDYING.sql}`,
  parameters: [...fichas, ...STUDYING.parameters],
})

/** Counts the judgments of people in training by ficha and outcome. */
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

/** Counts the judgments of these outcomes by ficha, outcome and evaluator, with the date of the first judgment. */
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

/** Counts the judgments that holders owe, by ficha, outcome and holder. */
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
