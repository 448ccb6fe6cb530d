import { Alert } from '@mantine/core'
import { ApiError } from '../api/api-error'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { useErrorText } from '../frame/use-error-text'

export type ReactivateWord =
  | 'ask'
  /** Says what is affected. */
  | 'what'
  /** A verb and its object. */
  | 'reactivate'
  | 'failed'
  | 'forbidden'

interface ReactivateDialogProps<T> {
  asked: T | undefined
  stopAsking: () => void
  confirm: () => void
  isPending: boolean
  refusal: unknown
  say: (word: ReactivateWord, row?: T) => string
}

export function ReactivateDialog<T>(props: ReactivateDialogProps<T>) {
  const { asked, stopAsking, confirm, isPending, refusal, say } = props
  const errorText = useErrorText()
  if (asked === undefined) return null
  const forbidden = refusal instanceof ApiError && refusal.status === 403
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && stopAsking()}
      title={say('ask')}
      confirmLabel={say('reactivate')}
      onConfirm={confirm}
      busy={isPending}
    >
      {say('what', asked)}
      {refusal != null && (
        <Alert color="red" mt="md" role="alert" title={say(forbidden ? 'forbidden' : 'failed')}>
          {errorText(refusal)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
