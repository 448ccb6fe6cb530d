import { isInTraining } from '@fichero/contract/enums'
import { type Enrolment, enrolment, type FichaAnswer } from '@fichero/contract/fichas.schema'
import type { EntityManager } from 'typeorm'
import { rowsOf } from '../../database/rows.js'
import { progress } from './progress.js'

const readEnrolments = rowsOf(
  enrolment.pick({
    nro_documento: true,
    tipo_documento: true,
    nombre: true,
    apellido: true,
    estado: true,
    resultados_aprobados: true,
    horas_aprobadas: true,
  }),
)

const ENROLMENTS = `
  SELECT a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.resultados_aprobados, m.horas_aprobadas
  FROM matricula m JOIN aprendiz a ON a.nro_documento = m.nro_documento
  WHERE m.nro_ficha = ? ORDER BY a.apellido, a.nombre`

interface FichaContext {
  nro_ficha: number
  total_resultados: number
  hasReport: boolean
}

/** Returns the apprentices of a ficha, sorted by surname. Their progress is computed from the counters. */
export async function enrolmentsOf(manager: EntityManager, ficha: FichaContext): Promise<Enrolment[]> {
  const { total_resultados } = ficha
  const rows = await readEnrolments(manager, ENROLMENTS, [ficha.nro_ficha])
  const con_reporte = Number(ficha.hasReport)
  return rows
    .map((row) => {
      const { estado, resultados_aprobados } = row
      return Object.assign(row, progress({ estado, resultados_aprobados, total_resultados, con_reporte }))
    })
    .sort(byName())
}

type Named = Pick<Enrolment, 'apellido' | 'nombre' | 'nro_documento'>

/** Returns a comparison of people by surname and name, as Spanish sorts them. */
export function byName(): (a: Named, b: Named) => number {
  const { compare } = new Intl.Collator('es')
  return (a, b) =>
    compare(a.apellido, b.apellido) || compare(a.nombre, b.nombre) || compare(a.nro_documento, b.nro_documento)
}

/** Counts all apprentices by state, and the apprentices in training by readiness band. */
export function totalsOf(people: Enrolment[]): Omit<FichaAnswer['totales'], 'faltan' | 'cargas'> {
  const states = new Map<string, number>()
  const por_banda = { lista: 0, cerca: 0, lejos: 0, sin_reporte: 0 }
  for (const { estado, banda, sin_banda } of people) {
    states.set(estado, (states.get(estado) ?? 0) + 1)
    if (!isInTraining(estado)) continue
    if (banda) por_banda[banda] += 1
    else if (sin_banda === 'sin_reporte') por_banda.sin_reporte += 1
  }
  const por_estado = [...states]
    .map(([estado, personas]) => ({ estado, personas }))
    .sort(
      (a, b) =>
        Number(isInTraining(b.estado)) - Number(isInTraining(a.estado)) ||
        b.personas - a.personas ||
        a.estado.localeCompare(b.estado),
    )
  return { por_estado, por_banda }
}
