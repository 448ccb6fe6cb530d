import type { BatchReport } from '@fichero/contract/batches.schema'
import { applyBatch, getBatchReport, undoBatch } from '@fichero/contract/calls/batches.calls'
import { fichaLoadsPath, PATHS } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { useCall, useCallMutation } from '@fichero/kit/api'
import { FormAlert } from '@fichero/kit/form'
import { QueryView, useErrorText } from '@fichero/kit/frame'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { ImportCounts, ImportSummary, RejectedRows, Warnings } from '@fichero/kit/import'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { Button, Group, Stack, Text, useDisclosure } from '@fichero/kit/ui'
import { ForceDialog } from '../evaluations/force-dialog'
import { isRisky } from '../evaluations/load'
import { PlanAlerts } from '../evaluations/plan-alerts'
import { canApply, errorOf, planOf } from './batch-report'

/** Everything that a report of a batch would change or has changed, and the button that imports or undoes it. */
export function ReportDetail({ batch, report }: { batch: number; report: number }) {
  const { t } = useTranslation('fichas')
  // The report has changed since it was shown in another state.
  const query = useCall(getBatchReport, { params: { id: batch, reporte: report } }, { refetchOnMount: 'always' })
  return (
    <QueryView query={query} errorTitle={t('batch.detailFailed')}>
      {({ reporte }) => <Detail batch={batch} report={reporte} />}
    </QueryView>
  )
}

function Detail({ batch, report }: { batch: number; report: BatchReport }) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const mayCreate = useCan('fichas:create')
  const error = errorOf(report)
  const plan = planOf(report)
  const { estado, nro_ficha, reporte } = report
  if (!plan || !reporte)
    return (
      <Stack gap="sm">
        <Text size="sm">{error ? errorText(error) : t(`batch.help.${estado}`)}</Text>
        {estado === 'ficha_nueva' && mayCreate && <Link to={PATHS.pe04}>{t('batch.openPe04')}</Link>}
      </Stack>
    )
  const isInAlerts = plan.older !== undefined || reporte.rechazados > 0
  return (
    <Stack gap="sm">
      {estado !== 'aplicado' && estado !== 'deshecho' && <PlanAlerts plan={plan} />}
      {error && !isInAlerts && <FormAlert color="orange">{errorText(error)}</FormAlert>}
      <ImportSummary report={reporte} />
      <ImportCounts report={reporte} />
      {reporte.ausentes && (
        <div>
          <Text size="sm" fw={600}>
            {t('batch.absent', { count: reporte.ausentes.personas.length })}
          </Text>
          <ul>
            {reporte.ausentes.personas.map((person) => (
              <li key={person.nro_documento}>
                <span translate="no">{fullName(person)}</span> ({personDocument(person)}):{' '}
                <span>
                  {person.documento_nuevo === null
                    ? t('batch.leaves')
                    : t('batch.renumbered', { nro_documento: person.documento_nuevo })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RejectedRows report={reporte} />
      <Warnings report={reporte} />
      {estado === 'por_decidir' && <Text size="sm">{t('batch.otherDecision')}</Text>}
      <Actions batch={batch} report={report} />
      {estado === 'aplicado' && nro_ficha !== null && (
        <Link to={fichaLoadsPath(nro_ficha, reporte.id ?? undefined)}>{t('batch.openHistory')}</Link>
      )}
    </Stack>
  )
}

function Actions({ batch: id, report }: { batch: number; report: BatchReport }) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const [isConfirming, { open, close }] = useDisclosure(false)
  const applying = useCallMutation(applyBatch)
  const undoing = useCallMutation(undoBatch)
  const input = { params: { id }, body: { reportes: [report.id] } }
  const plan = planOf(report)
  const failed = applying.error ?? undoing.error
  return (
    <>
      {failed && <FormAlert color="red">{errorText(failed)}</FormAlert>}
      <Group gap="sm">
        {plan && canApply(report) && (
          <Button
            loading={applying.isPending}
            onClick={() => (isRisky(plan) ? open() : applying.mutate(input))}
            {...(isRisky(plan) && { variant: 'light', color: 'red' })}
          >
            {t('batch.applyThis')}
          </Button>
        )}
        {report.estado === 'aplicado' && (
          <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate(input)}>
            {t('batch.undoThis')}
          </Button>
        )}
      </Group>
      {plan && (
        <ForceDialog
          nroFicha={report.nro_ficha ?? 0}
          plan={plan}
          opened={isConfirming}
          onClose={close}
          onConfirm={() => {
            close()
            applying.mutate(input)
          }}
        />
      )}
    </>
  )
}
