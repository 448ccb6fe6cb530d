import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm'
import { NULLABLE, text } from './columns.js'
import { dropColumns } from './drop-columns.js'

const TABLE = 'remoto'
const COLUMN = 'servicio'

/** Adds the service that an administrator declares for a module. */
export class ModuleServices1800000000039 implements MigrationInterface {
  name = 'ModuleServices1800000000039'

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, COLUMN))) await runner.addColumn(TABLE, new TableColumn(text(COLUMN, NULLABLE)))
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, [COLUMN])
  }
}
