import type { EntityManager } from 'typeorm'
import { countOf } from '../database/rows.js'

/**
 * An SQL condition: the ficha whose number is in this column has judgments, or an instructor who owes one. Its program is then
 * locked, because these are of the program's outcomes.
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
