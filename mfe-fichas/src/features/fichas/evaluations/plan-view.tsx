import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView, useErrorText } from '@fichero/kit/page'
import { Alert, Button, Group } from '@fichero/kit/ui'
import { type Plan, planChoice } from './plan'

interface PlanViewProps {
  plan: Plan
  onApply: () => void
  onOther: () => void
}

/** What the file would change, before it does. */
export function PlanView({ plan, onApply, onOther }: PlanViewProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { label } = planChoice(plan)
  const { rechazados, filas } = plan.report
  return (
    <>
      {plan.older !== undefined && (
        <Alert color="orange" title={t('evaluations.older')}>
          {errorText(plan.older)}
        </Alert>
      )}
      {rechazados > 0 && (
        <Alert color="orange" title={t('evaluations.rejected', { count: rechazados })}>
          {label ? t('evaluations.rejectedSome', { valid: filas - rechazados }) : t('evaluations.rejectedAll')}
        </Alert>
      )}
      <ImportReportView report={plan.report} />
      <Group gap="sm">
        {label && <Button onClick={onApply}>{t(`evaluations.action.${label}`)}</Button>}
        <Button variant="default" onClick={onOther}>
          {t('evaluations.other')}
        </Button>
      </Group>
    </>
  )
}
