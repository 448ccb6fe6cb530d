import type { EntityManager } from 'typeorm'

const ANY = 'SELECT 1 AS one FROM matricula m JOIN juicio j ON j.id_matricula = m.id WHERE m.nro_ficha = ? LIMIT 1'

/** Whether anybody of the ficha has been judged. */
export async function hasJudgments(manager: EntityManager, nroFicha: number): Promise<boolean> {
  const rows: unknown[] = await manager.query(ANY, [nroFicha])
  return rows.length > 0
}
