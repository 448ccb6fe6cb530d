import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

/** How long users without a current contract keep access after this upgrade. */
const GRACE_DAYS = 14
const PEOPLE_PER_BATCH = 500

const HOUR_MS = 60 * 60 * 1000
/** Returns the day in Colombia (UTC−5 all year) after this many days. */
const inDays = (days: number) => new Date(Date.now() + (days * 24 - 5) * HOUR_MS).toISOString().slice(0, 10)

const LOCKED_OUT = `SELECT id FROM usuario
  WHERE id > ? AND acceso_hasta IS NULL AND estado = 'habilitado' AND rol <> 'admin'
    AND (fecha_fin_contrato < ? OR fecha_inicio_contrato > ?)
  ORDER BY id LIMIT ${PEOPLE_PER_BATCH}`

/**
 * From this release on, access ends with the contract. The upgrade itself locks nobody out: users with access and without a
 * current contract keep their access for two weeks, in which administrators can extend the contract.
 */
export class ContractAccess1800000000025 implements MigrationInterface {
  name = 'ContractAccess1800000000025'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'usuario', ['acceso_hasta date', 'aviso_contrato date'])
    const [today, until] = [inDays(0), inDays(GRACE_DAYS)]
    for (let last = 0; ; ) {
      const people: { id: number }[] = await runner.query(LOCKED_OUT, [last, today, today])
      const end = people.at(-1)
      if (!end) return
      // One statement is one transaction.
      await runner.query(`UPDATE usuario SET acceso_hasta = ? WHERE id IN (${people.map(() => '?')})`, [
        until,
        ...people.map(({ id }) => id),
      ])
      last = end.id
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'usuario', ['aviso_contrato', 'acceso_hasta'])
  }
}
