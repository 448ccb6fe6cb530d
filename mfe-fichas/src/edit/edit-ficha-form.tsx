import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormAlert, FormProblems, StaleEditAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
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
  const errorText = useErrorText()
  const { form, formProps, isBusy, problems, refusal, row, changes, takeCurrent } = useEditFicha(
    read,
    programId,
    onSaved,
  )
  const change = useChangeText(choices)
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          {changes && (
            <StaleEditAlert key={row.version} changes={changes} form={form} {...change} onTake={takeCurrent} />
          )}
          <FormProblems title={t('edit.failed')} problems={problems} />
          {refusal && (
            <FormAlert color="red" title={t('edit.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
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
