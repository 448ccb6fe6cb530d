import type { ComponentProps } from 'react'
import { ImportCounts } from './import-counts'
import classes from './import-report.module.css'
import { ImportSummary } from './import-summary'
import { RejectedRows } from './rejected-rows'
import { Warnings } from './warnings'

type ImportReportViewProps = ComponentProps<typeof RejectedRows> & ComponentProps<typeof ImportSummary>

/** The report of an import or a simulation: a summary, counts, rejected rows with their tools, and warnings. */
export function ImportReportView({ report, tools, isNewFicha }: ImportReportViewProps) {
  return (
    <div className={classes.report}>
      <ImportSummary report={report} isNewFicha={isNewFicha} />
      <ImportCounts report={report} />
      <RejectedRows report={report} tools={tools} />
      <Warnings report={report} />
    </div>
  )
}
