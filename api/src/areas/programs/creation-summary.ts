import type { ImportReport } from '@fichero/contract/imports.schema'
import type { UploadedReport } from '../../files/import-records/accept-upload.js'
import { summaryOf } from '../../files/import-records/import-record.js'
import type { ProgramSheet } from '../../files/spreadsheet-reader/records.js'

/** Builds the import report of a file that creates a program, in which every outcome is new. */
export const creationSummary = (upload: UploadedReport<ProgramSheet>, simulado: boolean): ImportReport =>
  summaryOf(upload, {
    nro_ficha: null,
    simulado,
    registros: { nuevos: upload.report.outcomes.length, cambiados: 0, sin_cambio: 0 },
    aprendices: null,
    rejected: upload.report.rejected,
    warnings: upload.report.warnings,
  })
