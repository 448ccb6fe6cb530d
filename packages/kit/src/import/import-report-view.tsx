import type { ImportReport } from '@fichero/contract/imports.schema'
import { ImportCounts } from './import-counts'
import classes from './import-report.module.css'
import { ImportSummary } from './import-summary'
import { RejectedRows } from './rejected-rows'
import { Warnings } from './warnings'

/** The report of an import or a simulation: a summary, counts, rejected rows and warnings. */
export function ImportReportView({ report }: { report: ImportReport }) {
  return (
    <div className={classes.report}>
      <ImportSummary report={report} />
      <ImportCounts report={report} />
      <RejectedRows report={report} />
      <Warnings report={report} />
    </div>
  )
}
