import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'
import { Modal } from './modal'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** Says what is affected and how. */
  children: ReactNode
  /** A verb and its object: «Deshabilitar ficha». */
  confirmLabel: string
  /** «Cancelar» if omitted. */
  cancelLabel?: string
  onConfirm: () => void
  busy?: boolean
  danger?: boolean
}

/**
 * Asks before something that cannot be undone at once: says what is touched, with the verb again on its button. To disable
 * or reactivate a record use `StateButton` of `kit/disabled`, which has the question.
 * @keys Escape cancels. The focus begins on the button that changes nothing, and goes back to what opened it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, confirmLabel, cancelLabel, onConfirm, busy = false, danger = false } = props
  const { t } = useTranslation('kit')
  const body = useId()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      role="alertdialog"
      aria-describedby={body}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      <div id={body} className={classes.body}>
        {children}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
          {cancelLabel ?? t('cancel')}
        </Button>
        {/* The second click of a double click may come before `busy` does, and would be refused or act twice. */}
        <Button color={danger ? 'red' : undefined} onClick={({ detail }) => detail < 2 && onConfirm()} loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
