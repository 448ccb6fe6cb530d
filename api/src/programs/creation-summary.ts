import type { ImportReport } from '@fichero/contract/imports.schema'
import type { UploadedReport } from '../imports/read-upload.js'
import { presentReport } from '../imports/report.js'
import type { ProgramSheet } from '../sheets/records.js'

/** The report of a file from which a program is made: every outcome is new. */
export const creationReport = (upload: UploadedReport<ProgramSheet>, simulado: boolean): ImportReport =>
  presentReport(upload, {
    nro_ficha: null,
    simulado,
    registros: { nuevos: upload.report.outcomes.length, cambiados: 0, sin_cambio: 0 },
    aprendices: null,
    rejected: upload.report.rejected,
    warnings: upload.report.warnings,
  })
