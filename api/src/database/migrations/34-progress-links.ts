import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { counter, foreignKey, index, instant, integer, KEY, NULLABLE, unique, varchar } from './columns.js'

const LINKS = new Table({
  name: 'enlace_avance',
  columns: [
    integer('id_matricula', KEY),
    varchar('hash', 64),
    integer('id_usuario'),
    instant('creado'),
    { ...instant('abierto'), ...NULLABLE },
    counter('fallos'),
  ],
  indices: [unique('uq_enlace_avance_hash', 'hash'), index('ix_enlace_avance_usuario', 'id_usuario')],
  foreignKeys: [
    foreignKey('fk_enlace_avance_matricula', 'id_matricula', 'matricula'),
    foreignKey('fk_enlace_avance_usuario', 'id_usuario', 'usuario'),
  ],
})

/** Adds the links with which apprentices read their own progress. */
export class ProgressLinks1800000000034 implements MigrationInterface {
  name = 'ProgressLinks1800000000034'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(LINKS, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(LINKS)
  }
}
