import { type Enrolment, enrolment } from '@fichero/contract/fichas.schema'
import type { EntityManager } from 'typeorm'
import { rowsOf } from '../database/rows.js'
import { progress } from '../domain/progress.js'

const readEnrolments = rowsOf(enrolment.omit({ total_resultados: true, porcentaje_tyt: true, banda: true }))

const ENROLMENTS = `
  SELECT a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.resultados_aprobados, m.horas_aprobadas
  FROM matricula m JOIN aprendiz a ON a.nro_documento = m.nro_documento
  WHERE m.nro_ficha = ?`

/** Returns the apprentices of a ficha by surname, with their progress from the counters. */
export async function enrolmentsOf(manager: EntityManager, nroFicha: number, total: number): Promise<Enrolment[]> {
  const rows = await readEnrolments(manager, ENROLMENTS, [nroFicha])
  const { compare } = new Intl.Collator('es')
  return rows
    .map((row) => ({ ...row, ...progress(row.resultados_aprobados, total) }))
    .sort(
      (a, b) =>
        compare(a.apellido, b.apellido) || compare(a.nombre, b.nombre) || compare(a.nro_documento, b.nro_documento),
    )
}
