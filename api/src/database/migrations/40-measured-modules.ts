import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

/** Adds what the pages of releases take, and which failures are that a module blocked the page. */
export class MeasuredModules1800000000040 implements MigrationInterface {
  name = 'MeasuredModules1800000000040'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'lanzamiento', ['figuras text'])
    await addColumns(runner, 'fallo_remoto', ['bloqueos integer NOT NULL DEFAULT 0'])
    await addColumns(runner, 'causa_fallo', ['bloqueo boolean NOT NULL DEFAULT 0'])
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'causa_fallo', ['bloqueo'])
    await dropColumns(runner, 'fallo_remoto', ['bloqueos'])
    await dropColumns(runner, 'lanzamiento', ['figuras'])
  }
}
