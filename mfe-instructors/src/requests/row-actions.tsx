import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import classes from './requests.module.css'

interface RowActionsProps {
  name: string
  busy: boolean
  onApprove: () => void
  onReject: () => void
}

export function RowActions({ name, busy, onApprove, onReject }: RowActionsProps) {
  const { t } = useTranslation('instructors')
  return (
    <span className={classes.actions}>
      <Button size="compact-sm" loading={busy} aria-label={t('requests.approveName', { name })} onClick={onApprove}>
        {t('requests.approveShort')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={busy}
        aria-label={t('requests.rejectName', { name })}
        onClick={onReject}
      >
        {t('requests.rejectShort')}
      </Button>
    </span>
  )
}
