import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import { TYT_STEPS } from '@fichero/contract/tyt-steps'
import type { EntityManager } from 'typeorm'
import { inTytState } from '../../rules/tyt-state.js'

/** The counters of `ficha_avance`: all people, and people by their last known step of the TyT test. */
export const PROGRESS_COUNTERS = ['personas', ...TYT_STEPS] as const

const BY_STEP = TYT_STEPS.map((step) => `SUM(CASE WHEN ${inTytState(step)} THEN 1 ELSE 0 END) AS ${step}`)

/**
 * SQL that counts people in training by ficha and number of approved outcomes. The result has the columns of `ficha_avance`.
 */
export const countedProgress = (condition = '1 = 1') => `
  SELECT nro_ficha, resultados_aprobados, COUNT(*) AS personas, ${BY_STEP} FROM matricula
  WHERE estado IN (${IN_TRAINING_STATES.map(() => '?')}) AND ${condition}
  GROUP BY nro_ficha, resultados_aprobados`

const INSERT = `INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, ${PROGRESS_COUNTERS})`

/** Writes the rows of `ficha_avance` for one ficha from its enrolments, which must be up to date. */
export async function saveProgress(manager: EntityManager, nroFicha: number): Promise<void> {
  await manager.query('DELETE FROM ficha_avance WHERE nro_ficha = ?', [nroFicha])
  await manager.query(`${INSERT} ${countedProgress('nro_ficha = ?')}`, [...IN_TRAINING_STATES, nroFicha])
}

/** Writes the rows of `ficha_avance` for all fichas. The table must be empty. */
export const saveAllProgress = (manager: EntityManager): Promise<void> =>
  manager.query(`${INSERT} ${countedProgress()}`, [...IN_TRAINING_STATES])
