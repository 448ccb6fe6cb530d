import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { counter, integer, KEY } from './columns.js'

const WRITE_CHECK = new Table({ name: 'prueba_escritura', columns: [integer('id', KEY), counter('numero')] })

/** The number that readiness writes on one connection and reads on another. */
export class WriteCheck1800000000010 implements MigrationInterface {
  name = 'WriteCheck1800000000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(WRITE_CHECK, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(WRITE_CHECK)
  }
}
