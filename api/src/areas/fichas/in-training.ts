import { IN_TRAINING_STATES, isInTraining } from '@fichero/contract/enums'
import type { PeopleInState } from '@fichero/contract/fichas.schema'
import { isUnfinished } from '../../rules/stage-and-category.js'

// SQL conditions. The tables have fixed aliases: `f` is `ficha`, `m` is `matricula`, `p` is `programa`.

/** SQL condition: the ficha is enabled and has not ended on a day. */
export function running(day: string) {
  const { sql, parameters } = isUnfinished(day, 'f')
  return { sql: `f.estado = 'habilitado' AND ${sql}`, parameters }
}

/** SQL condition: the person is in training. */
export const STUDYING = {
  sql: `m.estado IN (${IN_TRAINING_STATES.map(() => '?')})`,
  parameters: [...IN_TRAINING_STATES],
}

/** SQL condition: the enrolment has neither mail nor phone. */
export const WITHOUT_CONTACT = 'm.correo IS NULL AND m.celular IS NULL'

/**
 * SQL for the number of people in training in a ficha who lack at least one outcome of the program. Uses the counters instead
 * of the judgments.
 */
export const PEOPLE_LACKING_OUTCOMES = `(SELECT COALESCE(SUM(v.personas), 0) FROM ficha_avance v
  WHERE v.nro_ficha = f.nro_ficha AND v.resultados_aprobados < p.total_resultados)`

/** Returns the states that do not count as in training, with their numbers of people. The figures leave these people out. */
export const notInTraining = (states: PeopleInState[]) => states.filter(({ estado }) => !isInTraining(estado))

/** SQL condition: the figures count the person, who is in training in a ficha that has not ended. */
export function inTraining(day: string) {
  const fichas = running(day)
  return { sql: `${fichas.sql} AND ${STUDYING.sql}`, parameters: [...fichas.parameters, ...STUDYING.parameters] }
}
