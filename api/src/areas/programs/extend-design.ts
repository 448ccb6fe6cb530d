import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { applyDesign } from './apply-design.js'
import { Competency } from './competency.entity.js'
import { LearningOutcome } from './learning-outcome.entity.js'
import type { DesignPlan } from './plan-design.js'

const totals = z.object({ total_competencias: computed, total_resultados: computed })
const readTotals = rowsOf(totals)

const TOTALS = `
  SELECT COUNT(DISTINCT c.id) AS total_competencias, COUNT(r.id) AS total_resultados
  FROM competencia c LEFT JOIN resultado_aprendizaje r ON r.id_competencia = c.id
  WHERE c.id_programa = ?`

/** Applies the plan, and returns the program's new numbers of competencies and outcomes. */
export async function extendDesign(
  manager: EntityManager,
  programId: number,
  plan: Pick<DesignPlan, 'added' | 'competencies' | 'outcomes'>,
): Promise<z.infer<typeof totals>> {
  for (const [id, { despues }] of plan.competencies)
    await manager.update(Competency, id, { nombre_competencia: despues })
  for (const [id, { despues }] of plan.outcomes) await manager.update(LearningOutcome, id, { nombre_rae: despues })
  await applyDesign(manager, programId, plan.added)
  const [counted] = await readTotals(manager, TOTALS, [programId])
  return counted ?? { total_competencias: 0, total_resultados: 0 }
}
