import { Alert } from '@mantine/core'
import { ApiError } from '../api/api-error'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { useErrorText } from '../frame/use-error-text'

export interface ReactivateWords<T> {
  ask: string
  /** Names what is touched. */
  what: (row: T) => string
  /** A verb and its object. */
  reactivate: string
  failed: string
  forbidden: string
}

interface ReactivateDialogProps<T> {
  asked: T | undefined
  stopAsking: () => void
  confirm: () => void
  isPending: boolean
  refusal: unknown
  words: ReactivateWords<T>
}

export function ReactivateDialog<T>(props: ReactivateDialogProps<T>) {
  const { asked, stopAsking, confirm, isPending, refusal, words } = props
  const errorText = useErrorText()
  if (asked === undefined) return null
  const forbidden = refusal instanceof ApiError && refusal.status === 403
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && stopAsking()}
      title={words.ask}
      confirmLabel={words.reactivate}
      onConfirm={confirm}
      busy={isPending}
    >
      {words.what(asked)}
      {refusal != null && (
        <Alert color="red" mt="md" role="alert" title={forbidden ? words.forbidden : words.failed}>
          {errorText(refusal)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
