import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { foreignKey, id, index, instant, integer, json, NULLABLE, unique, varchar } from './columns.js'

const MODULE_DATA = new Table({
  name: 'dato_modulo',
  columns: [
    id(),
    varchar('remoto', 60),
    varchar('clave', 40),
    varchar('dueno', 20),
    integer('id_usuario', NULLABLE),
    integer('nro_ficha', NULLABLE),
    json('valor'),
    integer('bytes'),
    integer('version'),
    instant('fecha'),
  ],
  indices: [
    unique('uq_dato_modulo', 'remoto', 'clave', 'dueno'),
    index('ix_dato_modulo_usuario', 'id_usuario'),
    index('ix_dato_modulo_ficha', 'nro_ficha'),
  ],
  foreignKeys: [
    foreignKey('fk_dato_modulo_usuario', 'id_usuario', 'usuario'),
    // The area of fichas, which deletes a ficha when its creation is undone, does not know modules.
    { ...foreignKey('fk_dato_modulo_ficha', 'nro_ficha', 'ficha.nro_ficha'), onDelete: 'CASCADE' },
  ],
})

/** Adds the values that modules store. */
export class ModuleData1800000000038 implements MigrationInterface {
  name = 'ModuleData1800000000038'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(MODULE_DATA, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(MODULE_DATA, true)
  }
}
