import { hiddenRowsOf } from '@fichero/contract/file-reading'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { PlannedUser } from '@fichero/contract/several-users.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { HiddenRows, RejectedRows, SamePeople, Warnings } from '@fichero/kit/import'
import { Stack, Text } from '@fichero/kit/ui'
import type { FileAnswers } from './file-answers'
import { LoadCounts } from './load-counts'
import { NewPeople } from './new-people'
import { RejectedPeopleDownload } from './rejected-people-download'

interface LoadPlanProps {
  report: ImportReport
  newPeople: PlannedUser[]
  file: File
  answers: FileAnswers
  /** Repeats the dry run with more answers. */
  onAnswers: (more: FileAnswers) => void
}

/** Result of the dry run: what an import would change. */
export function LoadPlan({ report, newPeople, file, answers, onAnswers }: LoadPlanProps) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const { archivo, registros, rechazados } = report
  const count = registros.nuevos
  return (
    <Stack gap="md">
      <Announced>
        <Text>
          <span>
            {count === 0
              ? t('load.wouldNobody', { archivo })
              : t('load.would', { archivo, count, number: number(count) })}
          </span>{' '}
          {rechazados > 0 && count > 0 && <span>{t('load.wouldValid')}</span>}
        </Text>
      </Announced>
      <LoadCounts report={report} />
      <SamePeople
        report={report}
        isSaid={answers.renombrar === true}
        onSay={(same) => onAnswers({ renombrar: same || undefined })}
      />
      <HiddenRows
        hidden={hiddenRowsOf(report.avisos)}
        isTaken={answers.ocultas === true}
        onTake={(isTaken) => onAnswers({ ocultas: isTaken || undefined })}
      />
      <RejectedRows report={report} tools={<RejectedPeopleDownload file={file} answers={answers} />} />
      <NewPeople people={newPeople} />
      <Warnings report={report} />
    </Stack>
  )
}
