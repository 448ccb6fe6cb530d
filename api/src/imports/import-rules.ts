import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import { fail } from '../errors/fail.js'
import type { ApprenticesReport, JudgmentsReport, ProgramSheet } from '../sheets/records.js'
import type { LastReport } from './last-report.js'

// When a file is refused as a whole. The kind was checked by reading; these follow in the order of their names here:
// ficha, program, age, rows.

type FichaReport = ApprenticesReport | JudgmentsReport

type ProgramReport = Pick<ProgramSheet, 'codigo' | 'version' | 'fila_codigo'>

interface ProgramTarget {
  codigo: string | null
  version: string | null
}

interface Target extends ProgramTarget {
  nro_ficha: number
}

export function acceptFicha(report: FichaReport, archivo: string, { nro_ficha }: Target): void {
  if (report.nro_ficha === null || report.nro_ficha === nro_ficha) return
  throw fail('wrong_ficha', {
    archivo,
    recibido: report.nro_ficha,
    fila: report.fila_ficha ?? 1,
    esperado: nro_ficha,
  })
}

/** Outcomes belong to one version of one program, so both must agree where both sides know them. */
export function acceptProgram(report: ProgramReport, archivo: string, target: ProgramTarget): void {
  const sameCode = report.codigo === null || target.codigo === null || report.codigo === target.codigo
  const sameVersion = report.version === null || target.version === null || report.version === target.version
  if (sameCode && (sameVersion || report.codigo === null)) return
  throw fail('wrong_program', {
    archivo,
    recibido: programName(report),
    fila: report.fila_codigo ?? 1,
    esperado: programName(target),
  })
}

/** Judgments of an older report would undo newer ones. */
export function acceptAge(report: FichaReport, last: LastReport | null, query: ImportQuery): void {
  const { fecha_reporte: fecha } = report
  const anterior = last?.fecha_reporte
  if (query.forzar || report.kind !== 'juicios' || !fecha || !anterior || fecha >= anterior) return
  throw fail('import_older', { fecha: spelled(fecha), fecha_anterior: spelled(anterior) })
}

/** All or nothing, unless the caller asked for the valid rows and there are some. A simulation tells instead of refusing. */
export function acceptRows(reporte: ImportReport, accepted: number, query: ImportQuery): void {
  const [first] = reporte.rechazos
  if (!first || query.simular || (query.parcial && accepted > 0)) return
  const { archivo, rechazados, filas } = reporte
  const { fila, columna, motivo } = first
  throw fail('rows_rejected', { archivo, rechazados, filas, fila, columna, motivo }, { reporte })
}

const programName = ({ codigo, version }: ProgramTarget) =>
  version === null ? String(codigo) : `${codigo} versión ${version}`

/** 2026-11-14 as 14/11/2026. */
const spelled = (day: string) => day.split('-').reverse().join('/')
