import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { inPastTense } from '../spreadsheet-reader/row-problem.js'
import type { UploadedReport } from './read-upload.js'

/** Maximum number of row problems in an answer. */
const MAX_LISTED = 500

type Counts = ImportReport['registros']

/** The effects of an import, for its summary. */
interface Outcome {
  nro_ficha: number | null
  simulado: boolean
  registros: Counts
  campos?: NonNullable<ImportReport['campos']>
  retirados?: number
  aprobaciones_retiradas?: number
  aprendices: Counts | null
  rejected: RowProblem[]
  warnings: RowProblem[]
}

/**
 * Returns the summary of an import, for the answer's `reporte` and for `importacion.resumen`. A row with two problems
 * counts as one rejected row.
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

/** Returns the first problems in the order of their rows. */
const listed = (problems: RowProblem[]) => problems.toSorted((a, b) => a.fila - b.fila).slice(0, MAX_LISTED)

/**
 * Keeps one problem for each person who is rejected because of a conflict: a judgments report has the same conflict in every
 * row of the person.
 */
function onceForEach(rejected: RowProblem[]): RowProblem[] {
  const seen = new Set<RowProblem['params'][string] | undefined>()
  return rejected.filter(({ code, params: { documento } }) => {
    if (code !== 'person_conflict') return true
    if (seen.has(documento)) return false
    seen.add(documento)
    return true
  })
}

/** Returns the summary of an applied file: its warnings are in the past tense, and it has no fields that only plans have. */
export const loadedSummary = ({ figuras: _, repetido: __, ...summary }: ImportReport): ImportReport => ({
  ...summary,
  avisos: summary.avisos.map(inPastTense),
})

/** Returns the summary of a dry run. */
export const simulatedSummary = (summary: ImportReport): ImportReport => ({ ...summary, simulado: true })
