import type { EntityManager } from 'typeorm'
import { countOf } from '../../database/rows.js'

/**
 * SQL condition: the ficha has judgments, or an evaluator owes a judgment. The program of such a ficha cannot be changed,
 * because judgments refer to the outcomes of the program. `nroFicha` is the name of the column that has the number of the
 * ficha.
 */
export const hasJudgments = (nroFicha: string) => `EXISTS (
  SELECT 1 FROM matricula m
  WHERE m.nro_ficha = ${nroFicha} AND (
    EXISTS (SELECT 1 FROM juicio j WHERE j.id_matricula = m.id)
    OR EXISTS (SELECT 1 FROM juicio_pendiente h WHERE h.id_matricula = m.id)
  ))`

/** Returns whether the program of a ficha can no longer be changed. */
export async function isProgramLocked(manager: EntityManager, nroFicha: number): Promise<boolean> {
  const sql = `SELECT COUNT(*) AS total FROM ficha f WHERE f.nro_ficha = ? AND ${hasJudgments('f.nro_ficha')}`
  return (await countOf(manager, sql, [nroFicha])) > 0
}
