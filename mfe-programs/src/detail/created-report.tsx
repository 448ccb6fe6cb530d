import type { ImportReport } from '@fichero/contract/imports.schema'
import { ImportReportView, sentFile } from '@fichero/kit/import'
import { RejectedDesignDownload } from '../design/rejected-design-download'

/** Report about the rows of the file from which the program was created. */
export function CreatedReport({ report }: { report: ImportReport }) {
  const file = sentFile(report)
  return <ImportReportView report={report} tools={file && <RejectedDesignDownload file={file} />} />
}
