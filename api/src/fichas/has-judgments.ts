import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../database/rows.js'

const ANY = 'SELECT 1 AS one FROM matricula m JOIN juicio j ON j.id_matricula = m.id WHERE m.nro_ficha = ? LIMIT 1'

const readAny = rowsOf(z.object({ one: computed }))

/** Returns whether the ficha has any judgment. */
export async function hasJudgments(manager: EntityManager, nroFicha: number): Promise<boolean> {
  const rows = await readAny(manager, ANY, [nroFicha])
  return rows.length > 0
}
