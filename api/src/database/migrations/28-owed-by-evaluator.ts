import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { day, foreignKey, index, integer, KEY, NULLABLE, varchar } from './columns.js'

const SHARES = new Table({
  name: 'ficha_faltante',
  columns: [
    integer('nro_ficha', KEY),
    varchar('fuente', 12, KEY),
    integer('orden', KEY),
    varchar('evaluador_documento', 30, NULLABLE),
    varchar('evaluador_nombre', 200, NULLABLE),
    integer('juicios'),
    day('desde', NULLABLE),
  ],
  foreignKeys: [foreignKey('fk_ficha_faltante_ficha', 'nro_ficha', 'ficha.nro_ficha')],
  indices: [index('ix_ficha_faltante_evaluador', 'evaluador_documento')],
})

const FICHAS_PER_STATEMENT = 100

const EVALUATOR = `
  COALESCE(e.evaluador_documento, '') AS documento,
  COALESCE(NULLIF(e.evaluador_nombre, ''), e.evaluador_documento, '') AS nombre`
const IN_DESIGN = `
  JOIN resultado_aprendizaje r ON r.id = e.id_resultado
  JOIN competencia c ON c.id = r.id_competencia AND c.id_programa = f.id_programa_formacion`
const LIKELIEST_FIRST = `
  CASE WHEN nombre = '' THEN 1 ELSE 0 END, juzgados DESC, HEX(CASE WHEN documento = '' THEN nombre ELSE documento END), HEX(nombre)`

/**
 * The statement of `save-missing-shares.ts` as of this migration, which later changes of the rules must not change. Skips fichas
 * that have rows: a statement is atomic, so these fichas have all of their rows. `groups` are columns besides the evaluator.
 */
export const countShares = (groups = '') => `
  INSERT INTO ficha_faltante (nro_ficha, fuente, orden, evaluador_documento, evaluador_nombre, juicios, desde)
  WITH f AS (
    SELECT nro_ficha, id_programa_formacion, fecha_inicio_lectiva, total_aprendices_en_formacion FROM ficha 
    WHERE nro_ficha BETWEEN ? AND ? AND nro_ficha NOT IN (SELECT nro_ficha FROM ficha_faltante)
  ), juzgado AS (
    SELECT f.nro_ficha, e.id_resultado, ${EVALUATOR}, COUNT(*) AS juzgados,
      SUM(CASE WHEN e.estado = 'NO APROBADO' THEN 1 ELSE 0 END) AS no_aprobados,
      MIN(CASE WHEN e.fecha_registro >= f.fecha_inicio_lectiva THEN SUBSTR(e.fecha_registro, 1, 10) END) AS desde
    FROM f JOIN matricula m ON m.nro_ficha = f.nro_ficha JOIN juicio e ON e.id_matricula = m.id ${IN_DESIGN}
    WHERE m.estado IN ('EN FORMACION', 'CONDICIONADO', 'INDUCCION', 'REINTEGRADO')
    GROUP BY f.nro_ficha, e.id_resultado, documento, nombre
  ), titular AS (
    SELECT f.nro_ficha, e.id_resultado, ${EVALUATOR}, COUNT(*) AS personas
    FROM f JOIN matricula m ON m.nro_ficha = f.nro_ficha JOIN juicio_pendiente e ON e.id_matricula = m.id ${IN_DESIGN}
    WHERE m.estado IN ('EN FORMACION', 'CONDICIONADO', 'INDUCCION', 'REINTEGRADO')
    GROUP BY f.nro_ficha, e.id_resultado, documento, nombre
  ), probable AS (
    SELECT nro_ficha, id_resultado, documento, nombre,
      ROW_NUMBER() OVER (PARTITION BY nro_ficha, id_resultado ORDER BY ${LIKELIEST_FIRST}) AS puesto
    FROM juzgado
  ), abierto AS (
    SELECT f.nro_ficha, u.id_resultado, f.total_aprendices_en_formacion - SUM(u.juzgados) AS abiertos,
      SUM(u.titulares) AS titulares, MIN(u.desde) AS desde
    FROM f JOIN (
        SELECT nro_ficha, id_resultado, juzgados, 0 AS titulares, desde FROM juzgado
        UNION ALL
        SELECT nro_ficha, id_resultado, 0, personas, NULL FROM titular
      ) u ON u.nro_ficha = f.nro_ficha
    GROUP BY f.nro_ficha, f.total_aprendices_en_formacion, u.id_resultado
    HAVING f.total_aprendices_en_formacion > SUM(u.juzgados)
  )
  SELECT nro_ficha, fuente,
    ROW_NUMBER() OVER (PARTITION BY nro_ficha, fuente ORDER BY HEX(MIN(documento)), HEX(MIN(nombre)), MIN(desde)),
    NULLIF(MIN(documento), ''), NULLIF(MIN(nombre), ''), SUM(juicios) AS juicios,
    MIN(desde) AS desde
  FROM (
      SELECT a.nro_ficha, 'titular' AS fuente, t.documento, t.nombre, t.personas AS juicios, a.desde
      FROM abierto a JOIN titular t ON t.nro_ficha = a.nro_ficha AND t.id_resultado = a.id_resultado
      UNION ALL
      SELECT a.nro_ficha,
        CASE WHEN p.nro_ficha IS NULL THEN 'jefe' WHEN t.nro_ficha IS NULL THEN 'evaluador' ELSE 'titular' END,
        COALESCE(p.documento, ''), COALESCE(p.nombre, ''), a.abiertos - a.titulares, a.desde
      FROM abierto a
        LEFT JOIN probable p ON p.nro_ficha = a.nro_ficha AND p.id_resultado = a.id_resultado AND p.puesto = 1 AND p.nombre <> ''
        LEFT JOIN titular t ON t.nro_ficha = a.nro_ficha AND t.id_resultado = a.id_resultado AND HEX(t.documento) = HEX(p.documento) AND HEX(t.nombre) = HEX(p.nombre)
      WHERE a.abiertos > a.titulares
      UNION ALL
      SELECT nro_ficha, 'no_aprobado', '', '', no_aprobados, NULL FROM juzgado WHERE no_aprobados > 0
    ) faltante
  GROUP BY nro_ficha, fuente, HEX(documento), HEX(nombre)${groups}`

/** Runs `write` with the numbers of the first and the last ficha of each batch. */
export async function inBatches(runner: QueryRunner, write: (range: [number, number]) => Promise<unknown>) {
  const fichas: { nro_ficha: number }[] = await runner.query('SELECT nro_ficha FROM ficha ORDER BY nro_ficha')
  for (let at = 0; at < fichas.length; at += FICHAS_PER_STATEMENT) {
    const batch = fichas.slice(at, at + FICHAS_PER_STATEMENT).map(({ nro_ficha }) => nro_ficha)
    await write([batch[0] as number, batch.at(-1) as number])
  }
}

/** Stores for each ficha how many judgments each evaluator owes. */
export class OwedByEvaluator1800000000028 implements MigrationInterface {
  name = 'OwedByEvaluator1800000000028'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SHARES, true)
    await inBatches(runner, (range) => runner.query(countShares(), range))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ficha_faltante')
  }
}
