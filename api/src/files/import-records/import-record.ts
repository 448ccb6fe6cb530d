import { hasChanges } from '@fichero/contract/import-changes'
import { type ImportReport, importCounts, importReport, type RowProblem } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { inPastTense } from '../spreadsheet-reader/row-problem.js'
import type { UploadedReport } from './accept-upload.js'
import { FileImport } from './file-import.entity.js'

// The summary of an import: made for the answer, stored with the record, and read back.

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
    if (code !== 'person_conflict' && code !== 'person_conflict_elsewhere') return true
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

/** An applied file, for its record. */
interface Applied {
  actor: { id: number }
  upload: Pick<UploadedReport, 'sha256'>
  summary: ImportReport
  id_programa?: number
  /** Kind of the record; by default the kind of the file. */
  tipo?: FileImport['tipo']
}

const readOrder = rowsOf(z.object({ orden: computed }))
const NEXT_ORDER = 'SELECT COALESCE(MAX(orden), 0) + 1 AS orden FROM importacion WHERE nro_ficha = ?'

/**
 * Inserts the record of an applied file. The row of the ficha must be locked. Returns the id of the record; the imported
 * judgments and the stored changes refer to it.
 */
export async function recordImport(
  manager: EntityManager,
  { actor, upload, summary, id_programa, tipo = summary.tipo }: Applied,
): Promise<number> {
  const { nro_ficha } = summary
  const [next] = nro_ficha === null ? [] : await readOrder(manager, NEXT_ORDER, [nro_ficha])
  const row = Object.assign(new FileImport(), {
    tipo,
    archivo: summary.archivo,
    sha256: upload.sha256,
    fecha_reporte: summary.fecha_reporte,
    nro_ficha,
    orden: next?.orden ?? null,
    id_programa: id_programa ?? null,
    id_usuario: actor.id,
    fecha: new Date(),
    resumen: storedSummary(summary, tipo),
    sin_cambios: !hasChanges(summary),
  } satisfies Omit<FileImport, 'id'>)
  await manager.insert(FileImport, row)
  return row.id
}

/** Returns the stored summary of an import. */
export const recordedSummary = async (manager: EntityManager, id: number): Promise<ImportReport> =>
  summaryOfRecord(await manager.findOneByOrFail(FileImport, { id }))

type Columns = Pick<FileImport, 'tipo' | 'archivo' | 'fecha_reporte' | 'nro_ficha'>

const NO_COUNTS: Counts = { nuevos: 0, cambiados: 0, sin_cambio: 0 }
/** Values of the fields that a stored summary may omit. */
const NOTHING = { id: null, simulado: false, filas: 0, rechazados: 0, advertencias: 0, rechazos: [], avisos: [] }

/**
 * Converts a summary to the value of `importacion.resumen`: without zeros, empty lists and the fields that `importacion` has
 * as columns. An import without changes stores no warnings either, because they repeat the warnings of the previous import.
 */
export function storedSummary(summary: ImportReport, kind: FileImport['tipo']): Record<string, unknown> {
  const { id: _, archivo: __, fecha_reporte: ___, nro_ficha: ____, figuras: _____, ...stored } = summary
  const { registros, aprendices, tipo, avisos, programa, ...rest } = stored
  const isChanging = hasChanges(summary)
  return sparse({
    ...rest,
    ...(tipo !== kind && { tipo }),
    ...(isChanging && { avisos, programa }),
    registros: sparse(registros),
    aprendices: aprendices && sparse(aprendices),
  })
}

const sparse = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== 0 && value !== false && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Returns the counts of a recorded import. */
export function countsOf({
  resumen,
}: Pick<FileImport, 'resumen'>): Pick<ImportReport, 'registros' | 'aprendices' | 'retirados'> {
  const { registros, aprendices, retirados = 0 } = (resumen ?? {}) as Partial<ImportReport>
  const counted = (counts: Partial<Counts> | undefined) => importCounts.parse({ ...NO_COUNTS, ...counts })
  return { registros: counted(registros), aprendices: aprendices ? counted(aprendices) : null, retirados }
}

/** Returns the kind of the file of an import or, for an undo, of the file that was undone. */
export const fileKindOf = ({ tipo, resumen }: Pick<FileImport, 'tipo' | 'resumen'>): string =>
  (resumen as Partial<ImportReport> | null)?.tipo ?? tipo

/** Returns the summary of a recorded import. Releases before 1.1.0 stored all fields in `resumen`. */
export function summaryOfRecord(row: Columns & { id: number; resumen: unknown }): ImportReport {
  const { tipo, archivo, fecha_reporte, nro_ficha } = row
  return importReport.parse({
    ...NOTHING,
    tipo,
    archivo,
    fecha_reporte,
    nro_ficha,
    ...(row.resumen ?? {}),
    ...countsOf(row),
    id: row.id,
  })
}
