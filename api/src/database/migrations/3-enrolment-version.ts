import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { counter } from './columns.js'
import { dropColumns } from './drop-columns.js'

/** Adds a version for optimistic locking of edits of an enrolment's contact data. */
export class EnrolmentVersion1800000000003 implements MigrationInterface {
  name = 'EnrolmentVersion1800000000003'

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('matricula', 'version')))
      await runner.addColumn('matricula', new TableColumn(counter('version', 1)))
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'matricula', ['version'])
  }
}
