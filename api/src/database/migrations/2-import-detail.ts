import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { foreignKey, integer, json, KEY, NULLABLE, unique } from './columns.js'

const DETAIL = new Table({
  name: 'importacion_detalle',
  columns: [integer('id_importacion', KEY), json('contenido'), integer('id_deshacer', NULLABLE)],
  indices: [unique('uq_importacion_detalle_deshacer', 'id_deshacer')],
  foreignKeys: [
    foreignKey('fk_importacion_detalle_importacion', 'id_importacion', 'importacion'),
    foreignKey('fk_importacion_detalle_deshacer', 'id_deshacer', 'importacion'),
  ],
})

/** Earlier imports have no row here and cannot be undone. */
export class ImportDetail1800000000002 implements MigrationInterface {
  name = 'ImportDetail1800000000002'

  up(runner: QueryRunner): Promise<void> {
    return runner.createTable(DETAIL, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(DETAIL)
  }
}
