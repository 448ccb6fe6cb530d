import type { ButtonProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { notifyError, notifySuccess } from '../notify'
import { Button } from '../ui/button'
import { StateDialog, type StateWord } from './state-dialog'
import { type StateCall, useStateChange } from './use-state-change'

/** The texts of the button: keys under `disable` or, to reactivate, `disabled` in the locales of the module. */
type StateButtonWord =
  | StateWord
  /** Reported after the change. */
  | 'done'
  /** Reported if another user has already made the change. */
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
  /** The text of a button that reactivates; «Reactivar» if omitted. */
  enableLabel?: string
  /** Returns a translated text; `row` has the values of its placeholders. */
  say: (word: StateButtonWord, row?: T) => string
}

/** Disables or reactivates a record after a confirmation. Renders nothing if the row's `can` does not allow the action. */
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
