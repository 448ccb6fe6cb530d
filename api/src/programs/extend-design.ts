import type { EntityManager } from 'typeorm'
import { applyDesign } from './apply-design.js'
import { Competency } from './competency.entity.js'
import { LearningOutcome } from './learning-outcome.entity.js'
import type { DesignPlan } from './plan-design.js'

interface Totals {
  total_competencias: number
  total_resultados: number
}

const TOTALS = `
  SELECT COUNT(DISTINCT c.id) AS competencias, COUNT(r.id) AS resultados
  FROM competencia c LEFT JOIN resultado_aprendizaje r ON r.id_competencia = c.id
  WHERE c.id_programa = ?`

/** Applies the plan and counts the design anew. */
export async function extendDesign(manager: EntityManager, programId: number, plan: DesignPlan): Promise<Totals> {
  for (const [id, { despues }] of plan.competencies)
    await manager.update(Competency, id, { nombre_competencia: despues })
  for (const [id, { despues }] of plan.outcomes) await manager.update(LearningOutcome, id, { nombre_rae: despues })
  await applyDesign(manager, programId, plan.added)
  const [totals]: Record<'competencias' | 'resultados', number | string>[] = await manager.query(TOTALS, [programId])
  return { total_competencias: Number(totals?.competencias), total_resultados: Number(totals?.resultados) }
}
