import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { boolean, day, foreignKey, index, integer, KEY, NULLABLE, text, varchar } from './columns.js'

const SCHEDULED = new Table({
  name: 'instructor_programado',
  columns: [
    integer('nro_ficha', KEY),
    integer('orden', KEY),
    varchar('nombre', 100),
    varchar('apellido', 100),
    varchar('estado', 60),
    text('competencia'),
    integer('id_competencia', NULLABLE),
    day('fecha_inicio'),
    day('fecha_fin'),
    { name: 'horas', type: 'double' },
    varchar('documento', 20, NULLABLE),
    boolean('evalua'),
  ],
  indices: [
    index('ix_instructor_programado_competencia', 'id_competencia'),
    index('ix_instructor_programado_documento', 'documento'),
  ],
  foreignKeys: [
    foreignKey('fk_instructor_programado_ficha', 'nro_ficha', 'ficha.nro_ficha'),
    foreignKey('fk_instructor_programado_competencia', 'id_competencia', 'competencia'),
  ],
})

/** Adds the instructors who are scheduled for the competencies of a ficha. */
export class ScheduledInstructors1800000000043 implements MigrationInterface {
  name = 'ScheduledInstructors1800000000043'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SCHEDULED, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SCHEDULED, true)
  }
}
