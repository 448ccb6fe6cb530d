import { Alert } from '@mantine/core'
import { ApiError } from '../api/api-error'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { useErrorText } from '../frame/use-error-text'

/** The texts of the dialog. */
export type StateWord =
  | 'ask'
  /** Says what is affected. */
  | 'what'
  | 'failed'
  | 'forbidden'

interface StateDialogProps<T> {
  /** The row to confirm; undefined while the dialog is closed. */
  asked: T | undefined
  stopAsking: () => void
  confirm: () => void
  isPending: boolean
  /** The error of the last attempt. */
  refusal: unknown
  say: (word: StateWord, row?: T) => string
  /** A verb and its object. */
  confirmLabel: string
  danger?: boolean
}

/** The confirmation dialog of `useStateChange`. */
export function StateDialog<T>(props: StateDialogProps<T>) {
  const { asked, stopAsking, confirm, isPending, refusal, say, confirmLabel, danger } = props
  const errorText = useErrorText()
  if (asked === undefined) return null
  // The API's message for `forbidden` would only repeat the title.
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
