import { ambiguousDates } from '@fichero/contract/ambiguous-dates'
import { DATE_ORDERS, type DateOrder } from '@fichero/contract/enums'
import { Alert, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { useFormat } from '../i18n'
import { DataTable } from '../table/data-table'
import classes from './import-report.module.css'

/** Whether a file was rejected because its dates are ambiguous. Send the file again with the answer of `DatesQuestion`. */
export const asksDates = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'dates_ambiguous'

interface DatesQuestionProps {
  error: ApiError
  onAnswer: (order: DateOrder) => void
}

/** Asks whether the day or the month comes first in a file's dates, and shows some of the dates in both readings. */
export function DatesQuestion({ error: { body }, onAnswer }: DatesQuestionProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const { params = {} } = body
  return (
    <Alert color="orange" role="alert" title={t('dates.title')}>
      <p className={classes.line}>{t('dates.what', params)}</p>
      <DataTable
        caption={t('dates.examples')}
        rows={ambiguousDates(params)}
        rowKey={({ valor }) => valor}
        columns={[
          { id: 'fila', header: t('report.row'), cell: ({ fila }) => format.number(fila), align: 'right' },
          { id: 'valor', header: t('dates.written'), cell: ({ valor }) => valor },
          ...DATE_ORDERS.map((order) => ({
            id: order,
            header: t(`dates.${order}`),
            cell: (date: Record<DateOrder, string>) => format.day(date[order]),
          })),
        ]}
      />
      <Group gap="sm" mt="sm">
        {DATE_ORDERS.map((order) => (
          <Button key={order} variant="default" onClick={() => onAnswer(order)}>
            {t(`dates.answer.${order}`)}
          </Button>
        ))}
      </Group>
    </Alert>
  )
}
