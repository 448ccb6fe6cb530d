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
  read: FichaAnswer
  /** The program to choose in place of the ficha's. */
  programId: number | undefined
  choices: Choices
  onSaved: () => void
}

export function EditFichaForm({ read, programId, choices, onSaved }: EditFichaFormProps) {
  const { t } = useTranslation('fichas')
  const edit = useEditFicha(read, programId, onSaved)
  const { form, formProps, isBusy, row, changes } = edit
  const change = useChangeText(choices)
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <EditHead edit={edit} version={row.version} form={form} {...change} failed={t('edit.failed')} withMessages />
          <TextInput label={t('field.number')} description={t('edit.numberHint')} value={row.nro_ficha} readOnly />
          <FichaFields
            form={form}
            {...choices}
            programLocked={read.programa_bloqueado ? t('edit.programLocked') : undefined}
            note={(field) =>
              field === 'idProgramaFormacion' && (
                <ProgramChange read={read} chosen={form.values.idProgramaFormacion} programs={choices.all} />
              )
            }
          />
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t(changes ? 'edit.saveAnyway' : 'edit.submit')} busy={isBusy} />
    </form>
  )
}
