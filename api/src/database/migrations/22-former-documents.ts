import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { foreignKey, index, KEY, varchar } from './columns.js'
import { dropColumns } from './drop-columns.js'

const FORMER = new Table({
  name: 'documento_anterior',
  columns: [varchar('nro_anterior', 20, KEY), varchar('tipo_documento', 10), varchar('nro_documento', 20)],
  indices: [index('ix_documento_anterior_documento', 'nro_documento')],
  foreignKeys: [foreignKey('fk_documento_anterior_aprendiz', 'nro_documento', 'aprendiz.nro_documento')],
})

const TYPED = ['celular_editado', 'correo_editado']

/** Adds former document numbers, and the days on which users edited contact data. */
export class FormerDocuments1800000000022 implements MigrationInterface {
  name = 'FormerDocuments1800000000022'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(FORMER, true)
    // TypeORM would copy the whole table on SQLite.
    for (const column of TYPED)
      if (!(await runner.hasColumn('matricula', column)))
        await runner.query(`ALTER TABLE matricula ADD COLUMN ${column} date`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'matricula', TYPED)
    await runner.dropTable(FORMER)
  }
}
