import { Button } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../dialog/dialog.module.css'
import { FormDialogContext } from '../dialog/form-guard'

interface FormActionsProps {
  /** A verb and its object: «Crear ficha». */
  submitLabel: string
  busy: boolean
  /** Other buttons, before the submit button. */
  children?: ReactNode
}

/** The buttons of a form, always visible while it scrolls. In a dialog there is also a cancel button. */
export function FormActions({ submitLabel, busy, children }: FormActionsProps) {
  const { t } = useTranslation('kit')
  const dialog = useContext(FormDialogContext)
  return (
    <div className={`${classes.actions} ${classes.inSight}`} data-bottom-bar>
      {dialog && (
        <Button variant="default" onClick={dialog.requestClose} disabled={busy}>
          {t('cancel')}
        </Button>
      )}
      {children}
      <Button type="submit" loading={busy}>
        {submitLabel}
      </Button>
    </div>
  )
}
