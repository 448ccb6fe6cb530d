import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm'
import { NULLABLE, unique, varchar } from './columns.js'

/** What makes programs without a code the same one. */
export class ProgramTwins1700000000005 implements MigrationInterface {
  name = 'ProgramTwins1700000000005'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('programa', new TableColumn(varchar('huella', 64, NULLABLE)))
    await runner.createIndex('programa', new TableIndex(unique('uq_programa_huella', 'huella')))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('programa', 'uq_programa_huella')
    await runner.dropColumn('programa', 'huella')
  }
}
