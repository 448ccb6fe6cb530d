import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { hasChanges } from '@fichero/contract/import-changes'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates } from '@fichero/kit/import'
import { Button, Stack, Text } from '@fichero/kit/ui'
import { useId } from 'react'
import type { Said } from '../evaluations/plan'
import { PlanView } from '../evaluations/plan-view'
import { ReportDone } from '../evaluations/report-done'
import { ReportRefused } from '../evaluations/report-refused'
import { ReportUnknown } from '../evaluations/report-unknown'
import { ServerProgress } from '../evaluations/server-progress'
import { FichaCreated } from './ficha-created'
import { Folded } from './folded'
import { isHarmless, type Load } from './load'
import classes from './load-card.module.css'
import { NewFicha } from './new-ficha'
import { UnnamedFile } from './unnamed-file'
import { useStepFocus } from './use-step-focus'

interface LoadCardProps {
  load: Load
  /** Whether there are others, so that what needs no decision is folded. */
  isOneOfMany: boolean
  onApply: () => void
  /** Reads the file again, with what the user says of it. */
  onAgain: (said?: Said, ficha?: number) => void
  /** Plans the load anew, with what the user says of its plan. */
  onSay: (said: Said) => void
  onCreated: (answer: CreateFichaAnswer) => void
  onRemove: () => void
  onUndone: () => void
}

/** One file: its heading says where it is on its way. */
export function LoadCard({ load, isOneOfMany, onApply, onAgain, onSay, onCreated, onRemove, onUndone }: LoadCardProps) {
  const { file, said, ficha, kind = 'juicios', step } = load
  const { t } = useTranslation('fichas')
  const id = useId()
  const heading = useStepFocus(step.name)
  const isAsked = step.name === 'refused' && asksDates(step.error)
  const renewing = step.name === 'planned' && step.renewing === true
  const isUnchanged = step.name === 'done' && !hasChanges(step.report)
  const stepText = () => {
    if (isUnchanged) return t('evaluations.step.unchanged')
    if (isAsked) return t('evaluations.step.asked')
    if (step.name === 'applying' || step.name === 'done') return t(`evaluations.step.${step.name}.${kind}`)
    return t(`evaluations.step.${step.name}`)
  }
  return (
    <section
      className={classes.load}
      aria-labelledby={id}
      aria-busy={step.name === 'checking' || step.name === 'applying' || renewing}
    >
      <Stack gap="md">
        <h2 id={id} ref={heading} tabIndex={-1} className={classes.step}>
          {ficha !== undefined && `${t('detail.named', { nro_ficha: String(ficha) })}. `}
          {stepText()}
          <Text component="span" size="sm" c="dimmed" className={classes.file}>
            {file.name}
          </Text>
        </h2>
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
          <ReportRefused nroFicha={ficha} error={step.error} onAgain={onAgain} onRemove={onRemove} />
        )}
        {step.name === 'unnamed' && <UnnamedFile onFicha={(nro) => onAgain(undefined, nro)} onRemove={onRemove} />}
        {step.name === 'new' && (
          <NewFicha read={{ file, says: step.says, fechas: said.fechas, onCreated, onLeave: onRemove }} />
        )}
        {step.name === 'created' && <FichaCreated answer={step.answer} />}
        {step.name === 'undone' && <Text size="sm">{t('loads.undoneHelp')}</Text>}
        {ficha !== undefined && (step.name === 'planned' || step.name === 'applying') && (
          <PlanView
            nroFicha={ficha}
            plan={step.plan}
            said={said}
            renewing={renewing}
            isFolded={isOneOfMany && isHarmless(load)}
            applying={step.name === 'applying'}
            progress={step.name === 'applying' ? step.progress : undefined}
            onApply={onApply}
            onSay={onSay}
            onRemove={onRemove}
          />
        )}
        {ficha !== undefined && step.name === 'unknown' && (
          <ReportUnknown nroFicha={ficha} onAgain={onApply} onRemove={onRemove} />
        )}
        {ficha !== undefined && step.name === 'done' && (
          <Folded report={step.report} isFolded={isOneOfMany}>
            <ReportDone
              nroFicha={ficha}
              report={step.report}
              file={file}
              said={said}
              onRemove={onRemove}
              onUndone={onUndone}
            />
          </Folded>
        )}
      </Stack>
    </section>
  )
}
