import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm'
import { varchar } from './columns.js'
import { dropColumns } from './drop-columns.js'

/** Mail is in the user's language. The default for existing users is Spanish, as before. */
export class LanguageOfPeople1800000000015 implements MigrationInterface {
  name = 'LanguageOfPeople1800000000015'

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('usuario', 'idioma')))
      await runner.addColumn('usuario', new TableColumn(varchar('idioma', 2, { default: "'es'" })))
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'usuario', ['idioma'])
  }
}
