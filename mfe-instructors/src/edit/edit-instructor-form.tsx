import type { InstructorType } from '@fichero/contract/enums'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { UserDetail } from '@fichero/contract/users.schema'
import { Fieldset } from '@fichero/kit/fields'
import { EditHead, FormActions, useFieldTexts } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack, TextInput } from '@fichero/kit/ui'
import { InstructorFields } from '../form/instructor-fields'
import { ClearedContract } from './cleared-contract'
import { contractIn, valuesOf } from './edit-instructor-values'
import { useEditInstructor } from './use-edit-instructor'

/** Types of instructor that the specification allows in this form. */
const TYPES: InstructorType[] = ['transversal', 'planta', 'contratista']

interface EditInstructorFormProps {
  user: UserDetail
  onSaved: () => void
}

export function EditInstructorForm({ user, onSaved }: EditInstructorFormProps) {
  const { t } = useTranslation('instructors')
  const edit = useEditInstructor(user, onSaved)
  const { form, isBusy, row, changes } = edit
  const contract = contractIn(row, form.values)
  const isIncomplete = Object.values(form.errors).includes('required')
  return (
    <form {...edit.formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <EditHead
            edit={edit}
            version={row.version}
            form={form}
            {...useFieldTexts(USER_FIELDS)}
            failed={t('edit.failed')}
            isIncomplete={isIncomplete}
          />
          <InstructorFields
            form={form}
            types={TYPES}
            stored={valuesOf(row)}
            hasContract={contract === 'shown'}
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
          {contract === 'cleared' && <ClearedContract user={row} />}
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t(changes ? 'edit.saveAnyway' : 'edit.submit')} busy={isBusy} />
    </form>
  )
}
