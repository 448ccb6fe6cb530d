import { getContactData, removeContact } from '@fichero/contract/calls/personal-data.calls'
import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactDataAnswer, ContactRemovedAnswer } from '@fichero/contract/personal-data.schema'
import { useCall, useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog, Modal } from '@fichero/kit/dialog'
import { QueryView, useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Skeleton } from '@fichero/kit/ui'
import { RemainingData } from './remaining-data'
import { RemovalFacts } from './removal-facts'
import { useRemovalTexts } from './use-removal-texts'

interface RemovalDialogProps {
  document: string
  onClose: () => void
  onDone: (removed: ContactRemovedAnswer) => void
}

/** Shows what will be removed, what remains and why. Without data to remove, the dialog asks for no confirmation. */
export function RemovalDialog({ document, onClose, onDone }: RemovalDialogProps) {
  const { t } = useTranslation('instructors')
  const query = useCall(getContactData, { params: { nro_documento: document } })
  const found = query.data
  if (found && !hasNoContactData(found.datos))
    return <RemovalQuestion document={document} found={found} onClose={onClose} onDone={onDone} />
  return (
    <Modal opened onClose={onClose} title={t('personalData.remove')}>
      <QueryView query={query} skeleton={<Skeleton height={240} />} errorTitle={t('personalData.failed')}>
        {(answer) => (
          <>
            <p>{t('personalData.nothing', { document })}</p>
            <RemovalEffects found={answer} />
          </>
        )}
      </QueryView>
    </Modal>
  )
}

interface RemovalQuestionProps extends RemovalDialogProps {
  found: ContactDataAnswer
}

function RemovalQuestion({ document, found, onClose, onDone }: RemovalQuestionProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useCallMutation(removeContact, { onSuccess: onDone })
  return (
    <ConfirmDialog
      opened
      onClose={() => !isPending && onClose()}
      title={t('personalData.ask')}
      confirmLabel={t('personalData.remove')}
      onConfirm={() => mutate({ params: { nro_documento: document } })}
      busy={isPending}
      danger
    >
      <p>{t('personalData.of', { document })}</p>
      <RemovalFacts data={found.datos} />
      <RemovalEffects found={found} />
      {error && (
        <Alert color="red" mt="md" role="alert" title={t('personalData.notRemoved')}>
          {errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}

/** Shows what happens to the account, and which data a removal leaves. */
function RemovalEffects({ found }: { found: ContactDataAnswer }) {
  const { translate } = useRemovalTexts()
  return (
    <>
      <p>{translate(`account.${found.datos.cuenta}`)}</p>
      <RemainingData rest={found} />
    </>
  )
}
