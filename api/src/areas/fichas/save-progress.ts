import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'

/**
 * SQL that counts people in training by ficha and number of approved outcomes. The result has the columns of `ficha_avance`.
 */
export const countedProgress = (condition = '1 = 1') => `
  SELECT nro_ficha, resultados_aprobados, COUNT(*) AS personas FROM matricula
  WHERE estado IN (${IN_TRAINING_STATES.map(() => '?')}) AND ${condition}
  GROUP BY nro_ficha, resultados_aprobados`

const INSERT = 'INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, personas)'

/** Writes the rows of `ficha_avance` for one ficha from its enrolments, which must be up to date. */
export async function saveProgress(manager: EntityManager, nroFicha: number): Promise<void> {
  await manager.query('DELETE FROM ficha_avance WHERE nro_ficha = ?', [nroFicha])
  await manager.query(`${INSERT} ${countedProgress('nro_ficha = ?')}`, [...IN_TRAINING_STATES, nroFicha])
}

/** Writes the rows of `ficha_avance` for all fichas. The table must be empty. */
export const saveAllProgress = (manager: EntityManager): Promise<void> =>
  manager.query(`${INSERT} ${countedProgress()}`, [...IN_TRAINING_STATES])
