import type { ImportReport } from '@fichero/contract/imports.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { RejectedRows, Warnings } from '@fichero/kit/import'
import { Stack, Text } from '@fichero/kit/ui'
import { LoadCounts } from './load-counts'
import { RejectedPeople } from './rejected-people'

interface LoadPlanProps {
  report: ImportReport
  file: File
}

/** What the file would do. */
export function LoadPlan({ report, file }: LoadPlanProps) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const { archivo, registros, rechazados } = report
  const count = registros.nuevos
  return (
    <Stack gap="md">
      <Text role="status">
        {count === 0 ? t('load.wouldNobody', { archivo }) : t('load.would', { archivo, count, number: number(count) })}{' '}
        {rechazados > 0 && count > 0 && t('load.wouldValid')}
      </Text>
      <LoadCounts report={report} />
      <RejectedRows report={report} tools={<RejectedPeople file={file} />} />
      <Warnings report={report} />
    </Stack>
  )
}
