import { IN_TRAINING_STATES, OUT_OF_REPORT } from '@fichero/contract/enums'
import { approvedHours } from '../../../rules/approved-hours.js'
import type { FichaState } from './ficha-state.js'
import type { FichaPlan } from './plan-ficha.js'

/** The state and the counters of one enrolment after an import. */
export interface EnrolmentCounters {
  estado: string
  resultados_aprobados: number
  horas_aprobadas: number
}

/**
 * Returns, by document number, the counters that all enrolments of the ficha have after the plan is applied. Counts all
 * judgments again, which also corrects wrong counters.
 */
export function countersAfter(
  { people, judgments, outside }: Pick<FichaPlan, 'people' | 'judgments' | 'outside'>,
  state: FichaState,
): Map<string, EnrolmentCounters> {
  const states = new Map(Array.from(state.enrolments.values(), (row) => [row.nro_documento, row.estado]))
  for (const { person, enrolment } of people) states.set(person.nro_documento, enrolment.estado)
  for (const { nro_documento } of outside) states.set(nro_documento, OUT_OF_REPORT)

  const approved = new Map<string, number>()
  const add = (document: string, amount: number) => approved.set(document, (approved.get(document) ?? 0) + amount)
  const known = new Set(state.outcomes.values())
  for (const [document, rows] of state.judgments)
    for (const row of rows.values()) if (row.estado === 'APROBADO' && known.has(row.id_resultado)) add(document, 1)
  for (const { record, before, change } of judgments) {
    if (change === 'unchanged') continue
    add(record.nro_documento, Number(record.estado === 'APROBADO') - Number(before?.estado === 'APROBADO'))
  }

  const counters = new Map<string, EnrolmentCounters>()
  for (const [document, estado] of states) {
    const resultados_aprobados = approved.get(document) ?? 0
    const horas_aprobadas = approvedHours(resultados_aprobados, state.target)
    counters.set(document, { estado, resultados_aprobados, horas_aprobadas })
  }
  return counters
}

/** Returns the current counters of all enrolments, counted from the stored judgments. No plan is applied. */
export const countersOf = (state: FichaState) => countersAfter({ people: [], judgments: [], outside: [] }, state)

/** Returns the counters of the ficha, which are sums over its enrolments. */
export function fichaTotals(counters: Iterable<EnrolmentCounters>) {
  const totals = { total_aprendices_en_formacion: 0, aprobados_en_formacion: 0 }
  for (const { estado, resultados_aprobados } of counters) {
    if (!IN_TRAINING_STATES.includes(estado)) continue
    totals.total_aprendices_en_formacion++
    totals.aprobados_en_formacion += resultados_aprobados
  }
  return totals
}
