import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { useCall } from '@fichero/kit/api'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, Group, Text } from '@fichero/kit/ui'

interface ReportUnknownProps {
  nroFicha: number
  onRetry: () => void
  onRemove: () => void
}

/**
 * Shown if the connection was lost before the answer to an import. The ficha's last report shows whether the import
 * succeeded. Importing the same file again is harmless.
 */
export function ReportUnknown({ nroFicha, onRetry, onRemove }: ReportUnknownProps) {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  const { data, refetch, isFetching, isError, isFetchedAfterMount } = useCall(getFicha, { params: { nroFicha } })
  const report = data?.ultimo_reporte
  return (
    <>
      <Alert color="orange">{t('evaluations.lostHelp')}</Alert>
      <Announced>
        <Text size="sm">
          {isFetchedAfterMount &&
            !isError &&
            t('evaluations.lastReport', {
              report: report
                ? t('detail.report', { date: date(report.fecha_reporte ?? report.fecha), file: report.archivo })
                : t('detail.noReport'),
            })}
        </Text>
      </Announced>
      <Group gap="sm">
        <Button onClick={onRetry}>{t('evaluations.again')}</Button>
        <Button variant="default" loading={isFetching} onClick={() => refetch()}>
          {t('evaluations.ask')}
        </Button>
        <Button variant="subtle" onClick={onRemove}>
          {t('evaluations.leave')}
        </Button>
      </Group>
    </>
  )
}
