import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm'
import { instant, NULLABLE } from './columns.js'
import { dropColumns } from './drop-columns.js'

const TABLE = 'remoto'
const COLUMNS = ['desde', 'retirado']

/** Records when the active release of a remote was activated, and when a remote was retired. Null for existing remotes. */
export class EndOfRemotes1800000000014 implements MigrationInterface {
  name = 'EndOfRemotes1800000000014'

  async up(runner: QueryRunner): Promise<void> {
    for (const name of COLUMNS)
      if (!(await runner.hasColumn(TABLE, name)))
        await runner.addColumn(TABLE, new TableColumn({ ...instant(name), ...NULLABLE }))
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, COLUMNS)
  }
}
