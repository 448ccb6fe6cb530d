import type { ImportReport } from '@fichero/contract/imports.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { RejectedRows, SamePeople, Warnings } from '@fichero/kit/import'
import { Stack, Text } from '@fichero/kit/ui'
import { LoadCounts } from './load-counts'
import { RejectedPeople } from './rejected-people'
import type { Said } from './said'

interface LoadPlanProps {
  report: ImportReport
  file: File
  said: Said
  /** Reads the file again, with one more thing that the user says of it. */
  onSay: (more: Said) => void
}

/** What the file would do. */
export function LoadPlan({ report, file, said, onSay }: LoadPlanProps) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const { archivo, registros, rechazados } = report
  const count = registros.nuevos
  return (
    <Stack gap="md">
      <Announced>
        <Text>
          {count === 0
            ? t('load.wouldNobody', { archivo })
            : t('load.would', { archivo, count, number: number(count) })}{' '}
          {rechazados > 0 && count > 0 && t('load.wouldValid')}
        </Text>
      </Announced>
      <LoadCounts report={report} />
      <SamePeople
        report={report}
        isSaid={said.renombrar === true}
        onSay={(same) => onSay({ renombrar: same || undefined })}
      />
      <RejectedRows report={report} tools={<RejectedPeople file={file} said={said} />} />
      <Warnings report={report} />
    </Stack>
  )
}
