import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

const TABLE = 'causa_fallo'

/** Stores the name of an error instead of its message, and removes the messages. */
export class NamesOfFailures1800000000030 implements MigrationInterface {
  name = 'NamesOfFailures1800000000030'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, ['error varchar(60)'])
    await runner.query(`UPDATE ${TABLE} SET mensaje = ''`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, ['error'])
  }
}
