import type { ImportReport } from '@fichero/contract/imports.schema'
import { Alert, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import wrapping from '../theme/wrapping-button.module.css'

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
    <Alert color="orange" title={isSaid ? t('samePeople.said') : t('samePeople.title', { count })}>
      <Text size="sm">{isSaid ? t('samePeople.saidHelp') : t('samePeople.help')}</Text>
      <Button
        variant="default"
        size="xs"
        mt="sm"
        classNames={wrapping}
        disabled={disabled}
        onClick={() => onSay(!isSaid)}
      >
        {isSaid ? t('samePeople.no') : t('samePeople.yes')}
      </Button>
    </Alert>
  )
}
