import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { insertRows } from '../database/bulk-write.js'
import { rowsOf } from '../database/rows.js'
import type { OutcomeRecord } from '../sheets/records.js'

/** Inserts outcomes missing in the program and their competencies, in file order after the existing ones. */
export async function applyDesign(manager: EntityManager, id_programa: number, outcomes: OutcomeRecord[]) {
  const competencies = byCompetency(outcomes)
  const known = await placesByCode(manager, id_programa)
  const last = Math.max(0, ...Array.from(known.values(), (place) => place.orden))
  await insertRows(
    manager,
    'competencia',
    competencies
      .filter(([{ competency }]) => !known.has(competency.codigo))
      .map(([{ competency }], place) => ({
        id_programa,
        codigo: competency.codigo,
        nombre_competencia: competency.nombre,
        orden: last + place + 1,
      })),
  )
  const places = await placesByCode(manager, id_programa)
  await insertRows(
    manager,
    'resultado_aprendizaje',
    competencies.flatMap((rows) =>
      rows.map(({ competency, outcome }, place) => ({
        id_competencia: places.get(competency.codigo)?.id ?? null,
        codigo: outcome.codigo,
        nombre_rae: outcome.nombre_rae,
        orden: Number(places.get(competency.codigo)?.ultimo ?? 0) + place + 1,
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

/** Position of a competency, and the last outcome within it. */
const place = z.object({ id: z.int(), codigo: z.string(), orden: z.int(), ultimo: z.int().nullable() })
type Place = z.infer<typeof place>

const readPlaces = rowsOf(place)

const PLACES = `
  SELECT c.id, c.codigo, c.orden, MAX(r.orden) AS ultimo
  FROM competencia c LEFT JOIN resultado_aprendizaje r ON r.id_competencia = c.id
  WHERE c.id_programa = ?
  GROUP BY c.id, c.codigo, c.orden`

async function placesByCode(manager: EntityManager, programId: number): Promise<Map<string, Place>> {
  const rows = await readPlaces(manager, PLACES, [programId])
  return new Map(rows.map((row) => [row.codigo, row]))
}
