import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { CHANGES as FORMER } from './changes-table.js'
import { foreignKey, index, integer, json, KEY } from './columns.js'

const CHANGES = new Table({
  name: 'cambio_matricula',
  columns: [integer('id_importacion', KEY), integer('id_matricula', KEY), json('juicios')],
  indices: [index('ix_cambio_matricula_matricula', 'id_matricula')],
  foreignKeys: [
    foreignKey('fk_cambio_matricula_importacion', 'id_importacion', 'importacion'),
    foreignKey('fk_cambio_matricula_matricula', 'id_matricula', 'matricula'),
  ],
})

const GATHERED = {
  // MariaDB knows no `CAST(… AS JSON)`.
  mysql: `JSON_ARRAYAGG(
    JSON_OBJECT('id_resultado', id_resultado, 'antes', JSON_EXTRACT(antes, '$'), 'despues', JSON_EXTRACT(despues, '$')))`,
  sqlite: `json_group_array(
    json_object('id_resultado', id_resultado, 'antes', json(antes), 'despues', json(despues)))`,
}

const SPREAD = {
  mysql: `
    SELECT c.id_importacion, c.id_matricula, j.id_resultado, j.antes, j.despues
    FROM cambio_matricula c JOIN JSON_TABLE(c.juicios, '$[*]' COLUMNS (
      id_resultado INT PATH '$.id_resultado', antes JSON PATH '$.antes', despues JSON PATH '$.despues')) j`,
  sqlite: `
    SELECT c.id_importacion, c.id_matricula, json_extract(j.value, '$.id_resultado'),
      json_extract(j.value, '$.antes'), json_extract(j.value, '$.despues')
    FROM cambio_matricula c JOIN json_each(c.juicios) j`,
}

const IMPORTS_PER_STATEMENT = 50

const engineOf = ({ connection }: QueryRunner) => (connection.options.type === 'mysql' ? 'mysql' : 'sqlite')

/** Stores in one row all judgments of an enrolment that an import changed, so that an import writes each judgment once. */
export class ChangesByEnrolment1800000000009 implements MigrationInterface {
  name = 'ChangesByEnrolment1800000000009'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CHANGES, true)
    if (!(await runner.hasTable(FORMER.name))) return
    // Skips imports that have new rows: a statement is atomic, so these imports have all of their rows.
    const imports: { id: number }[] = await runner.query(
      `SELECT DISTINCT id_importacion AS id FROM cambio
       WHERE id_importacion NOT IN (SELECT id_importacion FROM cambio_matricula) ORDER BY id_importacion`,
    )
    for (let first = 0; first < imports.length; first += IMPORTS_PER_STATEMENT) {
      const batch = imports.slice(first, first + IMPORTS_PER_STATEMENT)
      await runner.query(
        `INSERT INTO cambio_matricula (id_importacion, id_matricula, juicios)
         SELECT id_importacion, id_matricula, ${GATHERED[engineOf(runner)]} FROM cambio
         WHERE id_importacion IN (${batch.map(() => '?')}) GROUP BY id_importacion, id_matricula`,
        batch.map(({ id }) => id),
      )
    }
    await runner.dropTable(FORMER.name)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createTable(FORMER)
    await runner.query(
      `INSERT INTO cambio (id_importacion, id_matricula, id_resultado, antes, despues) ${SPREAD[engineOf(runner)]}`,
    )
    await runner.dropTable(CHANGES.name)
  }
}
