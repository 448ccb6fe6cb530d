import { isOvertaken } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Text } from '@fichero/kit/ui'

/** The question, what will happen, the button, and the heading of a refusal. */
export type ChangeWord = 'ask' | 'what' | 'submit' | 'failed'

interface ChangeDialogProps {
  say: (word: ChangeWord) => string
  onConfirm: () => void
  onClose: () => void
  isPending: boolean
  error: unknown
  /** Whether it may still be done, as the list says now. */
  isOffered: boolean
  danger?: boolean
}

/**
 * The question before a change. A refusal is told in it; where another person was faster, the list is read again and
 * the question with it, so that it can be answered anew.
 */
export function ChangeDialog({ say, onConfirm, onClose, isPending, error, isOffered, danger }: ChangeDialogProps) {
  const { t } = useTranslation('modules')
  const errorText = useErrorText()
  const overtaken = isOvertaken(error)
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
        <Alert color={overtaken ? 'orange' : 'red'} mt="md" role="alert" title={say('failed')}>
          {errorText(error)}
          {overtaken && (
            <Text inherit mt="xs">
              {t(isOffered ? 'overtaken.again' : 'overtaken.over')}
            </Text>
          )}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
