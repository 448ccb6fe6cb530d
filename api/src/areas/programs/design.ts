import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'

const designRow = z.object({
  id_competencia: z.int(),
  codigo_competencia: z.string(),
  nombre_competencia: z.string(),
  id: z.int(),
  codigo: z.string(),
  nombre_rae: z.string(),
})
export type DesignRow = z.infer<typeof designRow>

const programRow = designRow.extend({ id_programa: z.int() })

const readDesign = rowsOf(designRow)
const readDesigns = rowsOf(programRow)

const COLUMNS = `
  c.id AS id_competencia, c.codigo AS codigo_competencia, c.nombre_competencia, r.id, r.codigo, r.nombre_rae`
const FROM = 'FROM competencia c JOIN resultado_aprendizaje r ON r.id_competencia = c.id'
const IN_ORDER = 'ORDER BY c.orden, r.orden'

interface Competency<T> {
  id: number
  codigo: string
  nombre_competencia: string
  resultados_aprendizaje: T[]
}

/** Reads the design of a program: its outcomes with their competencies, in order. */
export const designOf = (manager: EntityManager, programId: number): Promise<DesignRow[]> =>
  readDesign(manager, `SELECT ${COLUMNS} ${FROM} WHERE c.id_programa = ? ${IN_ORDER}`, [programId])

/** Like `designOf` for several programs: each row also has the program's id. */
export const designsOf = (manager: EntityManager, programIds: number[]): Promise<z.infer<typeof programRow>[]> =>
  readDesigns(
    manager,
    `SELECT c.id_programa, ${COLUMNS} ${FROM} WHERE c.id_programa IN (${programIds.map(() => '?')}) ${IN_ORDER}`,
    programIds,
  )

/** Groups the outcomes of a design by competency. */
export function byCompetency<T>(design: DesignRow[], outcome: (row: DesignRow) => T): Competency<T>[] {
  const competencies = new Map<number, Competency<T>>()
  for (const row of design) {
    const { id_competencia: id, codigo_competencia: codigo, nombre_competencia } = row
    const known = competencies.get(id)
    const competency = known ?? { id, codigo, nombre_competencia, resultados_aprendizaje: [] }
    competency.resultados_aprendizaje.push(outcome(row))
    if (!known) competencies.set(id, competency)
  }
  return [...competencies.values()]
}

/** Reads the design of a program, grouped by competency. */
export const competenciesOf = async (manager: EntityManager, programId: number) =>
  byCompetency(await designOf(manager, programId), ({ id, codigo, nombre_rae }) => ({ id, codigo, nombre_rae }))
