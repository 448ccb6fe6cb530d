import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import type { OutcomeRecord, ProgramSheet } from '../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../files/spreadsheet-reader/row-problem.js'
import { type DesignRow, designOf } from './design.js'

/** A competency or an outcome with the stored and the new text. */
interface Renaming {
  codigo: string
  antes: string
  despues: string
}

/** The changes that a new design file makes to a program's design. */
export interface DesignPlan {
  added: OutcomeRecord[]
  /** Competencies and outcomes whose text differs in the file, by id. */
  competencies: Map<number, Renaming>
  outcomes: Map<number, Renaming>
  counts: { nuevos: number; cambiados: number; sin_cambio: number }
  warnings: ProgramSheet['warnings']
}

/** Number of judgments by outcome id. */
type Judged = Map<number, number>

/** Compares a design file with the program. Outcomes that the file lacks are not removed; the plan has a warning about them. */
export async function planDesign(manager: EntityManager, programId: number, sheet: ProgramSheet): Promise<DesignPlan> {
  const current = await designOf(manager, programId)
  const known = new Map(current.map((row) => [row.codigo, row]))
  const competencies = new Map(current.map((row) => [row.codigo_competencia, row]))
  const added = sheet.outcomes.filter(({ outcome }) => !known.has(outcome.codigo))
  const existing = sheet.outcomes.flatMap((record) => {
    const row = known.get(record.outcome.codigo)
    return row ? [{ record, row }] : []
  })
  const plan: DesignPlan = {
    added,
    competencies: new Map(),
    outcomes: new Map(),
    counts: { nuevos: added.length, cambiados: 0, sin_cambio: 0 },
    warnings: [...sheet.warnings],
  }
  for (const { competency } of sheet.outcomes) {
    const row = competencies.get(competency.codigo)
    const { codigo, nombre: despues } = competency
    if (row && row.nombre_competencia !== despues)
      plan.competencies.set(row.id_competencia, { codigo, antes: row.nombre_competencia, despues })
  }
  for (const { record, row } of existing) {
    const { codigo, nombre_rae: despues } = record.outcome
    const renamed = row.nombre_rae !== despues && row.nombre_rae !== record.otherReading
    if (renamed) plan.outcomes.set(row.id, { codigo, antes: row.nombre_rae, despues })
    plan.counts[renamed || plan.competencies.has(row.id_competencia) ? 'cambiados' : 'sin_cambio']++
    if (row.codigo_competencia !== record.competency.codigo) plan.warnings.push(outcomeMoved(sheet, record, row))
  }
  const inFile = new Set(existing.map(({ row }) => row.id))
  const missing = current.filter((row) => !inFile.has(row.id))
  // Stryker disable next-line ConditionalExpression,EqualityOperator: saves a query only
  const judged: Judged = missing.length > 0 ? await judgedOutcomes(manager, programId) : new Map()
  plan.warnings.push(...missing.map((row) => outcomeMissing(sheet, row, judged.get(row.id) ?? 0)))
  return plan
}

export const changesDesign = ({ added, competencies, outcomes }: DesignPlan) =>
  added.length + competencies.size + outcomes.size > 0

const JUDGED = `
  SELECT j.id_resultado AS id, COUNT(*) AS juicios
  FROM competencia c
    JOIN resultado_aprendizaje r ON r.id_competencia = c.id
    JOIN juicio j ON j.id_resultado = r.id
  WHERE c.id_programa = ?
  GROUP BY j.id_resultado`

const readJudged = rowsOf(z.object({ id: z.int(), juicios: computed }))

/** Counts the judgments of each outcome of a program. */
async function judgedOutcomes(manager: EntityManager, programId: number): Promise<Judged> {
  const rows = await readJudged(manager, JUDGED, [programId])
  return new Map(rows.map(({ id, juicios }) => [id, juicios]))
}

/** Returns the heading of the outcome column in the file. */
const heading = ({ headings }: ProgramSheet) => headings.resultado ?? 'Resultado de Aprendizaje'

/** Returns the warning about an outcome that the file has in another competency than the program. */
function outcomeMoved(sheet: ProgramSheet, { fila, outcome }: OutcomeRecord, row: DesignRow) {
  const location = { fila, columna: heading(sheet), valor: outcome.codigo }
  return rowProblem('outcome_elsewhere', location, { competencia: row.codigo_competencia })
}

/** Returns the warning about an outcome of the program that the file lacks. */
function outcomeMissing(sheet: ProgramSheet, { codigo, nombre_rae }: DesignRow, juicios: number) {
  const location = { fila: sheet.outcomes[0]?.fila ?? 1, columna: heading(sheet), valor: `${codigo} - ${nombre_rae}` }
  return juicios > 0 ? rowProblem('outcome_kept_judged', location, { juicios }) : rowProblem('outcome_kept', location)
}
