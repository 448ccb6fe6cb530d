import { fichaLoadsPath } from '@fichero/contract/paths'
import type { ReportedProgress } from '@fichero/contract/progress-trend.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink } from '@fichero/kit/table'

/** The figures of the chart as a table, the last report first. */
export function TrendTable({ nroFicha, reports }: { nroFicha: number; reports: ReportedProgress[] }) {
  const { t } = useTranslation('fichas')
  const { date, percent } = useFormat()
  const figure = (
    id: string,
    header: string,
    value: (report: ReportedProgress) => number | null,
  ): Column<ReportedProgress> => ({
    id,
    header,
    align: 'right',
    cell: (report) => {
      const known = value(report)
      return known === null ? '—' : percent(known)
    },
  })
  return (
    <DataTable
      caption={t('trend.title')}
      rows={reports.toReversed()}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'report',
          header: t('trend.report'),
          cell: ({ id, fecha }) => (
            <RowLink to={fichaLoadsPath(nroFicha, id)} label={t('trend.changesOf', { date: date(fecha) })}>
              {date(fecha)}
            </RowLink>
          ),
        },
        figure('mean', t('trend.key.mean'), ({ avance }) => avance),
        figure('slowest', t('trend.slowest'), ({ minimo }) => minimo),
        figure('fastest', t('trend.fastest'), ({ maximo }) => maximo),
        figure('expected', t('trend.expected'), ({ esperado }) => esperado),
      ]}
    />
  )
}
