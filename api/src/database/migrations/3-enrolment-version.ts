import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { counter } from './columns.js'

/** People edit the contact data of an enrolment: a version tells stale edits. */
export class EnrolmentVersion1800000000003 implements MigrationInterface {
  name = 'EnrolmentVersion1800000000003'

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('matricula', 'version')))
      await runner.addColumn('matricula', new TableColumn(counter('version', 1)))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('matricula', 'version')
  }
}
