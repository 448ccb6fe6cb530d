import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { foreignKey, integer, KEY } from './columns.js'

const PROGRESS = new Table({
  name: 'ficha_avance',
  columns: [integer('nro_ficha', KEY), integer('resultados_aprobados', KEY), integer('personas')],
  foreignKeys: [foreignKey('fk_ficha_avance_ficha', 'nro_ficha', 'ficha.nro_ficha')],
})

const FICHAS_PER_STATEMENT = 500

/** Skips fichas that have counts: a statement is atomic, so these fichas have all of their counts. */
const COUNT = `
  INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, personas)
  SELECT m.nro_ficha, m.resultados_aprobados, COUNT(*) FROM matricula m
  WHERE m.estado IN ('EN FORMACION', 'CONDICIONADO', 'INDUCCION') AND m.nro_ficha BETWEEN ? AND ?
    AND m.nro_ficha NOT IN (SELECT nro_ficha FROM ficha_avance)
  GROUP BY m.nro_ficha, m.resultados_aprobados`

/** Stores for each ficha the number of people in training by approved outcomes. */
export class FichaProgress1800000000004 implements MigrationInterface {
  name = 'FichaProgress1800000000004'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PROGRESS, true)
    const fichas: { nro_ficha: number }[] = await runner.query('SELECT nro_ficha FROM ficha ORDER BY nro_ficha')
    for (let first = 0; first < fichas.length; first += FICHAS_PER_STATEMENT) {
      const batch = fichas.slice(first, first + FICHAS_PER_STATEMENT)
      await runner.query(COUNT, [batch[0]?.nro_ficha, batch.at(-1)?.nro_ficha])
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ficha_avance')
  }
}
