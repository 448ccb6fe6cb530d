import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { approvedHours } from '../../rules/approved-hours.js'
import type { Drift } from './drift.js'
import { recountMissingShares } from './recount-missing-shares.js'
import { recountProgress } from './recount-progress.js'

/** The schema of the primary key of each row (`AS clave`). */
const clave = z.int()
const readPrograms = rowsOf(
  z.object({
    clave,
    total_competencias: z.int(),
    total_resultados: z.int(),
    competencias: computed,
    resultados: computed,
  }),
)
const readEnrolments = rowsOf(
  z.object({
    clave,
    resultados_aprobados: z.int(),
    horas_aprobadas: z.int(),
    total_horas: z.int(),
    total_resultados: z.int(),
    aprobados: computed,
  }),
)
const readFichas = rowsOf(
  z.object({
    clave,
    total_aprendices_en_formacion: z.int(),
    aprobados_en_formacion: z.int(),
    personas: computed,
    aprobados: computed,
  }),
)

/** Programs with the stored counters, and the counted competencies and outcomes. */
const PROGRAMS = `
  SELECT p.id AS clave, p.total_competencias, p.total_resultados, COUNT(DISTINCT c.id) AS competencias, COUNT(r.id) AS resultados
  FROM programa p
    LEFT JOIN competencia c ON c.id_programa = p.id
    LEFT JOIN resultado_aprendizaje r ON r.id_competencia = c.id
  GROUP BY p.id, p.total_competencias, p.total_resultados`
// Judgments of outcomes that are not in the ficha's program are not counted.
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
/** Fichas with the stored counters, and the sums over their enrolments in training. */
const FICHAS = `
  SELECT f.nro_ficha AS clave, f.total_aprendices_en_formacion, f.aprobados_en_formacion, COUNT(m.id) AS personas,
    COALESCE(SUM(m.resultados_aprobados), 0) AS aprobados
  FROM ficha f
    LEFT JOIN matricula m ON m.nro_ficha = f.nro_ficha AND m.estado IN (${IN_TRAINING_STATES.map(() => '?')})
  GROUP BY f.nro_ficha, f.total_aprendices_en_formacion, f.aprobados_en_formacion`

/**
 * Recounts all counters and returns the differences. The counters of enrolments are computed from judgments, and the counters
 * of fichas from enrolments. With `fix`, each table is therefore corrected before the next table is counted.
 */
export async function recount(manager: EntityManager, fix = false): Promise<Drift[]> {
  const drifts = [
    await recountTable(manager, fix, 'programa', await readPrograms(manager, PROGRAMS), (row) => ({
      total_competencias: row.competencias,
      total_resultados: row.resultados,
    })),
    await recountTable(manager, fix, 'matricula', await readEnrolments(manager, ENROLMENTS), (row) => ({
      resultados_aprobados: row.aprobados,
      horas_aprobadas: approvedHours(row.aprobados, row),
    })),
    await recountTable(manager, fix, 'ficha', await readFichas(manager, FICHAS, [...IN_TRAINING_STATES]), (row) => ({
      total_aprendices_en_formacion: row.personas,
      aprobados_en_formacion: row.aprobados,
    })),
    await recountProgress(manager, fix),
    await recountMissingShares(manager, fix),
  ]
  return drifts.flat()
}

/** Compares the stored columns of a table with `count` and returns the differences. With `fix`, updates the columns. */
async function recountTable<T extends Record<string, number>>(
  manager: EntityManager,
  fix: boolean,
  table: Drift['table'],
  rows: T[],
  count: (row: T) => Partial<T>,
): Promise<Drift[]> {
  const drifts = rows.flatMap((row) =>
    Object.entries<number | undefined>(count(row)).flatMap(([column, counted = 0]) => {
      const [stored = 0, key = 0] = [row[column], row.clave]
      return stored === counted ? [] : [{ table, key, column, stored, counted }]
    }),
  )
  const key = table === 'ficha' ? 'nro_ficha' : 'id'
  if (fix)
    for (const { column, counted, key: id } of drifts)
      await manager.query(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`, [counted, id])
  return drifts
}
