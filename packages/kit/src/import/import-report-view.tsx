import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { ImportCounts } from './import-counts'
import classes from './import-report.module.css'
import { ImportSummary } from './import-summary'
import { RowProblems } from './row-problems'

/** The report of an import or a simulation: a summary, counts, and tables of rejected rows and warnings. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes.report}>
      <ImportSummary report={report} />
      <ImportCounts report={report} />
      <RowProblems
        title={t('report.rejected', { count: report.rechazados })}
        hint={t('report.rejectedHint')}
        problems={report.rechazos}
        total={report.rechazados}
        tone="red"
      />
      <RowProblems
        title={t('report.warnings', { count: report.advertencias })}
        hint={t('report.warningsHint')}
        problems={report.avisos}
        total={report.advertencias}
        tone="orange"
      />
    </div>
  )
}
