import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm'
import { addColumns } from './add-columns.js'
import { index } from './columns.js'
import { dropColumns } from './drop-columns.js'

const BY_DATE = new TableIndex(index('ix_importacion_fecha', 'fecha'))

/** Adds who wants the weekly summary by mail, the Monday of the last one, and an index for the imports of a week. */
export class WeeklySummary1800000000037 implements MigrationInterface {
  name = 'WeeklySummary1800000000037'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'usuario', ['resumen_semanal boolean NOT NULL DEFAULT 0', 'resumen_enviado date'])
    if (!(await hasIndex(runner))) await runner.createIndex('importacion', BY_DATE)
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await hasIndex(runner)) await runner.dropIndex('importacion', BY_DATE)
    await dropColumns(runner, 'usuario', ['resumen_enviado', 'resumen_semanal'])
  }
}

async function hasIndex(runner: QueryRunner): Promise<boolean> {
  const table = await runner.getTable('importacion')
  return table?.indices.some(({ name }) => name === BY_DATE.name) ?? false
}
