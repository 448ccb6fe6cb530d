import { IN_TRAINING_STATES } from '@fichero/contract/enums'

/** The population of the figures: people (`m`) in training in enabled fichas (`f`) that have not ended on a day. */
export const inTraining = (day: string) => ({
  sql: `f.estado = 'habilitado' AND f.fecha_fin_ficha >= ? AND m.estado IN (${IN_TRAINING_STATES.map(() => '?')})`,
  parameters: [day, ...IN_TRAINING_STATES],
})
