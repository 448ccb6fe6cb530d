import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { AnswerAlert } from './answer-alert'

interface SamePeopleProps {
  report: ImportReport
  /** Whether the user has confirmed that the people are the same, and the file was read again. */
  isSaid: boolean
  /** Called with the user's answer, to read the file again. */
  onSay: (same: boolean) => void
  disabled?: boolean
}

/** Asks whether people in a file are the same as known people with the same document number and another name. */
export function SamePeople({ report, isSaid, onSay, disabled = false }: SamePeopleProps) {
  const { t } = useTranslation('kit')
  const count = report.rechazos.filter(({ code }) => code === 'person_conflict').length
  if (count === 0 && !isSaid) return null
  return (
    <AnswerAlert
      title={isSaid ? t('samePeople.said') : t('samePeople.title', { count })}
      help={isSaid ? t('samePeople.saidHelp') : t('samePeople.help')}
      answer={isSaid ? t('samePeople.no') : t('samePeople.yes')}
      onAnswer={() => onSay(!isSaid)}
      disabled={disabled}
    />
  )
}
