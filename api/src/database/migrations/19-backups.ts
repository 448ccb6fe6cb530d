import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { boolean, id, instant, integer, varchar } from './columns.js'

const TABLE = 'copia'

/** Stores a record of each backup. */
export class Backups1800000000019 implements MigrationInterface {
  name = 'Backups1800000000019'

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      id(),
      instant('fecha'),
      integer('tamano_kb'),
      varchar('huella', 64),
      boolean('cifrada'),
      integer('filas'),
    ]
    await runner.createTable(new Table({ name: TABLE, columns }), true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE)
  }
}
