import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm'
import { instant, NULLABLE } from './columns.js'

const TABLE = 'remoto'
const COLUMNS = ['desde', 'retirado']

/** Since when a remote has its active release, and when it was retired. Of what is active already it is not known. */
export class EndOfRemotes1800000000014 implements MigrationInterface {
  name = 'EndOfRemotes1800000000014'

  async up(runner: QueryRunner): Promise<void> {
    for (const name of COLUMNS)
      if (!(await runner.hasColumn(TABLE, name)))
        await runner.addColumn(TABLE, new TableColumn({ ...instant(name), ...NULLABLE }))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns(TABLE, COLUMNS)
  }
}
