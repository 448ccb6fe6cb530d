import { getPlanChanges } from '@fichero/contract/calls/imports.calls'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportProgress } from '@fichero/contract/imports.schema'
import { FactList, useErrorText } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { ImportCounts, ImportSummary, RejectedRows, SamePeople, Warnings } from '@fichero/kit/import'
import { Alert, Button, Group, Text, useDisclosure } from '@fichero/kit/ui'
import { ForceDialog } from './force-dialog'
import { isRisky, type Plan, planChoice, type Said } from './plan'
import { RejectedEvaluations } from './rejected-evaluations'
import { ServerProgress } from './server-progress'
import { WhoAndWhat } from './who-and-what'

interface PlanViewProps {
  nroFicha: number
  plan: Plan
  /** The button stays in place while applying, so that a second click does not hit another element. */
  applying: boolean
  /** What the server says while it is applied. */
  progress: ImportProgress | undefined
  onApply: () => void
  /** Reads the file again, with what the user says of it. */
  onAgain: (said: Said) => void
  onRemove: () => void
}

/** The changes that the file would make. */
export function PlanView({ nroFicha, plan, applying, progress, onApply, onAgain, onRemove }: PlanViewProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const errorText = useErrorText()
  const [asking, { open, close }] = useDisclosure(false)
  const { label } = planChoice(plan)
  const { report } = plan
  const { rechazados, filas, fecha_reporte, programa, aprobaciones_retiradas: lost } = report
  const risky = isRisky(plan)
  const load = label && (
    <Button onClick={risky ? open : onApply} loading={applying} {...(risky && { variant: 'light', color: 'red' })}>
      {t(`evaluations.action.${label}`)}
    </Button>
  )
  return (
    <>
      {plan.changed && (
        <Alert color="orange" title={t('evaluations.changed')} role="alert">
          {t('evaluations.changedHelp')}
        </Alert>
      )}
      {lost > 0 && (
        <Alert color="red" title={t('evaluations.lost', { count: lost, number: format.number(lost) })}>
          {plan.older === undefined ? t('evaluations.lostWhy') : errorText(plan.older)}
        </Alert>
      )}
      {lost === 0 && plan.older !== undefined && (
        <Alert color="orange" title={t('evaluations.older')}>
          {errorText(plan.older)}
        </Alert>
      )}
      {rechazados > 0 && (
        <Alert
          color="orange"
          title={t('evaluations.rejected', { count: rechazados, number: format.number(rechazados) })}
        >
          {label
            ? t('evaluations.rejectedSome', { valid: format.number(filas - rechazados) })
            : t('evaluations.rejectedAll')}
        </Alert>
      )}
      <SamePeople
        report={report}
        isSaid={plan.said.renombrar === true}
        onSay={(same) => onAgain({ renombrar: same || undefined })}
        disabled={applying}
      />
      {!applying && <ImportSummary report={report} />}
      <FactList
        label={t('evaluations.report')}
        facts={[
          [t('evaluations.reportDate'), format.date(fecha_reporte)],
          [t('field.ficha'), String(nroFicha)],
          ...(programa ? [[t('kit:label.program'), programa, 'wide'] satisfies [string, string, 'wide']] : []),
        ]}
      />
      <ImportCounts report={report} />
      {applying && <ServerProgress sent={1} progress={progress} applying />}
      <Group gap="sm">
        {!risky && load}
        <Button variant={risky ? 'filled' : 'default'} onClick={onRemove} disabled={applying}>
          {t('evaluations.leave')}
        </Button>
        {risky && load}
      </Group>
      {!applying && plan.id !== undefined && (
        <WhoAndWhat
          of={report.archivo}
          call={getPlanChanges}
          params={{ nroFicha, plan: plan.id }}
          renombrar={plan.said.renombrar}
        />
      )}
      {!applying && plan.id === undefined && hasChanges(report) && (
        <Text size="sm" c="dimmed">
          {t('evaluations.tooLarge')}
        </Text>
      )}
      <RejectedRows
        report={report}
        tools={<RejectedEvaluations nroFicha={nroFicha} file={plan.file} said={plan.said} />}
      />
      <Warnings report={report} />
      <ForceDialog
        nroFicha={nroFicha}
        plan={plan}
        opened={asking}
        onClose={close}
        onConfirm={() => {
          close()
          onApply()
        }}
      />
    </>
  )
}
