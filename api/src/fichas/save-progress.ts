import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'

/** People in training by ficha and approved outcomes, as `ficha_avance` keeps them. */
export const countedProgress = (condition = '1 = 1') => `
  SELECT nro_ficha, resultados_aprobados, COUNT(*) AS personas FROM matricula
  WHERE estado IN (${IN_TRAINING_STATES.map(() => '?')}) AND ${condition}
  GROUP BY nro_ficha, resultados_aprobados`

const INSERT = 'INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, personas)'

/** Counts the progress of a ficha's people anew, after their rows are written. */
export async function saveProgress(manager: EntityManager, nroFicha: number): Promise<void> {
  await manager.query('DELETE FROM ficha_avance WHERE nro_ficha = ?', [nroFicha])
  await manager.query(`${INSERT} ${countedProgress('nro_ficha = ?')}`, [...IN_TRAINING_STATES, nroFicha])
}

/** The same for all fichas, which have no counts yet. */
export const saveAllProgress = (manager: EntityManager): Promise<void> =>
  manager.query(`${INSERT} ${countedProgress()}`, [...IN_TRAINING_STATES])
