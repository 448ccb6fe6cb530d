import { hasChanges } from '@fichero/contract/import-changes'
import { type ImportReport, importCounts, importReport } from '@fichero/contract/imports.schema'
import type { FileImport } from './file-import.entity.js'

type Counts = ImportReport['registros']
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
