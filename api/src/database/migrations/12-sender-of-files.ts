import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm'
import { index, integer, NULLABLE } from './columns.js'

const TABLE = 'archivo_remoto'
const INDEX = 'ix_archivo_remoto_clave'

/** What a deploy token sent is counted until a release names it. */
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
    await runner.dropIndex(TABLE, INDEX)
    await runner.dropColumn(TABLE, 'id_clave')
  }
}
