import type { ImportReport } from '@fichero/contract/imports.schema'
import { Alert, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import wrapping from '../theme/wrapping-button.module.css'

interface HiddenRowsProps {
  /** Hidden rows of a list that were not read: how many, and their row numbers as `3, 5–8`. */
  hidden: { total: number; filas: string } | null | undefined
  /** Whether the user has asked for hidden rows, and the file was read with them. */
  isTaken: boolean
  /** Called to read the file again, with or without its hidden rows. */
  onTake: (isTaken: boolean) => void
  disabled?: boolean
}

/** Names the rows of a list that the file hides and that are therefore left out. A button reads them too. */
export function HiddenRows({ hidden, isTaken, onTake, disabled = false }: HiddenRowsProps) {
  const { t } = useTranslation('kit')
  if (!hidden && !isTaken) return null
  return (
    <Alert
      color="orange"
      title={isTaken ? t('hiddenRows.taken') : t('hiddenRows.title', { count: hidden?.total ?? 0 })}
    >
      <Text size="sm">{isTaken ? t('hiddenRows.takenHelp') : t('hiddenRows.help', { rows: hidden?.filas })}</Text>
      <Button
        variant="default"
        size="xs"
        mt="sm"
        classNames={wrapping}
        disabled={disabled}
        onClick={() => onTake(!isTaken)}
      >
        {isTaken ? t('hiddenRows.leave') : t('hiddenRows.take')}
      </Button>
    </Alert>
  )
}

/** Returns the hidden rows that the file of a report has and that were not read; undefined if there are none. */
export function hiddenRowsOf({ avisos }: ImportReport): { total: number; filas: string } | undefined {
  const params = avisos.find(({ code }) => code === 'hidden_left')?.params
  return params && { total: Number(params.total), filas: String(params.filas) }
}
