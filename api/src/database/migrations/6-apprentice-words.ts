import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm'
import { foreignKey, index, KEY, varchar } from './columns.js'

const WORDS = new Table({
  name: 'aprendiz_palabra',
  columns: [varchar('palabra', 100, KEY), varchar('nro_documento', 20, KEY), varchar('busqueda', 255)],
  indices: [index('ix_aprendiz_palabra_documento', 'nro_documento')],
  foreignKeys: [foreignKey('fk_aprendiz_palabra_aprendiz', 'nro_documento', 'aprendiz.nro_documento')],
})
const REPLACED = new TableIndex(index('ix_aprendiz_busqueda', 'busqueda'))

const PEOPLE = 'SELECT nro_documento, busqueda FROM aprendiz WHERE nro_documento > ? ORDER BY nro_documento LIMIT 500'

/** Apprentices are found by the words of their name and document. */
export class ApprenticeWords1700000000006 implements MigrationInterface {
  name = 'ApprenticeWords1700000000006'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(WORDS)
    await runner.dropIndex('aprendiz', REPLACED)
    let last = ''
    for (;;) {
      const people: { nro_documento: string; busqueda: string }[] = await runner.query(PEOPLE, [last])
      if (people.length === 0) return
      const { sql, values } = insertion(people, runner.connection.options.type === 'mysql')
      await runner.query(sql, values)
      last = people.at(-1)?.nro_documento ?? last
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('aprendiz', REPLACED)
    await runner.dropTable(WORDS)
  }
}

function insertion(people: { nro_documento: string; busqueda: string }[], isMysql: boolean) {
  const rows = people.flatMap(({ nro_documento, busqueda }) =>
    [...new Set(busqueda.split(' '))].map((palabra) => [palabra.slice(0, 100), nro_documento, busqueda]),
  )
  // Words that differ are the same for MySQL where its collation says so: ß and ss.
  const verb = isMysql ? 'INSERT IGNORE' : 'INSERT OR IGNORE'
  const places = rows.map(() => '(?, ?, ?)')
  return {
    sql: `${verb} INTO aprendiz_palabra (palabra, nro_documento, busqueda) VALUES ${places}`,
    values: rows.flat(),
  }
}
