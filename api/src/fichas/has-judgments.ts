import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../database/rows.js'

const ANY = `
  SELECT 1 AS one FROM matricula m
  WHERE m.nro_ficha = ? AND (
    EXISTS (SELECT 1 FROM juicio j WHERE j.id_matricula = m.id)
    OR EXISTS (SELECT 1 FROM juicio_pendiente h WHERE h.id_matricula = m.id)
  )
  LIMIT 1`

const readAny = rowsOf(z.object({ one: computed }))

/** Returns whether the ficha has any judgment, or knows who owes one: both refer to outcomes of its program. */
export async function hasJudgments(manager: EntityManager, nroFicha: number): Promise<boolean> {
  const rows = await readAny(manager, ANY, [nroFicha])
  return rows.length > 0
}
