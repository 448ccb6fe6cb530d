import { hasChanges } from '@fichero/contract/import-changes'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates } from '@fichero/kit/import'
import { Button, Stack, Text } from '@fichero/kit/ui'
import { useId } from 'react'
import classes from './evaluations-panel.module.css'
import type { Load } from './loads'
import type { Said } from './plan'
import { PlanView } from './plan-view'
import { ReportDone } from './report-done'
import { ReportRefused } from './report-refused'
import { ReportUnknown } from './report-unknown'
import { ServerProgress } from './server-progress'
import { useStepFocus } from './use-step-focus'

interface LoadCardProps {
  nroFicha: number
  load: Load
  onApply: () => void
  /** Reads the file again, with what the user says of it. */
  onAgain: (said?: Said) => void
  onRemove: () => void
}

/** One file: its heading says where it is on its way. */
export function LoadCard({ nroFicha, load: { file, said, step }, onApply, onAgain, onRemove }: LoadCardProps) {
  const { t } = useTranslation('fichas')
  const id = useId()
  const heading = useStepFocus(step.name)
  const isAsked = step.name === 'refused' && asksDates(step.error)
  const isUnchanged = step.name === 'done' && !hasChanges(step.report)
  return (
    <section
      className={classes.load}
      aria-labelledby={id}
      aria-busy={step.name === 'checking' || step.name === 'applying'}
    >
      <Stack gap="md">
        <h3 id={id} ref={heading} tabIndex={-1} className={classes.step}>
          {t(`evaluations.step.${isUnchanged ? 'unchanged' : isAsked ? 'asked' : step.name}`)}
          <Text component="span" size="sm" c="dimmed" className={classes.file}>
            {file.name}
          </Text>
        </h3>
        {step.name === 'checking' && (
          <>
            <ServerProgress sent={step.sent} progress={step.progress} />
            <div>
              <Button variant="default" onClick={onRemove}>
                {t('evaluations.stop')}
              </Button>
            </div>
          </>
        )}
        {step.name === 'refused' && (
          <ReportRefused nroFicha={nroFicha} error={step.error} onAgain={onAgain} onRemove={onRemove} />
        )}
        {(step.name === 'planned' || step.name === 'applying') && (
          <PlanView
            nroFicha={nroFicha}
            plan={step.plan}
            applying={step.name === 'applying'}
            progress={step.name === 'applying' ? step.progress : undefined}
            onApply={onApply}
            onAgain={onAgain}
            onRemove={onRemove}
          />
        )}
        {step.name === 'unknown' && <ReportUnknown nroFicha={nroFicha} onAgain={onApply} onRemove={onRemove} />}
        {step.name === 'done' && (
          <ReportDone nroFicha={nroFicha} report={step.report} file={file} said={said} onRemove={onRemove} />
        )}
      </Stack>
    </section>
  )
}
