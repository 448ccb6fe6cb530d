import { undoFichaCreation } from '@fichero/contract/calls/fichas.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useNavigate } from '@fichero/kit/router'
import { Button, Text, useDisclosure } from '@fichero/kit/ui'

/** The button that undoes the creation of a ficha, for the notice that reports the success of the creation. */
export function UndoCreation({ nroFicha }: { nroFicha: number }) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [isConfirming, { open, close }] = useDisclosure(false)
  const undo = useCallMutation(undoFichaCreation, {
    onSuccess: ({ msg }) => {
      notifySuccess(msg)
      void navigate(PATHS.fichas, { replace: true })
    },
    onError: (error) => notifyError(errorText(error)),
    onSettled: close,
  })
  return (
    <>
      <Button variant="light" color="red" size="xs" onClick={open}>
        {t('created.undo')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={close}
        title={t('created.undoAsk', { nro_ficha: nroFicha })}
        confirmLabel={t('created.undo')}
        onConfirm={() => undo.mutate({ params: { nroFicha } })}
        busy={undo.isPending}
        danger
      >
        <Text size="sm">{t('loads.undoCreated', { nro_ficha: nroFicha })}</Text>
        <Text size="sm">{t('history.again')}</Text>
      </ConfirmDialog>
    </>
  )
}
