import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns } from './add-columns.js'
import { dropColumns } from './drop-columns.js'

const COLUMNS = ['clave_pedida', 'ultimo_intento']

/** Stores, for systems without mail, when a user requested a new password, and the last sign-in attempt since. */
export class PasswordRequests1800000000024 implements MigrationInterface {
  name = 'PasswordRequests1800000000024'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'usuario',
      COLUMNS.map((column) => `${column} datetime(3)`),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'usuario', COLUMNS)
  }
}
