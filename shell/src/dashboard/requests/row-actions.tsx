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
  const { t } = useTranslation('shell')
  return (
    <span className={classes.actions}>
      <Button
        size="compact-sm"
        loading={busy}
        aria-label={t('dashboard.requests.approveName', { name })}
        onClick={onApprove}
      >
        {t('dashboard.requests.approveShort')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={busy}
        aria-label={t('dashboard.requests.rejectName', { name })}
        onClick={onReject}
      >
        {t('dashboard.requests.rejectShort')}
      </Button>
    </span>
  )
}
