import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'

// SQL for the rules of `owed/who-owes.ts` and `owed/owed-outcomes.ts`; a spec compares the results.

/** SQL: an evaluator without a document number or a name has empty texts. */
const evaluator = (table: string) => `
  COALESCE(${table}.evaluador_documento, '') AS documento,
  COALESCE(NULLIF(${table}.evaluador_nombre, ''), ${table}.evaluador_documento, '') AS nombre`

const IN_TRAINING = `m.estado IN (${IN_TRAINING_STATES.map(() => '?')})`
const IN_DESIGN = `
  JOIN resultado_aprendizaje r ON r.id = e.id_resultado
  JOIN competencia c ON c.id = r.id_competencia AND c.id_programa = f.id_programa_formacion`
/** HEX compares bytes, here and below: MySQL would take names that differ in an accent for one name. */
const LIKELIEST_FIRST = `
  CASE WHEN nombre = '' THEN 1 ELSE 0 END, juzgados DESC, HEX(CASE WHEN documento = '' THEN nombre ELSE documento END), HEX(nombre)`
const sameOutcome = (a: string, b: string) =>
  `${a}.nro_ficha = ${b}.nro_ficha AND ${a}.id_resultado = ${b}.id_resultado`

/** SQL that counts the rows of `ficha_faltante`, and its parameters. The counters of the fichas must be up to date. */
export const countedShares = (condition = '1 = 1', parameters: unknown[] = []) => ({
  sql: `
  WITH f AS (
    SELECT nro_ficha, id_programa_formacion, fecha_inicio_lectiva, total_aprendices_en_formacion FROM ficha WHERE ${condition}
  ), juzgado AS (
    SELECT f.nro_ficha, e.id_resultado, ${evaluator('e')}, COUNT(*) AS juzgados,
      SUM(CASE WHEN e.estado = 'NO APROBADO' THEN 1 ELSE 0 END) AS no_aprobados,
      MIN(CASE WHEN e.fecha_registro >= f.fecha_inicio_lectiva THEN SUBSTR(e.fecha_registro, 1, 10) END) AS desde
    FROM f JOIN matricula m ON m.nro_ficha = f.nro_ficha JOIN juicio e ON e.id_matricula = m.id ${IN_DESIGN}
    WHERE ${IN_TRAINING}
    GROUP BY f.nro_ficha, e.id_resultado, documento, nombre
  ), titular AS (
    SELECT f.nro_ficha, e.id_resultado, ${evaluator('e')}, COUNT(*) AS personas
    FROM f JOIN matricula m ON m.nro_ficha = f.nro_ficha JOIN juicio_pendiente e ON e.id_matricula = m.id ${IN_DESIGN}
    WHERE ${IN_TRAINING}
    GROUP BY f.nro_ficha, e.id_resultado, documento, nombre
  ), probable AS (
    SELECT nro_ficha, id_resultado, documento, nombre,
      ROW_NUMBER() OVER (PARTITION BY nro_ficha, id_resultado ORDER BY ${LIKELIEST_FIRST}) AS puesto
    FROM juzgado
  ), programado AS (
    SELECT f.nro_ficha, r.id AS id_resultado, COALESCE(i.documento, '') AS documento, CONCAT(i.nombre, ' ', i.apellido) AS nombre
    FROM f JOIN instructor_programado i ON i.nro_ficha = f.nro_ficha AND i.evalua = 1
      JOIN competencia c ON c.id = i.id_competencia AND c.id_programa = f.id_programa_formacion
      JOIN resultado_aprendizaje r ON r.id_competencia = c.id
  ), empezado AS (
    SELECT nro_ficha, id_resultado FROM juzgado UNION SELECT nro_ficha, id_resultado FROM titular
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
    ROW_NUMBER() OVER (PARTITION BY nro_ficha, fuente ORDER BY HEX(MIN(documento)), HEX(MIN(nombre)), desde) AS orden,
    NULLIF(MIN(documento), '') AS evaluador_documento, NULLIF(MIN(nombre), '') AS evaluador_nombre, SUM(juicios) AS juicios, desde
  FROM (
      SELECT a.nro_ficha, 'titular' AS fuente, t.documento, t.nombre, t.personas AS juicios, a.desde
      FROM abierto a JOIN titular t ON ${sameOutcome('t', 'a')}
      UNION ALL
      SELECT a.nro_ficha,
        CASE WHEN t.nro_ficha IS NOT NULL THEN 'titular' WHEN p.nro_ficha IS NOT NULL THEN 'evaluador'
          WHEN s.nro_ficha IS NOT NULL THEN 'programado' ELSE 'jefe' END,
        COALESCE(p.documento, s.documento, ''), COALESCE(p.nombre, s.nombre, ''), a.abiertos - a.titulares, a.desde
      FROM abierto a
        LEFT JOIN probable p ON ${sameOutcome('p', 'a')} AND p.puesto = 1 AND p.nombre <> ''
        LEFT JOIN programado s ON ${sameOutcome('s', 'a')}
        LEFT JOIN titular t ON ${sameOutcome('t', 'a')} AND HEX(t.documento) = HEX(COALESCE(p.documento, s.documento))
          AND HEX(t.nombre) = HEX(COALESCE(p.nombre, s.nombre))
      WHERE a.abiertos > a.titulares
      UNION ALL
      SELECT s.nro_ficha, 'por_empezar', s.documento, s.nombre, f.total_aprendices_en_formacion, NULL
      FROM f JOIN programado s ON s.nro_ficha = f.nro_ficha LEFT JOIN empezado e ON ${sameOutcome('e', 's')}
      WHERE e.nro_ficha IS NULL AND f.total_aprendices_en_formacion > 0
      UNION ALL
      SELECT nro_ficha, 'no_aprobado', '', '', no_aprobados, NULL FROM juzgado WHERE no_aprobados > 0
    ) faltante
  GROUP BY nro_ficha, fuente, HEX(documento), HEX(nombre), desde`,
  parameters: [...parameters, ...IN_TRAINING_STATES, ...IN_TRAINING_STATES],
})

/** SQL that writes the rows of `ficha_faltante` for the fichas that fulfil a condition, and its parameters. */
export function insertShares(condition?: string, parameters?: unknown[]) {
  const counted = countedShares(condition, parameters)
  const columns = 'nro_ficha, fuente, orden, evaluador_documento, evaluador_nombre, juicios, desde'
  return { ...counted, sql: `INSERT INTO ficha_faltante (${columns}) ${counted.sql}` }
}

/** Writes the rows of `ficha_faltante` for one ficha from its judgments. */
export async function saveMissingShares(manager: EntityManager, nroFicha: number): Promise<void> {
  await manager.query('DELETE FROM ficha_faltante WHERE nro_ficha = ?', [nroFicha])
  const { sql, parameters } = insertShares('nro_ficha = ?', [nroFicha])
  await manager.query(sql, parameters)
}

/** Writes the rows of `ficha_faltante` for all fichas. The table must be empty. */
export async function saveAllMissingShares(manager: EntityManager): Promise<void> {
  const { sql, parameters } = insertShares()
  await manager.query(sql, parameters)
}
