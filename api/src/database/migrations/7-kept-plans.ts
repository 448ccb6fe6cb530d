import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { instant, integer, json, KEY, NULLABLE, varchar } from './columns.js'

const PLANS = new Table({
  name: 'plan_importacion',
  columns: [
    varchar('id', 64, KEY),
    integer('id_usuario'),
    integer('nro_ficha'),
    varchar('archivo', 255),
    varchar('sha256', 64),
    varchar('huella', 64),
    json('contenido'),
    integer('bytes'),
    instant('hasta'),
    integer('id_importacion', NULLABLE),
  ],
})

/** A simulated import is kept for some minutes, so that applying it does not send the file again. */
export class KeptPlans1700000000007 implements MigrationInterface {
  name = 'KeptPlans1700000000007'

  up(runner: QueryRunner): Promise<void> {
    return runner.createTable(PLANS)
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable(PLANS)
  }
}
