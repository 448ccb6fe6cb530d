import { isOvertaken } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Text } from '@fichero/kit/ui'

/** Texts of the dialog: question, consequence, confirm button, and heading of an error. */
export type ChangeWord = 'ask' | 'what' | 'submit' | 'failed'

interface ChangeDialogProps {
  say: (word: ChangeWord) => string
  onConfirm: () => void
  onClose: () => void
  isPending: boolean
  error: unknown
  /** False once the refetched list no longer allows the change. */
  isOffered: boolean
  danger?: boolean
}

/**
 * Asks for confirmation of a change and shows the API's error. After a conflict with another person's change, the list is
 * refetched and updates the dialog, so that the user can confirm again.
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
