import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../dialog/dialog.module.css'

interface FormActionsProps {
  /** A verb and its object: «Crear ficha». */
  submitLabel: string
  busy: boolean
  onCancel?: () => void
}

export function FormActions({ submitLabel, busy, onCancel }: FormActionsProps) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes.actions}>
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {t('cancel')}
        </Button>
      )}
      <Button type="submit" loading={busy}>
        {submitLabel}
      </Button>
    </div>
  )
}
