// The database itself generates the judgments from the counters of the enrolments: sending twelve million rows would take an
// hour.

/** Enrolments per statement, which limits the size of a transaction. */
const ENROLMENTS = 10_000

/** The ids of a program's outcomes are consecutive. */
const OUTCOMES = `
  FROM matricula m
    JOIN ficha f ON f.nro_ficha = m.nro_ficha
    JOIN (
      SELECT c.id_programa, MIN(r.id) AS primero, MAX(r.id) AS ultimo
      FROM competencia c JOIN resultado_aprendizaje r ON r.id_competencia = c.id
      GROUP BY c.id_programa
    ) p ON p.id_programa = f.id_programa_formacion`

/** Each person has approved the first outcomes. One person in five has a NO APROBADO in the next outcome. */
const JUDGED = `
  INSERT INTO juicio (id_matricula, id_resultado, estado, evaluador_documento, evaluador_nombre, fecha_registro)
  SELECT m.id, r.id, CASE WHEN r.id < p.primero + m.resultados_aprobados THEN 'APROBADO' ELSE 'NO APROBADO' END,
    CONCAT('CC ', 90000000 + MOD(r.id, 4000)), CONCAT('EVALUADORA INVENTADA ', MOD(r.id, 4000)), '2026-05-04 08:00:00'
  ${OUTCOMES}
    JOIN resultado_aprendizaje r
      ON r.id BETWEEN p.primero AND LEAST(p.ultimo, p.primero + m.resultados_aprobados - CASE WHEN MOD(m.id, 5) = 0 THEN 0 ELSE 1 END)
  WHERE m.id BETWEEN ? AND ?`

/** For one person in twenty, the report names the person who owes the judgments of the next three outcomes. */
const OWED = `
  INSERT INTO juicio_pendiente (id_matricula, id_resultado, evaluador_documento, evaluador_nombre)
  SELECT m.id, r.id, CONCAT('CC ', 90000000 + MOD(r.id, 4000)), CONCAT('EVALUADORA INVENTADA ', MOD(r.id, 4000))
  ${OUTCOMES}
    JOIN resultado_aprendizaje r
      ON r.id BETWEEN p.primero + m.resultados_aprobados AND LEAST(p.ultimo, p.primero + m.resultados_aprobados + 2)
  WHERE MOD(m.id, 20) = 1 AND m.id BETWEEN ? AND ?`

/** Judges the outcomes of enrolments 1 to `people`. Returns the number of judgments. */
export async function insertJudgments(connection, people) {
  let total = 0
  for (let first = 1; first <= people; first += ENROLMENTS) {
    const range = [first, Math.min(people, first + ENROLMENTS - 1)]
    const [{ affectedRows }] = await connection.query(JUDGED, range)
    await connection.query(OWED, range)
    total += affectedRows
  }
  return total
}
