import { Button, type ButtonProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { notifyError, notifySuccess } from '../notify'
import { StateDialog, type StateWord } from './state-dialog'
import { type StateCall, useStateChange } from './use-state-change'

/** The button's texts, as keys below `disable` or, to reactivate, `disabled` in the area's texts. */
type StateButtonWord =
  | StateWord
  | 'done'
  | 'gone'
  /** To disable: the button's text, its accessible name, and the confirmation. */
  | 'open'
  | 'named'
  | 'submit'
  /** To reactivate: the accessible name and the confirmation, as in `DisabledText`. */
  | 'reactivateRow'
  | 'reactivate'

interface StateButtonProps<T> extends Pick<ButtonProps, 'size'> {
  row: T
  verb: 'disable' | 'enable'
  change: StateCall
  /** The button's text to reactivate, if it is not «Reactivar». */
  enableLabel?: string
  /** Returns a text, with values of the row if it contains any. */
  say: (word: StateButtonWord, row?: T) => string
}

/** Disables or reactivates a record after a question, for who may. */
export function StateButton<T extends { id: number; can: { disable: boolean; enable: boolean } }>({
  row,
  verb,
  change,
  enableLabel,
  say,
  size,
}: StateButtonProps<T>) {
  const { t } = useTranslation('kit')
  const isDisabling = verb === 'disable'
  const { ask, ...dialog } = useStateChange<T>({
    change,
    onDone: (changed) => notifySuccess(say('done', changed)),
    onGone: (changed) => notifyError(say('gone', changed)),
  })
  if (!row.can[verb]) return null
  return (
    <>
      <Button
        variant="default"
        size={size}
        aria-label={say(isDisabling ? 'named' : 'reactivateRow', row)}
        onClick={() => ask(row)}
      >
        {isDisabling ? say('open') : (enableLabel ?? t('reactivate'))}
      </Button>
      <StateDialog
        {...dialog}
        say={say}
        confirmLabel={say(isDisabling ? 'submit' : 'reactivate')}
        danger={isDisabling}
      />
    </>
  )
}
