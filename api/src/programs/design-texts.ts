import type { CompetencyTexts } from '@fichero/contract/programs.schema'
import type { OutcomeRecord } from '../sheets/records.js'

/** As many as a report lists problems. */
const MAX_LISTED = 500

/** Groups the first outcomes of a file by competency, for who looks before anything is saved. */
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

/** The first rows of a list that may be as long as its file. */
export const listed = <T>(rows: Iterable<T>): T[] => [...rows].slice(0, MAX_LISTED)
