import { Alert } from '@mantine/core'
import { ApiError } from '../api/api-error'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { useErrorText } from '../frame/use-error-text'

export type StateWord =
  | 'ask'
  /** Says what is affected. */
  | 'what'
  | 'failed'
  | 'forbidden'

interface StateDialogProps<T> {
  asked: T | undefined
  stopAsking: () => void
  confirm: () => void
  isPending: boolean
  refusal: unknown
  say: (word: StateWord, row?: T) => string
  /** A verb and its object. */
  confirmLabel: string
  danger?: boolean
}

/** The question of `useStateChange`. */
export function StateDialog<T>(props: StateDialogProps<T>) {
  const { asked, stopAsking, confirm, isPending, refusal, say, confirmLabel, danger } = props
  const errorText = useErrorText()
  if (asked === undefined) return null
  // Its sentence says no more than the title does.
  const forbidden = refusal instanceof ApiError && refusal.code === 'forbidden'
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && stopAsking()}
      title={say('ask')}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      busy={isPending}
      danger={danger}
    >
      {say('what', asked)}
      {refusal != null && (
        <Alert color="red" mt="md" role="alert" title={say(forbidden ? 'forbidden' : 'failed')}>
          {!forbidden && errorText(refusal)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
