import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A small number, because row-based replication sends complete rows, and a summary can have 100 KB. */
const ROWS_PER_STATEMENT = 200

const changed = ['$.registros.nuevos', '$.registros.cambiados', '$.aprendices.nuevos', '$.aprendices.cambiados']
  .map((path) => `COALESCE(JSON_EXTRACT(resumen, '${path}'), 0)`)
  .join(' + ')

const BATCH = `
  SELECT id FROM importacion WHERE sin_cambios IS NULL AND id > ? ORDER BY id LIMIT ${ROWS_PER_STATEMENT}`
const FILL = `
  UPDATE importacion SET sin_cambios = CASE WHEN ${changed} = 0 THEN 1 ELSE 0 END
  WHERE sin_cambios IS NULL AND id BETWEEN ? AND ?`

/** Marks the imports that changed nothing, so that a ficha's history can collapse them without parsing their summaries. */
export class LoadsWithoutChanges1800000000021 implements MigrationInterface {
  name = 'LoadsWithoutChanges1800000000021'

  async up(runner: QueryRunner): Promise<void> {
    // TypeORM would copy the whole table on SQLite.
    if (!(await runner.hasColumn('importacion', 'sin_cambios')))
      await runner.query('ALTER TABLE importacion ADD COLUMN sin_cambios boolean')
    for (let last = 0; ; ) {
      const rows: { id: number }[] = await runner.query(BATCH, [last])
      const [first, end] = [rows[0]?.id, rows.at(-1)?.id]
      if (first === undefined || end === undefined) return
      await runner.query(FILL, [first, end])
      last = end
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE importacion DROP COLUMN sin_cambios')
  }
}
