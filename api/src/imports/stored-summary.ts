import { hasChanges } from '@fichero/contract/import-changes'
import { type ImportReport, importCounts, importReport } from '@fichero/contract/imports.schema'
import type { FileImport } from './file-import.entity.js'

type Counts = ImportReport['registros']
type Columns = Pick<FileImport, 'tipo' | 'archivo' | 'fecha_reporte' | 'nro_ficha'>

const NO_COUNTS: Counts = { nuevos: 0, cambiados: 0, sin_cambio: 0 }
const NOTHING = { id: null, simulado: false, filas: 0, rechazados: 0, advertencias: 0, rechazos: [], avisos: [] }

/**
 * Returns a summary as `importacion.resumen` stores it: without the fields that are columns of the row, zeros and empty
 * lists. A load without changes stores no warnings either: they repeat those of the load before.
 */
export function storedSummary(summary: ImportReport, kind: FileImport['tipo']): Record<string, unknown> {
  const { id: _, archivo: __, fecha_reporte: ___, nro_ficha: ____, figuras: _____, ...own } = summary
  const { registros, aprendices, tipo, avisos, programa, ...rest } = own
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

/** Returns the summary of a recorded import. Rows from before 1.1.0 store all fields. */
export function summaryOfRecord(note: Columns & { id: number; resumen: unknown }): ImportReport {
  const { tipo, archivo, fecha_reporte, nro_ficha } = note
  return importReport.parse({
    ...NOTHING,
    tipo,
    archivo,
    fecha_reporte,
    nro_ficha,
    ...(note.resumen ?? {}),
    ...countsOf(note),
    id: note.id,
  })
}
