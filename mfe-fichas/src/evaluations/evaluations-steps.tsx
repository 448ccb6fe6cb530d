import { hasChanges } from '@fichero/contract/import-changes'
import { SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { UploadProgress } from '@fichero/kit/import'
import { Button, Stack } from '@fichero/kit/ui'
import { ChooseReport } from './choose-report'
import { PlanView } from './plan-view'
import { ReportDone } from './report-done'
import { ReportUnknown } from './report-unknown'
import { useEvaluationsUpload } from './use-evaluations-upload'
import { useStepFocus } from './use-step-focus'

export interface EvaluationsStepsProps {
  nroFicha: number
  onClose: () => void
}

export function EvaluationsSteps({ nroFicha, onClose }: EvaluationsStepsProps) {
  const { t } = useTranslation('fichas')
  const { step, sent, choose, apply, restart } = useEvaluationsUpload(nroFicha)
  const heading = useStepFocus(step.name)
  const busy = step.name === 'checking' || step.name === 'applying'
  const isUnchanged = step.name === 'done' && !hasChanges(step.report)
  return (
    <Stack gap="md" aria-busy={busy}>
      <SectionTitle id="evaluations" ref={heading} tabIndex={-1}>
        {t(`evaluations.step.${isUnchanged ? 'unchanged' : step.name}`)}
      </SectionTitle>
      {(step.name === 'choose' || step.name === 'checking') && (
        <ChooseReport
          file={step.file}
          error={step.name === 'choose' ? step.error : undefined}
          busy={busy}
          onChoose={choose}
        />
      )}
      {(step.name === 'planned' || step.name === 'applying') && (
        <PlanView
          plan={step.plan}
          applying={step.name === 'applying'}
          onApply={() => apply(step.plan)}
          onOther={restart}
        />
      )}
      {busy && <UploadProgress sent={sent} />}
      {step.name === 'unknown' && (
        <ReportUnknown nroFicha={nroFicha} onAgain={() => apply(step.plan)} onOther={restart} />
      )}
      {step.name === 'done' && <ReportDone report={step.report} onOther={restart} onClose={onClose} />}
      {step.name === 'choose' && (
        <div>
          <Button variant="default" onClick={onClose}>
            {t('kit:close')}
          </Button>
        </div>
      )}
      {step.name === 'checking' && (
        <div>
          <Button variant="default" onClick={restart}>
            {t('evaluations.stop')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
