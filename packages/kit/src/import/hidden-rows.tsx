import type { HiddenRows as Hidden } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { AnswerAlert } from './answer-alert'

interface HiddenRowsProps {
  /** The hidden rows of a list that were not read (`hiddenRowsOf` of the contract). */
  hidden: Hidden | null | undefined
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
  const [count, rows] = [hidden?.total ?? 0, hidden?.filas]
  return (
    <AnswerAlert
      title={isTaken ? t('hiddenRows.taken') : t('hiddenRows.title', { count })}
      help={isTaken ? t('hiddenRows.takenHelp') : t('hiddenRows.help', { count, rows })}
      answer={isTaken ? t('hiddenRows.leave') : t('hiddenRows.take')}
      onAnswer={() => onTake(!isTaken)}
      disabled={disabled}
    />
  )
}
