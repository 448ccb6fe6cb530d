import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { Alert } from '@fichero/kit/ui'

interface ChangeDialogProps {
  /** The texts: the question, what will happen, the button, and the heading of a refusal. */
  say: (word: 'ask' | 'what' | 'submit' | 'failed') => string
  onConfirm: () => void
  onClose: () => void
  isPending: boolean
  error: unknown
  danger?: boolean
}

/** The question before a change. A refusal, as of what another person changed meanwhile, is told in it. */
export function ChangeDialog({ say, onConfirm, onClose, isPending, error, danger }: ChangeDialogProps) {
  const errorText = useErrorText()
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && onClose()}
      title={say('ask')}
      confirmLabel={say('submit')}
      onConfirm={onConfirm}
      busy={isPending}
      danger={danger}
    >
      <p>{say('what')}</p>
      {error != null && (
        <Alert color="red" mt="md" role="alert" title={say('failed')}>
          {errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
