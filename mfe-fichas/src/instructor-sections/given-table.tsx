import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable } from '@fichero/kit/table'
import { type GivenMonth, judgmentsIn } from './given-month'

/** A table of the judgments that a person gave, by month. */
export function GivenTable({ months }: { months: GivenMonth[] }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const figure = (id: string, header: string, count: (month: GivenMonth) => number): Column<GivenMonth> => ({
    id,
    header,
    align: 'right',
    cell: (month) => format.number(count(month)),
  })
  return (
    <DataTable
      caption={t('given.title')}
      rows={months}
      rowKey={({ mes }) => mes}
      columns={[
        { id: 'month', header: t('given.month'), cell: ({ mes }) => format.month(mes) },
        figure('approved', t('given.approved'), ({ aprobados }) => aprobados),
        figure('notApproved', t('given.notApproved'), ({ no_aprobados }) => no_aprobados),
        figure('all', t('given.all'), judgmentsIn),
      ]}
    />
  )
}
