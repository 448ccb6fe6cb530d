import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { readingOf } from '@fichero/contract/file-reading'
import { hasChanges } from '@fichero/contract/import-changes'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { asksDates, HiddenRows, useImportChanges } from '@fichero/kit/import'
import { Button, Stack, Text } from '@fichero/kit/ui'
import { useId } from 'react'
import { type FileAnswers, isBusy, isHarmless, type Load, type Plan } from '../evaluations/load'
import { PlanView } from '../evaluations/plan-view'
import { ReportDone } from '../evaluations/report-done'
import { ReportRefused } from '../evaluations/report-refused'
import { ReportUnknown } from '../evaluations/report-unknown'
import { ServerProgress } from '../evaluations/server-progress'
import { CollapsibleResult } from './collapsible-result'
import { FichaCreated } from './ficha-created'
import classes from './load-card.module.css'
import { NewFicha } from './new-ficha'
import { UnnamedFile } from './unnamed-file'

interface LoadCardProps {
  load: Load
  /** Whether there are other imports. Then an import that needs no decision is collapsed. */
  isOneOfMany: boolean
  onApply: () => void
  /** Called to read the file again, with additional answers of the user. */
  onReadAgain: (fileAnswers?: FileAnswers, ficha?: number) => void
  /** Called to request a new plan with additional answers. */
  onAnswer: (fileAnswers: FileAnswers) => void
  onCreated: (answer: CreateFichaAnswer) => void
  onRemove: () => void
  onUndone: () => void
}

/** The card of one import, from reading the file to the result. The heading names the current step. */
export function LoadCard({
  load,
  isOneOfMany,
  onApply,
  onReadAgain,
  onAnswer,
  onCreated,
  onRemove,
  onUndone,
}: LoadCardProps) {
  const { file, fileAnswers, ficha, kind = 'juicios', step } = load
  const { t } = useTranslation('fichas')
  const id = useId()
  const renewing = step.name === 'planned' && step.renewing === true
  const stepText = () => {
    if (step.name === 'done' && !hasChanges(step.report)) return t('evaluations.step.unchanged')
    if (step.name === 'refused' && asksDates(step.error)) return t('evaluations.step.asked')
    if (step.name === 'applying' || step.name === 'done') return t(`evaluations.step.${step.name}.${kind}`)
    return t(`evaluations.step.${step.name}`)
  }
  return (
    <section className={classes.load} aria-labelledby={id} aria-busy={isBusy(load)}>
      <Stack gap="md">
        <h2 id={id} tabIndex={-1} className={classes.step} data-load={load.id}>
          {ficha !== undefined && <span>{`${t('detail.named', { nro_ficha: String(ficha) })}. `}</span>}
          {step.name === 'planned' ? <PlanHeading plan={step.plan} /> : <span>{stepText()}</span>}
          <Text component="span" size="sm" c="dimmed" className={classes.file}>
            {load.reports === undefined
              ? file.name
              : t('loads.reportOf', { file: file.name, number: fileAnswers.nroReporte, total: load.reports })}
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
          <ReportRefused
            nroFicha={ficha}
            kind={kind}
            file={file}
            error={step.error}
            onReadAgain={onReadAgain}
            onRemove={onRemove}
          />
        )}
        {step.name === 'unnamed' && <UnnamedFile onFicha={(nro) => onReadAgain(undefined, nro)} onRemove={onRemove} />}
        {step.name === 'new' && (
          <>
            <HiddenRows
              hidden={step.content.ocultas}
              isTaken={fileAnswers.ocultas === true}
              onTake={(isTaken) => onReadAgain({ ocultas: isTaken || undefined })}
            />
            <NewFicha
              parsedFile={{
                file,
                content: step.content,
                reading: readingOf(fileAnswers),
                onCreated,
                onLeave: onRemove,
              }}
            />
          </>
        )}
        {step.name === 'created' && <FichaCreated answer={step.answer} />}
        {step.name === 'undone' && <Text size="sm">{t('loads.undoneHelp')}</Text>}
        {ficha !== undefined && (step.name === 'planned' || step.name === 'applying') && (
          <PlanView
            nroFicha={ficha}
            plan={step.plan}
            fileAnswers={fileAnswers}
            renewing={renewing}
            isCollapsed={isOneOfMany && isHarmless(load)}
            applying={step.name === 'applying'}
            progress={step.name === 'applying' ? step.progress : undefined}
            onApply={onApply}
            onAnswer={onAnswer}
            onRemove={onRemove}
          />
        )}
        {ficha !== undefined && step.name === 'unknown' && (
          <ReportUnknown nroFicha={ficha} onRetry={onApply} onRemove={onRemove} />
        )}
        {ficha !== undefined && step.name === 'done' && (
          <CollapsibleResult report={step.report} isCollapsed={isOneOfMany}>
            <ReportDone
              nroFicha={ficha}
              report={step.report}
              file={file}
              fileAnswers={fileAnswers}
              onRemove={onRemove}
              onUndone={onUndone}
            />
          </CollapsibleResult>
        )}
      </Stack>
    </section>
  )
}

/** What a plan would change, in a few words, so that the headings of several plans differ. */
function PlanHeading({ plan: { report } }: { plan: Plan }) {
  const { t } = useTranslation('fichas')
  const { both } = useFormat()
  const changes = useImportChanges(report)
  const text = () => {
    if (report.repetido) return t('evaluations.step.nothing')
    // The plan of a file that counts as incomplete changes nothing, but only because the user has to decide first.
    if (!hasChanges(report) && !report.ausentes?.incompleto) return t('evaluations.step.noChanges')
    return changes.length > 0 ? both(changes) : t('evaluations.step.planned')
  }
  return <span>{text()}</span>
}
