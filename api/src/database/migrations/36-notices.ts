import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { foreignKey, index, instant, integer, KEY, varchar } from './columns.js'

const NOTICES = new Table({
  name: 'aviso_aprendiz',
  columns: [
    integer('id_matricula', KEY),
    integer('id_usuario'),
    instant('fecha'),
    varchar('canal', 10),
    varchar('huella', 64),
  ],
  indices: [index('ix_aviso_aprendiz_usuario', 'id_usuario')],
  foreignKeys: [
    foreignKey('fk_aviso_aprendiz_matricula', 'id_matricula', 'matricula'),
    foreignKey('fk_aviso_aprendiz_usuario', 'id_usuario', 'usuario'),
  ],
})

const REFUSED = new Table({
  name: 'correo_rechazado',
  columns: [varchar('hash', 64, KEY), instant('fecha')],
})

/** Adds the last message to each apprentice about what is missing, and the addresses that refuse messages. */
export class Notices1800000000036 implements MigrationInterface {
  name = 'Notices1800000000036'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(NOTICES, true)
    await runner.createTable(REFUSED, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(REFUSED, true)
    await runner.dropTable(NOTICES, true)
  }
}
