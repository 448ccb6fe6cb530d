import type { ImportReport } from '@fichero/contract/imports.schema'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useLocation, useNavigate } from '@fichero/kit/router'
import { Alert, Button, Stack, Text } from '@fichero/kit/ui'
import { creationReport } from '../create/creation-state'

const Report = lazyPart('kit/import', async () => (await import('@fichero/kit/import')).ImportReportView)

/** After creating a ficha: the result of its file, until the user closes it or takes the next step that it names. */
export function CreationNotice({ hasReport }: { hasReport: boolean }) {
  const { state } = useLocation()
  const report = creationReport(state)
  const isNextStepDone = report?.tipo === 'aprendices' && hasReport
  return report && !isNextStepDone ? <Notice report={report} /> : null
}

function Notice({ report }: { report: ImportReport }) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const { aprendices, rechazados, advertencias } = report
  const people = aprendices ? aprendices.nuevos + aprendices.cambiados + aprendices.sin_cambio : 0
  const text = report.tipo === 'juicios' ? 'created.withJudgments' : 'created.people'
  return (
    <Alert color="green" title={t('created.title')} mb="lg" data-screen-only>
      <Stack gap="sm" align="stretch">
        <Text size="sm">{t(text, { count: people })}</Text>
        {rechazados + advertencias > 0 && <Report report={report} />}
        <div>
          <Button variant="default" size="xs" onClick={() => navigate('.', { replace: true, state: null })}>
            {t('created.dismiss')}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
