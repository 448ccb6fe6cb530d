import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm'
import { varchar } from './columns.js'

/** Mail is in the language of the person; of those who are there it is not known, and stays Spanish. */
export class LanguageOfPeople1800000000015 implements MigrationInterface {
  name = 'LanguageOfPeople1800000000015'

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('usuario', 'idioma')))
      await runner.addColumn('usuario', new TableColumn(varchar('idioma', 2, { default: "'es'" })))
  }

  async down(runner: QueryRunner): Promise<void> {
    // Dropping it by TypeORM makes the table anew on SQLite, which the keys of others refuse.
    await runner.query('ALTER TABLE usuario DROP COLUMN idioma')
  }
}
