import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { instant, integer, KEY, text, varchar } from './columns.js'

const TABLE = 'causa_fallo'

/** Stores the causes of a release's failures. So far only their number was stored. */
export class CausesOfFailures1800000000016 implements MigrationInterface {
  name = 'CausesOfFailures1800000000016'

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      varchar('remoto', 60, KEY),
      varchar('hash', 16, KEY),
      varchar('huella', 32, KEY),
      varchar('motivo', 15),
      varchar('mensaje', 300),
      text('donde'),
      text('paginas'),
      text('roles'),
      text('navegadores'),
      integer('numero'),
      instant('primera'),
      instant('ultima'),
    ]
    await runner.createTable(new Table({ name: TABLE, columns }), true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE)
  }
}
