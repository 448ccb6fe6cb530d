import type { CompetencyTexts } from '@fichero/contract/programs.schema'
import type { OutcomeRecord } from '../../files/spreadsheet-reader/records.js'

/** Maximum number of elements of a list in an answer. */
const MAX_LISTED = 500

/** Groups the first outcomes of a file by competency, for a preview. */
export function designTexts(outcomes: OutcomeRecord[]): CompetencyTexts[] {
  const competencies = new Map<string, CompetencyTexts>()
  for (const { competency, outcome } of outcomes.slice(0, MAX_LISTED)) {
    const { codigo, nombre: nombre_competencia } = competency
    const known = competencies.get(codigo) ?? { codigo, nombre_competencia, resultados_aprendizaje: [] }
    known.resultados_aprendizaje.push(outcome)
    competencies.set(codigo, known)
  }
  return [...competencies.values()]
}

/** Returns the first `MAX_LISTED` rows, because a file may have many more. */
export const listed = <T>(rows: Iterable<T>): T[] => [...rows].slice(0, MAX_LISTED)
