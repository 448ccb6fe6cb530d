import type { Enrolment } from '@fichero/contract/fichas.schema'
import type { EntityManager } from 'typeorm'
import { progress } from '../domain/progress.js'

type Row = Omit<Enrolment, 'total_resultados' | 'porcentaje_tyt' | 'banda'>

const ENROLMENTS = `
  SELECT a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.resultados_aprobados, m.horas_aprobadas
  FROM matricula m JOIN aprendiz a ON a.nro_documento = m.nro_documento
  WHERE m.nro_ficha = ?`

/** The apprentices of a ficha by surname, with their progress from the counters. */
export async function enrolmentsOf(manager: EntityManager, nroFicha: number, total: number): Promise<Enrolment[]> {
  const rows: Row[] = await manager.query(ENROLMENTS, [nroFicha])
  const { compare } = new Intl.Collator('es')
  return rows
    .map((row) => ({ ...row, ...progress(row.resultados_aprobados, total) }))
    .sort(
      (a, b) =>
        compare(a.apellido, b.apellido) || compare(a.nombre, b.nombre) || compare(a.nro_documento, b.nro_documento),
    )
}
