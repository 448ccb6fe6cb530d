import { getPlanChanges } from '@fichero/contract/calls/imports.calls'
import { hiddenRowsOf } from '@fichero/contract/file-reading'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportProgress, ImportReport } from '@fichero/contract/imports.schema'
import { Announced, FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { HiddenRows, ImportCounts, ImportSummary, RejectedRows, SamePeople, Warnings } from '@fichero/kit/import'
import { Button, Group, Stack, Text, useDisclosure } from '@fichero/kit/ui'
import { AbsentPeople } from './absent-people'
import { ChangesSection } from './changes-section'
import { ForceDialog } from './force-dialog'
import { KeptContact, withoutKeptContact } from './kept-contact'
import { decisionsOf, type FileAnswers, isRisky, type Plan, planAction } from './load'
import { PlanAlerts } from './plan-alerts'
import { PlanFigures } from './plan-figures'
import { RejectedEvaluationsDownload } from './rejected-evaluations-download'
import { ServerProgress } from './server-progress'

interface PlanViewProps {
  nroFicha: number
  plan: Plan
  /** The user's last answers. While `renewing`, the plan for these answers has not arrived yet. */
  fileAnswers: FileAnswers
  renewing: boolean
  /** Renders only the decisions and a summary, until the user expands the plan. */
  isCollapsed: boolean
  /** True while the plan is applied. The button keeps its position, so that a second click does not hit another element. */
  applying: boolean
  /** The progress of the import on the server, while the plan is applied. */
  progress: ImportProgress | undefined
  onApply: () => void
  /** Called to request a new plan with additional answers. */
  onAnswer: (answers: FileAnswers) => void
  onRemove: () => void
}

/** The plan of an import: what the file would change, the decisions to make, and the button that applies the plan. */
export function PlanView(props: PlanViewProps) {
  const { nroFicha, plan, fileAnswers, renewing, isCollapsed, applying, progress, onApply, onAnswer, onRemove } = props
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const [isConfirming, { open, close }] = useDisclosure(false)
  const [isExpanded, { open: expand }] = useDisclosure(false)
  const { label } = planAction(plan)
  const { report } = plan
  const { fecha_reporte, programa, ausentes } = report
  const isIncomplete = ausentes?.incompleto === true
  const isRepeated = report.repetido === true
  const risky = isRisky(plan)
  const leave = t(isRepeated ? 'evaluations.dismiss' : 'evaluations.leave')
  // A risky plan needs a confirmation before it is applied.
  const applyButton = label && (
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
        isSaid={fileAnswers.renombrar === true}
        onSay={(same) => onAnswer({ renombrar: same || undefined })}
        disabled={applying}
      />
      <HiddenRows
        hidden={hiddenRowsOf(report.avisos)}
        isTaken={fileAnswers.ocultas === true}
        onTake={(isTaken) => onAnswer({ ocultas: isTaken || undefined })}
        disabled={applying}
      />
      {ausentes && (
        <AbsentPeople
          absent={ausentes}
          answer={fileAnswers.ausentes}
          renewing={renewing}
          disabled={applying}
          onAnswer={(decisions) => onAnswer({ ausentes: decisions })}
        />
      )}
      <KeptContact
        report={report}
        isTaken={fileAnswers.contacto === 'archivo'}
        disabled={applying}
        onTake={(isTaken) => onAnswer({ contacto: isTaken ? 'archivo' : undefined })}
      />
      {!applying && !isIncomplete && (
        <Announced changesOnly>
          <Stack gap={4}>
            <ImportSummary report={report} />
            <PlanFigures figuras={report.figuras} />
            {!isRepeated && !hasChanges(report) && (
              <Text size="sm">{t('evaluations.onlyDate', { date: format.date(fecha_reporte) })}</Text>
            )}
          </Stack>
        </Announced>
      )}
    </>
  )
  if (isCollapsed && !isExpanded)
    return (
      <>
        {decisions}
        <Group gap="sm">
          {!isRepeated && (
            <Button variant="default" size="xs" onClick={expand}>
              {t('loads.see')}
            </Button>
          )}
          <Button variant="subtle" size="xs" onClick={onRemove}>
            {leave}
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
          ...(programa ? [[t('kit:label.programa'), programa, 'wide'] satisfies [string, string, 'wide']] : []),
        ]}
      />
      <ImportCounts report={report} />
      {applying && <ServerProgress sent={1} progress={progress} applying kind={plan.kind} />}
      <Group gap="sm">
        {!risky && applyButton}
        <Button variant={label === undefined || risky ? 'filled' : 'default'} onClick={onRemove} disabled={applying}>
          {leave}
        </Button>
        {risky && applyButton}
        {renewing && (
          <Text size="sm" c="dimmed">
            {t('evaluations.stage.comparacion')}
          </Text>
        )}
      </Group>
      {!applying && !isIncomplete && !isRepeated && plan.id !== undefined && (
        <ChangesSection
          of={report.archivo}
          call={getPlanChanges}
          params={{ nroFicha, plan: plan.id }}
          decisions={decisionsOf(plan)}
        />
      )}
      {!applying &&
        plan.id === undefined &&
        plan.kind !== 'instructores' &&
        hasChanges(report) &&
        !bringsDesign(report) && (
          <Text size="sm" c="dimmed">
            {t('evaluations.tooLarge')}
          </Text>
        )}
      <RejectedRows report={report} tools={<RejectedEvaluationsDownload nroFicha={nroFicha} source={plan} />} />
      <Warnings report={withoutKeptContact(report)} />
      <ForceDialog
        nroFicha={nroFicha}
        plan={plan}
        opened={isConfirming}
        onClose={close}
        onConfirm={() => {
          close()
          onApply()
        }}
      />
    </>
  )
}

/** True if the report brings the design of its program. The list of changes needs the design, which is saved with the report. */
const bringsDesign = ({ avisos }: ImportReport) => avisos.some(({ code }) => code === 'design_brought')
