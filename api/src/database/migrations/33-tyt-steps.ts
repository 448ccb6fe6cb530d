import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

const DAYS = ['tyt_inscrito', 'tyt_presentado', 'tyt_certificado']
const COUNTERS = ['inscrito', 'presentado', 'certificado']

/** Adds the days of the steps of the TyT test to enrolments, and their counters, which are 0: no day is recorded yet. */
export class TytSteps1800000000033 implements MigrationInterface {
  name = 'TytSteps1800000000033'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'matricula',
      DAYS.map((column) => `${column} date`),
    )
    await addColumns(
      runner,
      'ficha_avance',
      COUNTERS.map((column) => `${column} integer NOT NULL DEFAULT 0`),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'ficha_avance', COUNTERS)
    await dropColumns(runner, 'matricula', DAYS)
  }
}
