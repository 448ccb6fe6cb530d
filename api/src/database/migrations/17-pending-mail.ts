import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { id, index, instant, integer, text } from './columns.js'

const TABLE = 'correo_pendiente'

/** Stores mail that could not be sent yet. */
export class PendingMail1800000000017 implements MigrationInterface {
  name = 'PendingMail1800000000017'

  async up(runner: QueryRunner): Promise<void> {
    const columns = [id(), text('cifrado'), integer('intentos'), instant('siguiente'), instant('vence')]
    const indices = [index('idx_correo_pendiente_siguiente', 'siguiente')]
    await runner.createTable(new Table({ name: TABLE, columns, indices }), true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE)
  }
}
