import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'
import { Modal } from './modal'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** Text that says what the action affects, and how. */
  children: ReactNode
  /** A verb and its object: «Deshabilitar ficha». */
  confirmLabel: string
  /** «Cancelar» if omitted. */
  cancelLabel?: string
  onConfirm: () => void
  /** True while the action runs: the dialog can be neither closed nor confirmed again. */
  busy?: boolean
  /** Renders a red button, for a destructive action. */
  danger?: boolean
}

/**
 * Asks for confirmation of an action that cannot be undone at once: it says what is affected, and its button repeats the
 * verb. To disable or reactivate a record use `StateButton` of `kit/disabled`, which includes the confirmation.
 * @keys Escape cancels. The focus starts on the cancel button, and returns to the element that opened the dialog.
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
        {/* The second click of a double click may come before `busy` is set, and would repeat the action. */}
        <Button color={danger ? 'red' : undefined} onClick={({ detail }) => detail < 2 && onConfirm()} loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
