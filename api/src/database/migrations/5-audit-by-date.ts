import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm'
import { index } from './columns.js'

// The indexes include the key, so that both engines read a sorted page, filtered by action and person, from an index alone.
const BY_DATE = new TableIndex(index('ix_auditoria_fecha', 'fecha', 'id', 'accion', 'id_usuario'))
const BY_PERSON = new TableIndex(index('ix_auditoria_persona', 'id_usuario', 'fecha', 'id', 'accion'))
const FORMER = new TableIndex(index('ix_auditoria_usuario', 'id_usuario'))

/** The audit log is read newest first, filtered by date, action and person. */
export class AuditByDate1800000000005 implements MigrationInterface {
  name = 'AuditByDate1800000000005'

  async up(runner: QueryRunner): Promise<void> {
    await create(runner, BY_DATE)
    // Created before the former index is dropped, because the foreign key of the user needs an index.
    await create(runner, BY_PERSON)
    if (await exists(runner, FORMER)) await runner.dropIndex('auditoria', FORMER)
  }

  async down(runner: QueryRunner): Promise<void> {
    await create(runner, FORMER)
    await runner.dropIndex('auditoria', BY_PERSON)
    await runner.dropIndex('auditoria', BY_DATE)
  }
}

async function exists(runner: QueryRunner, { name }: TableIndex): Promise<boolean> {
  const table = await runner.getTable('auditoria')
  return table?.indices.some((one) => one.name === name) ?? false
}

async function create(runner: QueryRunner, one: TableIndex): Promise<void> {
  if (!(await exists(runner, one))) await runner.createIndex('auditoria', one)
}
