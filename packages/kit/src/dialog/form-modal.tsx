import { Alert, Button } from '@mantine/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from './confirm-dialog'
import { FormDialogContext, type FormGuard } from './form-guard'
import { Modal } from './modal'
import { useCountForm } from './open-forms'

interface FormModalProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/**
 * A form in a dialog, full screen on a phone. A click outside does not close the dialog. Any other attempt to close it,
 * including the browser's Back, asks for confirmation if something was typed. For the buttons use `FormActions` of `kit/form`.
 * @keys The first field has the focus. Escape closes the dialog, after the confirmation.
 */
export function FormModal(props: FormModalProps) {
  return props.opened ? <OpenFormModal {...props} /> : null
}

function OpenFormModal({ onClose, title, children }: FormModalProps) {
  const { t } = useTranslation('kit')
  const guard = useRef<FormGuard>(null)
  const [isAsking, setAsking] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const isDirty = () => guard.current?.isDirty() ?? false
  const leaving = useBlocker(isDirty)
  useCountForm()

  const requestClose = () => (isDirty() ? setAsking(true) : onClose())
  const latest = useRef(requestClose)
  latest.current = requestClose
  const context = useMemo(
    () => ({ guard, requestClose: () => latest.current(), onRestored: () => setRestored(true) }),
    [],
  )
  const stay = () => {
    setAsking(false)
    leaving.reset?.()
  }
  const discard = () => {
    guard.current?.discard()
    setRestored(false)
  }
  const leave = () => {
    discard()
    setAsking(false)
    if (leaving.state === 'blocked') leaving.proceed()
    else onClose()
  }
  return (
    <>
      <Modal opened onClose={requestClose} title={title} size="lg" fullScreenOnPhone closeOnClickOutside={false}>
        <FormDialogContext value={context}>
          {isRestored && (
            <Alert mb="md">
              {t('draft.restored')}{' '}
              <Button variant="subtle" size="compact-sm" onClick={discard}>
                {t('draft.restart')}
              </Button>
            </Alert>
          )}
          {children}
        </FormDialogContext>
      </Modal>
      <ConfirmDialog
        opened={isAsking || leaving.state === 'blocked'}
        onClose={stay}
        title={t('draft.title')}
        cancelLabel={t('draft.stay')}
        confirmLabel={t('draft.discard')}
        onConfirm={leave}
        danger
      >
        {t('draft.body', { form: title })}
      </ConfirmDialog>
    </>
  )
}
