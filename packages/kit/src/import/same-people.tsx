import type { ImportReport } from '@fichero/contract/imports.schema'
import { Alert, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import wrapping from '../theme/wrapping-button.module.css'

interface SamePeopleProps {
  report: ImportReport
  /** Whether the user said so, and the file was read again. */
  isSaid: boolean
  /** Reads the file again. */
  onSay: (same: boolean) => void
  disabled?: boolean
}

/** Asks whether people whose document is somebody else's are the same ones, with another name. */
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
