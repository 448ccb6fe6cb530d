import { getPlanChanges } from '@fichero/contract/calls/imports.calls'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportProgress } from '@fichero/contract/imports.schema'
import { Announced, FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { ImportCounts, ImportSummary, RejectedRows, SamePeople, Warnings } from '@fichero/kit/import'
import { Button, Group, Stack, Text, useDisclosure } from '@fichero/kit/ui'
import { AbsentPeople } from './absent-people'
import { ForceDialog } from './force-dialog'
import { KeptContact, withoutKeptContact } from './kept-contact'
import { decisionsOf, isRisky, type Plan, planChoice, type Said } from './plan'
import { PlanAlerts } from './plan-alerts'
import { PlanFigures } from './plan-figures'
import { RejectedEvaluations } from './rejected-evaluations'
import { ServerProgress } from './server-progress'
import { WhoAndWhat } from './who-and-what'

interface PlanViewProps {
  nroFicha: number
  plan: Plan
  /** What the user said last: while `renewing`, of a plan that is not there yet. */
  said: Said
  renewing: boolean
  /** Shows only what is decided here and one sentence, until somebody wants to see more. */
  isFolded: boolean
  /** The button stays in place while applying, so that a second click does not hit another element. */
  applying: boolean
  /** What the server says while it is applied. */
  progress: ImportProgress | undefined
  onApply: () => void
  /** Plans anew, with what the user says of the file. */
  onSay: (said: Said) => void
  onRemove: () => void
}

/** The changes that the file would make. */
export function PlanView(props: PlanViewProps) {
  const { nroFicha, plan, said, renewing, isFolded, applying, progress, onApply, onSay, onRemove } = props
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const [asking, { open, close }] = useDisclosure(false)
  const [isUnfolded, { open: unfold }] = useDisclosure(false)
  const { label } = planChoice(plan)
  const { report } = plan
  const { fecha_reporte, programa, ausentes } = report
  const isIncomplete = ausentes?.incompleto === true
  const risky = isRisky(plan)
  const load = label && (
    <Button
      onClick={risky ? open : onApply}
      loading={applying}
      disabled={renewing}
      {...(risky && { variant: 'light', color: 'red' })}
    >
      {label === 'apply' ? t(`evaluations.action.apply.${plan.kind}`) : t(`evaluations.action.${label}`)}
    </Button>
  )
  const decisions = (
    <>
      <PlanAlerts plan={plan} />
      <SamePeople
        report={report}
        isSaid={said.renombrar === true}
        onSay={(same) => onSay({ renombrar: same || undefined })}
        disabled={applying}
      />
      {ausentes && (
        <AbsentPeople
          absent={ausentes}
          said={said.ausentes}
          renewing={renewing}
          disabled={applying}
          onSay={(decisions) => onSay({ ausentes: decisions })}
        />
      )}
      <KeptContact
        report={report}
        isTaken={said.contacto === 'archivo'}
        disabled={applying}
        onTake={(isTaken) => onSay({ contacto: isTaken ? 'archivo' : undefined })}
      />
      {!applying && !isIncomplete && (
        <Announced changesOnly>
          <Stack gap={4}>
            <ImportSummary report={report} />
            <PlanFigures figuras={report.figuras} />
          </Stack>
        </Announced>
      )}
    </>
  )
  if (isFolded && !isUnfolded)
    return (
      <>
        {decisions}
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={unfold}>
            {t('loads.see')}
          </Button>
          <Button variant="subtle" size="xs" onClick={onRemove}>
            {t('evaluations.leave')}
          </Button>
        </Group>
      </>
    )
  return (
    <>
      {decisions}
      <FactList
        label={t('evaluations.report')}
        facts={[
          [t('evaluations.reportDate'), format.date(fecha_reporte)],
          [t('field.ficha'), String(nroFicha)],
          ...(programa ? [[t('kit:label.program'), programa, 'wide'] satisfies [string, string, 'wide']] : []),
        ]}
      />
      <ImportCounts report={report} />
      {applying && <ServerProgress sent={1} progress={progress} applying kind={plan.kind} />}
      <Group gap="sm">
        {!risky && load}
        <Button variant={risky || isIncomplete ? 'filled' : 'default'} onClick={onRemove} disabled={applying}>
          {t('evaluations.leave')}
        </Button>
        {risky && load}
        {renewing && (
          <Text size="sm" c="dimmed">
            {t('evaluations.stage.comparacion')}
          </Text>
        )}
      </Group>
      {!applying && !isIncomplete && plan.id !== undefined && (
        <WhoAndWhat
          of={report.archivo}
          call={getPlanChanges}
          params={{ nroFicha, plan: plan.id }}
          decisions={decisionsOf(plan)}
        />
      )}
      {!applying && plan.id === undefined && hasChanges(report) && (
        <Text size="sm" c="dimmed">
          {t('evaluations.tooLarge')}
        </Text>
      )}
      <RejectedRows report={report} tools={<RejectedEvaluations nroFicha={nroFicha} of={plan} />} />
      <Warnings report={withoutKeptContact(report)} />
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
