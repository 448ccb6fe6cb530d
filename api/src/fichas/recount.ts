import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { approvedHours } from '../domain/approved-hours.js'

/** A counter that says something else than the rows it counts. */
export interface Drift {
  table: 'matricula' | 'ficha' | 'programa'
  key: number
  column: string
  stored: number
  counted: number
}

type Numbers = Record<string, number | string>

const PROGRAMS = `
  SELECT p.id AS clave, p.total_competencias, p.total_resultados, COUNT(DISTINCT c.id) AS competencias, COUNT(r.id) AS resultados
  FROM programa p
    LEFT JOIN competencia c ON c.id_programa = p.id
    LEFT JOIN resultado_aprendizaje r ON r.id_competencia = c.id
  GROUP BY p.id, p.total_competencias, p.total_resultados`
// Judgments of outcomes that the ficha's program does not have count for nothing.
const ENROLMENTS = `
  SELECT m.id AS clave, m.resultados_aprobados, m.horas_aprobadas, p.total_horas, p.total_resultados,
    COALESCE(j.aprobados, 0) AS aprobados
  FROM matricula m
    JOIN ficha f ON f.nro_ficha = m.nro_ficha
    JOIN programa p ON p.id = f.id_programa_formacion
    LEFT JOIN (
      SELECT j.id_matricula, c.id_programa, COUNT(*) AS aprobados
      FROM juicio j
        JOIN resultado_aprendizaje r ON r.id = j.id_resultado
        JOIN competencia c ON c.id = r.id_competencia
      WHERE j.estado = 'APROBADO'
      GROUP BY j.id_matricula, c.id_programa
    ) j ON j.id_matricula = m.id AND j.id_programa = p.id`
const FICHAS = `
  SELECT f.nro_ficha AS clave, f.total_aprendices_en_formacion, f.aprobados_en_formacion, COUNT(m.id) AS personas,
    COALESCE(SUM(m.resultados_aprobados), 0) AS aprobados
  FROM ficha f
    LEFT JOIN matricula m ON m.nro_ficha = f.nro_ficha AND m.estado IN (${IN_TRAINING_STATES.map(() => '?')})
  GROUP BY f.nro_ficha, f.total_aprendices_en_formacion, f.aprobados_en_formacion`

/** Counts again what the counters say, from the judgments up; with `fix` each level is mended before the next one is counted. */
export async function recount(manager: EntityManager, fix = false): Promise<Drift[]> {
  const drifts = [
    await level(manager, fix, 'programa', PROGRAMS, [], (row) => ({
      total_competencias: Number(row.competencias),
      total_resultados: Number(row.resultados),
    })),
    await level(manager, fix, 'matricula', ENROLMENTS, [], (row) => ({
      resultados_aprobados: Number(row.aprobados),
      horas_aprobadas: approvedHours(Number(row.aprobados), {
        total_horas: Number(row.total_horas),
        total_resultados: Number(row.total_resultados),
      }),
    })),
    await level(manager, fix, 'ficha', FICHAS, [...IN_TRAINING_STATES], (row) => ({
      total_aprendices_en_formacion: Number(row.personas),
      aprobados_en_formacion: Number(row.aprobados),
    })),
  ]
  return drifts.flat()
}

async function level(
  manager: EntityManager,
  fix: boolean,
  table: Drift['table'],
  sql: string,
  parameters: string[],
  count: (row: Numbers) => Record<string, number>,
): Promise<Drift[]> {
  const rows: Numbers[] = await manager.query(sql, parameters)
  const drifts = rows.flatMap((row) =>
    Object.entries(count(row)).flatMap(([column, counted]) => {
      const stored = Number(row[column])
      return stored === counted ? [] : [{ table, key: Number(row.clave), column, stored, counted }]
    }),
  )
  const key = table === 'ficha' ? 'nro_ficha' : 'id'
  if (fix)
    for (const { column, counted, key: id } of drifts)
      await manager.query(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`, [counted, id])
  return drifts
}
