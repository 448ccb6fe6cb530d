import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { boolean, instant, integer, KEY, varchar } from './columns.js'

const TABLE = 'nodo'

/** The processes that answer requests. */
export class Nodes1800000000018 implements MigrationInterface {
  name = 'Nodes1800000000018'

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      varchar('id', 36, KEY),
      varchar('nombre', 100),
      integer('proceso'),
      varchar('version', 40),
      instant('inicio'),
      instant('senal'),
      boolean('redis'),
    ]
    await runner.createTable(new Table({ name: TABLE, columns }), true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE)
  }
}
