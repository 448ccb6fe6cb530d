import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

/** Adds who loads the reports of a centre: only its coordinators and the administrators, as before, or also the heads. */
export class LoadingHeads1800000000045 implements MigrationInterface {
  name = 'LoadingHeads1800000000045'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'centro', ["carga varchar(20) NOT NULL DEFAULT 'coordinacion'"])
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'centro', ['carga'])
  }
}
