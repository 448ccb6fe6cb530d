import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm'
import { addColumns } from './add-columns.js'
import { boolean, counter, foreignKey, id, index, integer, KEY, NULLABLE, unique, varchar } from './columns.js'
import { dropColumns } from './drop-columns.js'

const CENTRE = new Table({
  name: 'centro',
  columns: [
    id(),
    varchar('codigo', 10),
    varchar('nombre', 150),
    varchar('codigo_regional', 10, NULLABLE),
    varchar('regional', 150, NULLABLE),
    { ...boolean('confirmado'), default: 0 },
    counter('version', 1),
  ],
  indices: [unique('uq_centro_codigo', 'codigo')],
})

const WORKPLACE = new Table({
  name: 'usuario_centro',
  columns: [integer('id_usuario', KEY), integer('id_centro', KEY)],
  indices: [index('ix_usuario_centro_centro', 'id_centro')],
  foreignKeys: [
    { ...foreignKey('fk_usuario_centro_usuario', 'id_usuario', 'usuario'), onDelete: 'CASCADE' },
    { ...foreignKey('fk_usuario_centro_centro', 'id_centro', 'centro'), onDelete: 'CASCADE' },
  ],
})

const BY_CENTRE = new TableIndex(index('ix_ficha_centro', 'id_centro', 'estado', 'nro_ficha'))

/**
 * Adds the training centres. Fichas belong to none until a report names their centre. `ficha.id_centro` has no foreign key,
 * because SQLite would copy the table to add one.
 */
export class Centres1800000000042 implements MigrationInterface {
  name = 'Centres1800000000042'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CENTRE, true)
    await runner.createTable(WORKPLACE, true)
    await addColumns(runner, 'ficha', ['id_centro integer'])
    const ficha = await runner.getTable('ficha')
    if (!ficha?.indices.some(({ name }) => name === BY_CENTRE.name)) await runner.createIndex('ficha', BY_CENTRE)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ficha', BY_CENTRE)
    await dropColumns(runner, 'ficha', ['id_centro'])
    await runner.dropTable(WORKPLACE, true)
    await runner.dropTable(CENTRE, true)
  }
}
