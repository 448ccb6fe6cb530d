import type { EntityManager } from 'typeorm'

interface Key {
  id_matricula: number
  id_resultado: number
}

/** Deletes rows of `table` by enrolment and outcome, with one statement for each enrolment. */
export async function deleteOutcomes(
  manager: EntityManager,
  table: 'juicio' | 'juicio_pendiente',
  rows: Key[],
): Promise<void> {
  const outcomes = new Map<number, number[]>()
  for (const { id_matricula, id_resultado } of rows)
    outcomes.set(id_matricula, [...(outcomes.get(id_matricula) ?? []), id_resultado])
  for (const [enrolment, ids] of outcomes)
    await manager.query(`DELETE FROM ${table} WHERE id_matricula = ? AND id_resultado IN (${ids.map(() => '?')})`, [
      enrolment,
      ...ids,
    ])
}
