import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useLocation, useNavigate } from '@fichero/kit/router'
import { Alert, Button, Group, Stack, Text } from '@fichero/kit/ui'
import { type CreationState, creationOf } from '../create/creation-state'
import { UndoCreation } from '../create/undo-creation'

const Report = lazyPart('fichas/creation-report', async () => (await import('./creation-report')).CreationReport)

/**
 * Shows the result of the file with which the ficha was created, until the user closes the notice. A notice about a list of
 * apprentices also disappears once a judgments report was imported.
 */
export function CreationNotice({ ficha }: { ficha: FichaAnswer }) {
  const { state } = useLocation()
  const creation = creationOf(state)
  const isNextStepDone = creation?.creacion.tipo === 'aprendices' && ficha.ultimo_reporte !== null
  return creation && !isNextStepDone ? <Notice creation={creation} ficha={ficha} /> : null
}

function Notice({ creation, ficha }: { creation: CreationState; ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const { aprendices, rechazados, advertencias, tipo } = creation.creacion
  const people = aprendices ? aprendices.nuevos + aprendices.cambiados + aprendices.sin_cambio : 0
  const text = tipo === 'juicios' ? 'created.withJudgments' : 'created.people'
  return (
    <Alert color="green" title={t('created.title')} mb="lg" data-screen-only>
      <Stack gap="sm" align="stretch">
        <Text size="sm">{t(text, { count: people })}</Text>
        {rechazados + advertencias > 0 && <Report creation={creation} ficha={ficha} />}
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={() => navigate('.', { replace: true, state: null })}>
            {t('created.dismiss')}
          </Button>
          <UndoCreation nroFicha={ficha.nro_ficha} />
        </Group>
      </Stack>
    </Alert>
  )
}
