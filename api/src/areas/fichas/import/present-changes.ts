import type { ImportChanges, PersonChange } from '@fichero/contract/import-history.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { rowsOf } from '../../../database/rows.js'

interface Page {
  page: number
  limit: number
}

const readOutcomes = rowsOf(
  z.object({ id: z.int(), codigo: z.string(), nombre_rae: z.string(), nombre_competencia: z.string() }),
)

/** Returns one page of changed people, and the outcomes that the page refers to. Outcomes are in the order of the design. */
export async function presentChanges(
  manager: EntityManager,
  people: PersonChange[],
  query: Page,
): Promise<ImportChanges> {
  const personas = people.slice(offsetOf(query), offsetOf(query) + query.limit)
  const ids = [...new Set(personas.flatMap(({ resultados }) => resultados.map(({ id_resultado }) => id_resultado)))]
  const resultados = ids.length === 0 ? [] : await outcomesOf(manager, ids)
  const positions = new Map(resultados.map(({ id }, position) => [id, position]))
  const positionOf = ({ id_resultado }: { id_resultado: number }) => positions.get(id_resultado) ?? 0
  return {
    ok: true,
    personas: personas.map((person) => ({
      ...person,
      resultados: person.resultados.toSorted((one, other) => positionOf(one) - positionOf(other)),
    })),
    resultados,
    pagination: paginationOf(query, people.length),
  }
}

/** Reads the outcomes with these ids, in the order of the design. */
const outcomesOf = (manager: EntityManager, ids: number[]) =>
  readOutcomes(
    manager,
    `SELECT r.id, r.codigo, r.nombre_rae, c.nombre_competencia
     FROM resultado_aprendizaje r JOIN competencia c ON c.id = r.id_competencia
     WHERE r.id IN (${ids.map(() => '?')}) ORDER BY c.orden, r.orden`,
    ids,
  )
