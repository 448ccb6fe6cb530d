import { getContactData, removeContact } from '@fichero/contract/calls/personal-data.calls'
import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import { useCall, useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog, Modal } from '@fichero/kit/dialog'
import { QueryView, useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Skeleton } from '@fichero/kit/ui'
import { RemovalFacts } from './removal-facts'
import { RemovalRest } from './removal-rest'

interface RemovalDialogProps {
  document: string
  onClose: () => void
  onDone: (removed: ContactData) => void
}

/** Says what goes, what stays and why, before it is done. Where nothing would go there is no question. */
export function RemovalDialog({ document, onClose, onDone }: RemovalDialogProps) {
  const { t } = useTranslation('instructors')
  const query = useCall(getContactData, { params: { nro_documento: document } })
  const data = query.data?.datos
  if (data && !hasNoContactData(data))
    return <RemovalQuestion document={document} data={data} onClose={onClose} onDone={onDone} />
  return (
    <Modal opened onClose={onClose} title={t('personalData.remove')}>
      <QueryView query={query} skeleton={<Skeleton height={240} />} errorTitle={t('personalData.failed')}>
        {({ datos }) => (
          <>
            <p>{t('personalData.nothing', { document })}</p>
            <RemovalRest data={datos} />
          </>
        )}
      </QueryView>
    </Modal>
  )
}

function RemovalQuestion({ document, data, onClose, onDone }: RemovalDialogProps & { data: ContactData }) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useCallMutation(removeContact, { onSuccess: ({ datos }) => onDone(datos) })
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
      <RemovalFacts data={data} />
      <RemovalRest data={data} />
      {error && (
        <Alert color="red" mt="md" role="alert" title={t('personalData.notRemoved')}>
          {errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
