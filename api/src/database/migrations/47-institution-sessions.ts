import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { foreignKey, index, instant, integer, KEY, NULLABLE, text, varchar } from './columns.js'

const SESSIONS = new Table({
  name: 'sesion_institucion',
  columns: [
    varchar('id', 22, KEY),
    integer('id_usuario'),
    varchar('sub', 255),
    varchar('sid', 255, NULLABLE),
    text('identidad'),
    instant('vence'),
  ],
  indices: [
    index('ix_sesion_institucion_sub', 'sub'),
    index('ix_sesion_institucion_usuario', 'id_usuario'),
    index('ix_sesion_institucion_vence', 'vence'),
  ],
  foreignKeys: [foreignKey('fk_sesion_institucion_usuario', 'id_usuario', 'usuario')],
})

/** Adds the sessions that began with an account of the institution. */
export class InstitutionSessions1800000000047 implements MigrationInterface {
  name = 'InstitutionSessions1800000000047'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SESSIONS, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SESSIONS, true)
  }
}
