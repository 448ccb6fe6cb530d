import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { toldAfter } from '../sheets/row-problem.js'
import type { UploadedReport } from './read-upload.js'

const MAX_LISTED = 500

type Counts = ImportReport['registros']

interface Outcome {
  nro_ficha: number | null
  simulado: boolean
  registros: Counts
  retirados?: number
  aprobaciones_retiradas?: number
  aprendices: Counts | null
  rejected: RowProblem[]
  warnings: RowProblem[]
}

/**
 * Returns what a file does, as `reporte` of the answer tells it and `importacion.resumen` keeps it. A row with two
 * problems counts as one rejected row.
 */
export function summaryOf({ name, report }: UploadedReport, outcome: Outcome): ImportReport {
  const { rejected, warnings, ...rest } = outcome
  return {
    id: null,
    tipo: report.kind,
    archivo: name,
    fecha_reporte: report.fecha_reporte,
    programa: report.denominacion ?? report.programa,
    retirados: 0,
    aprobaciones_retiradas: 0,
    ...rest,
    filas: report.filas,
    rechazados: new Set(rejected.map((problem) => problem.fila)).size,
    advertencias: warnings.length,
    rechazos: listed(onceForEach(rejected)),
    avisos: listed(warnings),
  }
}

const listed = (problems: RowProblem[]) => problems.toSorted((a, b) => a.fila - b.fila).slice(0, MAX_LISTED)

/**
 * What rejects a person is the same in all of their rows, which a report of judgments has many of: it is listed once.
 */
function onceForEach(rejected: RowProblem[]): RowProblem[] {
  const told = new Set<RowProblem['params'][string] | undefined>()
  return rejected.filter(({ code, params: { documento } }) => {
    if (code !== 'person_conflict') return true
    if (told.has(documento)) return false
    told.add(documento)
    return true
  })
}

/** The summary of an applied file: warnings in the past tense, no planned figures. */
export const loadedSummary = ({ figuras: _, ...summary }: ImportReport): ImportReport => ({
  ...summary,
  avisos: summary.avisos.map(toldAfter),
})

/** The summary of a plan that is not applied. */
export const simulatedSummary = (summary: ImportReport): ImportReport => ({ ...summary, simulado: true })
