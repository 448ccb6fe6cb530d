import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { insertRows } from '../../database/bulk-write.js'
import { rowsOf } from '../../database/rows.js'
import type { OutcomeRecord } from '../../files/spreadsheet-reader/records.js'

/**
 * Inserts outcomes that the program lacks, with their competencies. New rows follow existing rows, in the order of the file.
 */
export async function applyDesign(manager: EntityManager, id_programa: number, outcomes: OutcomeRecord[]) {
  const competencies = byCompetency(outcomes)
  const known = await competenciesByCode(manager, id_programa)
  const last = Math.max(0, ...Array.from(known.values(), (competency) => competency.orden))
  await insertRows(
    manager,
    'competencia',
    competencies
      .filter(([{ competency }]) => !known.has(competency.codigo))
      .map(([{ competency }], index) => ({
        id_programa,
        codigo: competency.codigo,
        nombre_competencia: competency.nombre,
        orden: last + index + 1,
      })),
  )
  const stored = await competenciesByCode(manager, id_programa)
  await insertRows(
    manager,
    'resultado_aprendizaje',
    competencies.flatMap((rows) =>
      rows.map(({ competency, outcome }, index) => ({
        id_competencia: stored.get(competency.codigo)?.id ?? null,
        codigo: outcome.codigo,
        nombre_rae: outcome.nombre_rae,
        orden: Number(stored.get(competency.codigo)?.ultimo ?? 0) + index + 1,
      })),
    ),
  )
}

type Group = [OutcomeRecord, ...OutcomeRecord[]]

/** Groups the outcomes of a file by competency, in the order of the file. */
function byCompetency(outcomes: OutcomeRecord[]): Group[] {
  const groups = new Map<string, Group>()
  for (const row of outcomes) {
    const group = groups.get(row.competency.codigo)
    if (group) group.push(row)
    else groups.set(row.competency.codigo, [row])
  }
  return [...groups.values()]
}

/** A competency with its position, and the position of its last outcome (`ultimo`). */
const competencyPosition = z.object({ id: z.int(), codigo: z.string(), orden: z.int(), ultimo: z.int().nullable() })
type CompetencyPosition = z.infer<typeof competencyPosition>

const readPositions = rowsOf(competencyPosition)

const POSITIONS = `
  SELECT c.id, c.codigo, c.orden, MAX(r.orden) AS ultimo
  FROM competencia c LEFT JOIN resultado_aprendizaje r ON r.id_competencia = c.id
  WHERE c.id_programa = ?
  GROUP BY c.id, c.codigo, c.orden`

async function competenciesByCode(manager: EntityManager, programId: number): Promise<Map<string, CompetencyPosition>> {
  const rows = await readPositions(manager, POSITIONS, [programId])
  return new Map(rows.map((row) => [row.codigo, row]))
}
