import type { EntityManager } from 'typeorm'
import { insertRows } from './bulk-write.js'
import type { OutcomeRecord } from './records.js'

/** Writes a new program's competencies and outcomes, in file order. */
export async function applyDesign(manager: EntityManager, id_programa: number, outcomes: OutcomeRecord[]) {
  const competencies = byCompetency(outcomes)
  await insertRows(
    manager,
    'competencia',
    competencies.map(([{ competency }], place) => ({
      id_programa,
      codigo: competency.codigo,
      nombre_competencia: competency.nombre,
      orden: place + 1,
    })),
  )
  const ids = await idsByCode(manager, id_programa)
  await insertRows(
    manager,
    'resultado_aprendizaje',
    competencies.flatMap((rows) =>
      rows.map(({ competency, outcome }, place) => ({
        id_competencia: ids.get(competency.codigo) ?? null,
        codigo: outcome.codigo,
        nombre_rae: outcome.nombre_rae,
        orden: place + 1,
      })),
    ),
  )
}

type Group = [OutcomeRecord, ...OutcomeRecord[]]

function byCompetency(outcomes: OutcomeRecord[]): Group[] {
  const groups = new Map<string, Group>()
  for (const row of outcomes) {
    const group = groups.get(row.competency.codigo)
    if (group) group.push(row)
    else groups.set(row.competency.codigo, [row])
  }
  return [...groups.values()]
}

async function idsByCode(manager: EntityManager, programId: number): Promise<Map<string, number>> {
  const sql = 'SELECT id, codigo FROM competencia WHERE id_programa = ?'
  const rows: { id: number; codigo: string }[] = await manager.query(sql, [programId])
  return new Map(rows.map((row) => [row.codigo, row.id]))
}
