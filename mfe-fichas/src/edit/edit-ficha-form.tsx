import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { Fieldset } from '@fichero/kit/fields'
import { EditHead, FormActions } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack, TextInput } from '@fichero/kit/ui'
import type { Choices } from '../form/ficha-choices'
import { FichaFields } from '../form/ficha-fields'
import { ProgramChange } from './program-change'
import { useChangeText } from './use-change-text'
import { useEditFicha } from './use-edit-ficha'

interface EditFichaFormProps {
  /** The ficha as it was stored when the form opened. */
  stored: FichaAnswer
  /** Preselected instead of the ficha's program. */
  programId: number | undefined
  choices: Choices
  onSaved: () => void
}

/** The form that edits a ficha. */
export function EditFichaForm({ stored, programId, choices, onSaved }: EditFichaFormProps) {
  const { t } = useTranslation('fichas')
  const edit = useEditFicha(stored, programId, onSaved)
  const { form, formProps, isBusy, row, changes } = edit
  const change = useChangeText(choices)
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <EditHead edit={edit} version={row.version} form={form} {...change} failed={t('edit.failed')} withMessages />
          <TextInput
            label={t('kit:label.nro_ficha')}
            description={t('edit.numberHint')}
            value={row.nro_ficha}
            readOnly
          />
          <FichaFields
            form={form}
            {...choices}
            programLocked={stored.programa_bloqueado ? t('edit.programLocked') : undefined}
            note={(field) =>
              field === 'idProgramaFormacion' && (
                <ProgramChange stored={stored} chosen={form.values.idProgramaFormacion} programs={choices.all} />
              )
            }
          />
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t(changes ? 'edit.saveAnyway' : 'edit.submit')} busy={isBusy} />
    </form>
  )
}
