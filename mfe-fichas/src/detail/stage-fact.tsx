import { updateFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'
import { BY_DATES, requestData, valuesOf } from '../form/ficha-values'
import { useStageName } from './use-stage'

/** The stage of a ficha. Users who may edit the ficha can reset a stage that was set by hand to the stage by the dates. */
export function StageFact({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const stageName = useStageName()
  const { mutate, isPending } = useCallMutation(updateFicha, {
    onSuccess: () => notifySuccess(t('stage.takenBack')),
    onError: (error) => notifyError(t('edit.failedLater', { nro_ficha: ficha.nro_ficha, reason: errorText(error) })),
  })
  const resetStage = () =>
    mutate({
      params: { nroFicha: ficha.nro_ficha },
      body: requestData({ ...valuesOf(ficha), etapa: BY_DATES }, ficha),
      ifMatch: ficha.version,
    })
  return (
    <>
      {stageName(ficha)}
      {ficha.etapa_a_mano && ficha.can.edit && (
        <Button variant="default" size="compact-xs" ml="xs" loading={isPending} onClick={resetStage} data-screen-only>
          {t('kit:value.etapa.por_fechas')}
        </Button>
      )}
    </>
  )
}
