import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm'
import { index, integer, NULLABLE } from './columns.js'
import { dropColumns } from './drop-columns.js'

const TABLE = 'archivo_remoto'
const INDEX = 'ix_archivo_remoto_clave'

/** Records the deploy token that sent a file; the file counts for it until a release references the file. */
export class SenderOfFiles1800000000012 implements MigrationInterface {
  name = 'SenderOfFiles1800000000012'

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, 'id_clave')))
      await runner.addColumn(TABLE, new TableColumn(integer('id_clave', NULLABLE)))
    const table = await runner.getTable(TABLE)
    if (!table?.indices.some(({ name }) => name === INDEX))
      await runner.createIndex(TABLE, new TableIndex(index(INDEX, 'id_clave', 'fecha')))
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, ['id_clave'])
  }
}
