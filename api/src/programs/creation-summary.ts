import type { ImportReport } from '@fichero/contract/imports.schema'
import { summaryOf } from '../imports/import-summary.js'
import type { UploadedReport } from '../imports/read-upload.js'
import type { ProgramSheet } from '../sheets/records.js'

/** The summary of a file from which a program is made: every outcome is new. */
export const creationSummary = (upload: UploadedReport<ProgramSheet>, simulado: boolean): ImportReport =>
  summaryOf(upload, {
    nro_ficha: null,
    simulado,
    registros: { nuevos: upload.report.outcomes.length, cambiados: 0, sin_cambio: 0 },
    aprendices: null,
    rejected: upload.report.rejected,
    warnings: upload.report.warnings,
  })
