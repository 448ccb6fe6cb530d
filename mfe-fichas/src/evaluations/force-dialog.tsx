import { ConfirmDialog } from '@fichero/kit/dialog'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import type { Plan } from './load'

interface ForceDialogProps {
  nroFicha: number
  plan: Pick<Plan, 'report' | 'older'>
  opened: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation before the import of a report that withdraws approvals or is older than the last report. */
export function ForceDialog({ nroFicha, plan: { report, older }, opened, onClose, onConfirm }: ForceDialogProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { archivo, aprobaciones_retiradas: count } = report
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('evaluations.force.title', { archivo, nro_ficha: String(nroFicha) })}
      confirmLabel={t('evaluations.force.confirm')}
      onConfirm={onConfirm}
      danger
    >
      {older !== undefined && <Text size="sm">{errorText(older)}</Text>}
      <Text size="sm" fw={600}>
        {count > 0 ? t('evaluations.force.lost', { count }) : t('evaluations.force.nothingLost')}
      </Text>
      <Text size="sm">{t('evaluations.force.undo')}</Text>
    </ConfirmDialog>
  )
}
