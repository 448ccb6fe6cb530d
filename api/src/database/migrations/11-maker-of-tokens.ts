import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm'
import { integer, NULLABLE } from './columns.js'
import { dropColumns } from './drop-columns.js'

/** A remote has at most ten valid tokens, so one statement is enough. */
const FILL = `UPDATE clave_despliegue
  SET version_token = (SELECT u.version_token FROM usuario u WHERE u.id = clave_despliegue.id_usuario)
  WHERE version_token IS NULL`

/** A deploy token is valid until its maker's sessions are closed. Existing tokens get the current session version. */
export class MakerOfTokens1800000000011 implements MigrationInterface {
  name = 'MakerOfTokens1800000000011'

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('clave_despliegue', 'version_token')))
      await runner.addColumn('clave_despliegue', new TableColumn(integer('version_token', NULLABLE)))
    const unfilled: unknown[] = await runner.query(
      'SELECT id FROM clave_despliegue WHERE version_token IS NULL LIMIT 1',
    )
    if (unfilled.length > 0) await runner.query(FILL)
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'clave_despliegue', ['version_token'])
  }
}
