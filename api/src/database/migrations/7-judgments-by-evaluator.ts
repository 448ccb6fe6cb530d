import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm'
import { index } from './columns.js'

const BY_EVALUATOR = new TableIndex(index('ix_juicio_evaluador', 'evaluador_documento', 'fecha_registro', 'estado'))

/** The judgments of an evaluator are counted by month, from the index alone. */
export class JudgmentsByEvaluator1800000000007 implements MigrationInterface {
  name = 'JudgmentsByEvaluator1800000000007'

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('juicio')
    if (table?.indices.some(({ name }) => name === BY_EVALUATOR.name)) return
    await runner.createIndex('juicio', BY_EVALUATOR)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('juicio', BY_EVALUATOR)
  }
}
