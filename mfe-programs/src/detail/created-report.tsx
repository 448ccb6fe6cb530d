import type { ImportReport } from '@fichero/contract/imports.schema'
import { ImportReportView, sentFile } from '@fichero/kit/import'
import { RejectedDesign } from '../design/rejected-design'

/** What became of the rows of the file that the program was created with. */
export function CreatedReport({ report }: { report: ImportReport }) {
  const file = sentFile(report)
  return <ImportReportView report={report} tools={file && <RejectedDesign file={file} />} />
}
