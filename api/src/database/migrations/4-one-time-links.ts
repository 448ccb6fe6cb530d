import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { foreignKey, id, index, instant, integer, NULLABLE, unique, varchar } from './columns.js'

const LINKS = new Table({
  name: 'enlace',
  columns: [
    id(),
    varchar('hash', 64),
    integer('id_usuario'),
    varchar('motivo', 20),
    instant('vence'),
    { ...instant('usado'), ...NULLABLE },
  ],
  indices: [unique('uq_enlace_hash', 'hash'), index('ix_enlace_usuario', 'id_usuario')],
  foreignKeys: [foreignKey('fk_enlace_usuario', 'id_usuario', 'usuario')],
})

export class OneTimeLinks1700000000004 implements MigrationInterface {
  name = 'OneTimeLinks1700000000004'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(LINKS)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(LINKS)
  }
}
