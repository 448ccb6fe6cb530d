import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm'
import { index } from './columns.js'

const TABLE = 'juicio_pendiente'
const BY_EVALUATOR = new TableIndex(index('ix_juicio_pendiente_evaluador', 'evaluador_documento'))

/** The dashboard reads the pending judgments of an evaluator each time it is opened. */
export class PendingByEvaluator1800000000013 implements MigrationInterface {
  name = 'PendingByEvaluator1800000000013'

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable(TABLE)
    if (table?.indices.some(({ name }) => name === BY_EVALUATOR.name)) return
    await runner.createIndex(TABLE, BY_EVALUATOR)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, BY_EVALUATOR)
  }
}
