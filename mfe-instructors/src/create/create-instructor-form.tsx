import type { InstructorType } from '@fichero/contract/enums'
import { MIN_PASSWORD } from '@fichero/contract/limits'
import { Fieldset, PasswordInput } from '@fichero/kit/fields'
import { FormActions, FormAlert, FormProblems } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack, TextInput } from '@fichero/kit/ui'
import { CentresField } from '../form/centres-field'
import { InstructorFields } from '../form/instructor-fields'
import { useCreateInstructor } from './use-create-instructor'

/** Types of instructor that the specification allows in this form. */
const TYPES: InstructorType[] = ['tecnico', 'transversal', 'clave']

export function CreateInstructorForm({ onCreated }: { onCreated: () => void }) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const { form, formProps, isBusy, problems, refusal } = useCreateInstructor(onCreated)
  const isIncomplete = Object.values(form.errors).includes('required')
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems
            title={t(isIncomplete ? 'kit:incomplete.required_fields' : 'create.failed')}
            problems={problems}
          />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('create.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <InstructorFields
            form={form}
            types={TYPES}
            hasContract
            document={
              <TextInput
                {...form.getInputProps('nro_documento')}
                label={t('field.documentNumber')}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            }
            password={
              <PasswordInput
                {...form.getInputProps('contrasena')}
                label={t('field.password')}
                description={t('create.passwordHint', { count: MIN_PASSWORD })}
                autoComplete="new-password"
                visibilityToggleButtonProps={{ 'aria-label': t('create.showPassword'), tabIndex: 0 }}
                required
              />
            }
          />
          <CentresField form={form} />
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('create.submit')} busy={isBusy} />
    </form>
  )
}
