import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'

/**
 * Makes the role of a user wide enough for `coordinador`. On SQLite a new column takes the place of the former one, because
 * TypeORM would copy the table, to which foreign keys refer.
 */
export class WiderRole1800000000044 implements MigrationInterface {
  name = 'WiderRole1800000000044'

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'mysql') {
      await runner.query("ALTER TABLE usuario MODIFY rol varchar(20) NOT NULL DEFAULT 'user'")
      return
    }
    await addColumns(runner, 'usuario', ["rol_ancho varchar(20) NOT NULL DEFAULT 'user'"])
    if (await runner.hasColumn('usuario', 'rol')) {
      await runner.query('UPDATE usuario SET rol_ancho = rol')
      await runner.query('ALTER TABLE usuario DROP COLUMN rol')
    }
    await runner.query('ALTER TABLE usuario RENAME COLUMN rol_ancho TO rol')
  }

  /** The former column holds every former role; coordinators become users. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE usuario SET rol = 'user' WHERE rol = 'coordinador'")
    if (runner.connection.options.type === 'mysql')
      await runner.query('ALTER TABLE usuario MODIFY rol varchar(10) NOT NULL')
  }
}
