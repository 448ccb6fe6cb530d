import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView } from '@fichero/kit/import'
import { Alert, Button, Group } from '@fichero/kit/ui'
import { type Plan, planChoice } from './plan'

interface PlanViewProps {
  plan: Plan
  /** The button stays in place while applying, so that a second click does not hit another element. */
  applying: boolean
  onApply: () => void
  onOther: () => void
}

/** The changes that the file would make. */
export function PlanView({ plan, applying, onApply, onOther }: PlanViewProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { label } = planChoice(plan)
  const { rechazados, filas } = plan.report
  return (
    <>
      {plan.changed && (
        <Alert color="orange" title={t('evaluations.changed')} role="alert">
          {t('evaluations.changedHelp')}
        </Alert>
      )}
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
        {label && (
          <Button onClick={onApply} loading={applying}>
            {t(`evaluations.action.${label}`)}
          </Button>
        )}
        <Button variant="default" onClick={onOther} disabled={applying}>
          {t('evaluations.other')}
        </Button>
      </Group>
    </>
  )
}
