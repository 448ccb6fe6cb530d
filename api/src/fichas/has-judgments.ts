import type { EntityManager } from 'typeorm'
import { countOf } from '../database/rows.js'

/**
 * An SQL condition: the ficha whose number is in this column has any judgment, or somebody is known to owe one. Both refer to
 * outcomes of its program.
 */
export const hasJudgment = (nroFicha: string) => `EXISTS (
  SELECT 1 FROM matricula m
  WHERE m.nro_ficha = ${nroFicha} AND (
    EXISTS (SELECT 1 FROM juicio j WHERE j.id_matricula = m.id)
    OR EXISTS (SELECT 1 FROM juicio_pendiente h WHERE h.id_matricula = m.id)
  ))`

/** The same of one ficha. */
export const hasJudgments = async (manager: EntityManager, nroFicha: number): Promise<boolean> =>
  (await countOf(manager, `SELECT ${hasJudgment('?')} AS total`, [nroFicha])) > 0
