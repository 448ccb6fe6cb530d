import type { MigrationInterface, QueryRunner } from 'typeorm'
import { countShares, inBatches } from './28-owed-by-evaluator.js'

/** Stores since which day each evaluator owes how many judgments; before, only the first of these days was known. */
export class OwedByDay1800000000035 implements MigrationInterface {
  name = 'OwedByDay1800000000035'

  up(runner: QueryRunner): Promise<void> {
    return countAgain(runner, ', desde')
  }

  down(runner: QueryRunner): Promise<void> {
    return countAgain(runner)
  }
}

const countAgain = (runner: QueryRunner, groups?: string) =>
  inBatches(runner, (range) =>
    runner.manager.transaction(async (manager) => {
      await manager.query('DELETE FROM ficha_faltante WHERE nro_ficha BETWEEN ? AND ?', range)
      await manager.query(countShares(groups), range)
    }),
  )
