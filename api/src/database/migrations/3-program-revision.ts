import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm'
import { counter } from './columns.js'

/** Optimistic locking of programs. */
export class ProgramRevision1700000000003 implements MigrationInterface {
  name = 'ProgramRevision1700000000003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('programa', new TableColumn(counter('revision', 1)))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('programa', 'revision')
  }
}
