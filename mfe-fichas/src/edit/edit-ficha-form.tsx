import { getFicha, updateFicha } from '@fichero/contract/calls/fichas.calls'
import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useCall, useCentres } from '@fichero/kit/api'
import { RowForm } from '@fichero/kit/form'
import { FormSkeleton, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { updateFichaForm } from '@fichero/kit/schemas'
import { useCan } from '@fichero/kit/session'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import { FichaChoices } from '../form/ficha-choices'
import { FichaFields } from '../form/ficha-fields'
import { requestData, valuesOf } from '../form/ficha-values'
import { useStageChoices } from '../form/use-stage-choices'
import { ProgramChange } from './program-change'

export interface EditFichaFormProps {
  nroFicha: number
  /** Preselected instead of the ficha's program. */
  programId?: number
}

/** The form that edits a ficha. */
export function EditFichaForm({ nroFicha, programId }: EditFichaFormProps) {
  const { t } = useTranslation('fichas')
  const ficha = useCall(getFicha, { params: { nroFicha } })
  const stages = useStageChoices()
  const centres = useCentres().map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  // Only administrators see fichas without a centre.
  const none = useCan('centres:manage') ? [{ value: '', label: t('centre.none') }] : []
  const centreChoices = [...none, ...centres]
  const renderForm = (stored: FichaAnswer) => (
    <FichaChoices ficha={stored}>
      {({ heads, programs, all }) => (
        <RowForm
          update={updateFicha}
          params={{ nroFicha }}
          row={stored}
          valuesOf={valuesOf}
          given={programId === undefined ? undefined : { idProgramaFormacion: String(programId) }}
          payload={requestData}
          schema={updateFichaForm}
          fields={FICHA_FIELDS}
          choices={{
            idJefeFicha: { label: t('kit:label.jefe'), options: heads },
            idProgramaFormacion: { label: t('kit:label.programa'), options: programs },
            etapa: { label: t('kit:label.etapa'), options: stages },
            idCentro: { label: t('centre.label'), options: centreChoices },
          }}
          done={t('edit.done')}
          showsDone
          failed={t('edit.failed')}
          failedLater={(reason) => t('edit.failedLater', { nro_ficha: nroFicha, reason })}
          withMessages
          submitLabel={t('edit.submit')}
        >
          {({ form }) => (
            <>
              <TextInput
                label={t('kit:label.nro_ficha')}
                description={t('edit.numberHint')}
                value={nroFicha}
                readOnly
              />
              <FichaFields
                form={form}
                heads={heads}
                programs={programs}
                programLocked={stored.programa_bloqueado ? t('edit.programLocked') : undefined}
                note={(field) =>
                  field === 'idProgramaFormacion' && (
                    <ProgramChange stored={stored} chosen={form.values.idProgramaFormacion} programs={all} />
                  )
                }
              />
              {centres.length > 0 && (
                <NativeSelect {...form.getInputProps('idCentro')} label={t('centre.label')} data={centreChoices} />
              )}
            </>
          )}
        </RowForm>
      )}
    </FichaChoices>
  )
  return (
    <QueryView once query={ficha} skeleton={<FormSkeleton />} errorTitle={t('detail.error')}>
      {renderForm}
    </QueryView>
  )
}
