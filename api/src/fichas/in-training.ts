import { IN_TRAINING_STATES, isInTraining } from '@fichero/contract/enums'
import type { PeopleInState } from '@fichero/contract/fichas.schema'

/** Enabled fichas (`f`) that have not ended on a day. */
export const running = (day: string) => ({
  sql: `f.estado = 'habilitado' AND f.fecha_fin_ficha >= ?`,
  parameters: [day],
})

/** People (`m`) in training. */
export const STUDYING = {
  sql: `m.estado IN (${IN_TRAINING_STATES.map(() => '?')})`,
  parameters: [...IN_TRAINING_STATES],
}

/** People (`m`) whom neither a mail nor a call reaches. */
export const WITHOUT_CONTACT = 'm.correo IS NULL AND m.celular IS NULL'

/** In SQL, how many in training in a ficha (`f`) of a program (`p`) lack an outcome. By the kept counts: no judgments are read. */
export const LACKING = `(SELECT COALESCE(SUM(v.personas), 0) FROM ficha_avance v
  WHERE v.nro_ficha = f.nro_ficha AND v.resultados_aprobados < p.total_resultados)`

/** Of the people of a ficha by state, those whom no figure counts. */
export const notInTraining = (states: PeopleInState[]) => states.filter(({ estado }) => !isInTraining(estado))

/** The population of the figures: people in training in running fichas. */
export function inTraining(day: string) {
  const fichas = running(day)
  return { sql: `${fichas.sql} AND ${STUDYING.sql}`, parameters: [...fichas.parameters, ...STUDYING.parameters] }
}
