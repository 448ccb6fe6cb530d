import type { InstructorType } from '@fichero/contract/enums'
import type { UserDetail } from '@fichero/contract/users.schema'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormAlert, FormProblems, StaleEditAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack, TextInput } from '@fichero/kit/ui'
import { InstructorFields } from '../form/instructor-fields'
import { valuesOf } from './edit-instructor-values'
import { useChangeText } from './use-change-text'
import { useEditInstructor } from './use-edit-instructor'

/** The types that the specification offers here. */
const TYPES: InstructorType[] = ['transversal', 'planta', 'contratista']

interface EditInstructorFormProps {
  user: UserDetail
  onSaved: () => void
}

export function EditInstructorForm({ user, onSaved }: EditInstructorFormProps) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const change = useChangeText()
  const edit = useEditInstructor(user, onSaved)
  const { form, isBusy, problems, refusal, row, changes } = edit
  const isIncomplete = Object.values(form.errors).includes('required')
  return (
    <form {...edit.formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          {changes && (
            <StaleEditAlert key={row.version} changes={changes} form={form} {...change} onTake={edit.takeCurrent} />
          )}
          <FormProblems title={t(isIncomplete ? 'kit:allRequired' : 'edit.failed')} problems={problems} />
          {refusal && (
            <FormAlert color="red" title={t('edit.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <InstructorFields
            form={form}
            types={TYPES}
            stored={valuesOf(row)}
            onType={edit.chooseType}
            hasContract={form.values.tipo === 'contratista'}
            document={
              <TextInput
                label={t('field.documentNumber')}
                description={t('edit.documentHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={row.nro_documento}
                readOnly
              />
            }
          />
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t(changes ? 'edit.saveAnyway' : 'edit.submit')} busy={isBusy} />
    </form>
  )
}
