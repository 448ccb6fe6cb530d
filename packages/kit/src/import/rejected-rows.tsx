import type { ImportReport } from '@fichero/contract/imports.schema'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import { DataTable } from '../table/data-table'
import classes from './import-report.module.css'
import { useRowReason } from './use-row-reason'

/** How many rows are shown before the user clicks the button for all. */
const FIRST = 20

interface RejectedRowsProps {
  report: ImportReport
  /** Actions for the rejected rows. */
  tools?: ReactNode
}

/** The rejected rows of a report. At most 500 are listed; `rechazados` counts all. */
export function RejectedRows({ report, tools }: RejectedRowsProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const reason = useRowReason(report)
  const [all, setAll] = useState(false)
  const { rechazos: problems, rechazados: total } = report
  if (total === 0) return null

  const title = t('report.rejected', { count: total })
  const rows = all ? problems : problems.slice(0, FIRST)
  return (
    <section className={classes.problems} data-tone="red">
      <p className={classes.heading}>{title}</p>
      <p className={classes.hint}>{t('report.rejectedHint')}</p>
      {tools}
      <DataTable
        caption={title}
        rows={rows.map((problem, index) => ({ ...problem, index }))}
        rowKey={({ index }) => index}
        columns={[
          { id: 'fila', header: t('report.row'), cell: ({ fila }) => format.number(fila), align: 'right' },
          {
            id: 'columna',
            header: t('report.column'),
            cell: ({ columna }) => (columna ? <Written text={columna} /> : '—'),
          },
          { id: 'valor', header: t('report.value'), cell: ({ valor }) => <Written text={valor} /> },
          { id: 'motivo', header: t('report.reason'), cell: (problem) => <span>{reason(problem)}</span> },
        ]}
      />
      {problems.length > rows.length && (
        <Button variant="subtle" mt="xs" onClick={() => setAll(true)}>
          {t('report.showAll', { count: problems.length })}
        </Button>
      )}
      {all && total > problems.length && (
        <p className={classes.hint}>
          {t('report.more', { shown: format.number(problems.length), total: format.number(total) })}
        </p>
      )}
    </section>
  )
}

/** The text of a cell as the file has it, or a word for an empty cell. */
function Written({ text }: { text: string }) {
  const { t } = useTranslation('kit')
  return text ? (
    <span className={classes.written} translate="no">
      {text}
    </span>
  ) : (
    <em>{t('report.blank')}</em>
  )
}
