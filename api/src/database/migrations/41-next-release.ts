import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { addColumns } from './add-columns.js'
import { day, instant, integer, json, KEY, varchar } from './columns.js'
import { dropColumns } from './drop-columns.js'

const NEXT_RELEASE = new Table({
  name: 'proxima_version',
  columns: [integer('id', KEY), varchar('version', 40), day('prevista'), json('anfitrion'), instant('anunciada')],
})

/** Adds the announced next release of the system, and the contact of a deploy token, who gets a mail about it. */
export class NextRelease1800000000041 implements MigrationInterface {
  name = 'NextRelease1800000000041'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(NEXT_RELEASE, true)
    await addColumns(runner, 'clave_despliegue', ['correo varchar(254)'])
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'clave_despliegue', ['correo'])
    await runner.dropTable(NEXT_RELEASE, true)
  }
}
