import { useErrorText } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'
import { type Plan, planAction } from './load'

/** Warnings that the user must see before applying a plan. */
export function PlanAlerts({ plan }: { plan: Pick<Plan, 'report' | 'older' | 'changed'> }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const errorText = useErrorText()
  const { rechazados, filas, ausentes, aprobaciones_retiradas: lost } = plan.report
  const rejectedText = () => {
    if (planAction(plan).label) return t('evaluations.rejectedSome', { valid: number(filas - rechazados) })
    return ausentes?.incompleto && rechazados < filas ? t('kit:report.rejectedHint') : t('evaluations.rejectedAll')
  }
  return (
    <>
      {plan.changed && (
        <Alert color="orange" title={t('evaluations.changed')} role="alert">
          {t('evaluations.changedHelp')}
        </Alert>
      )}
      {lost > 0 && (
        <Alert color="red" title={t('evaluations.lost', { count: lost, number: number(lost) })}>
          {plan.older === undefined ? t('evaluations.lostWhy') : errorText(plan.older)}
        </Alert>
      )}
      {lost === 0 && plan.older !== undefined && (
        <Alert color="orange" title={t('evaluations.older')}>
          {errorText(plan.older)}
        </Alert>
      )}
      {rechazados > 0 && (
        <Alert color="orange" title={t('evaluations.rejected', { count: rechazados, number: number(rechazados) })}>
          {rejectedText()}
        </Alert>
      )}
    </>
  )
}
