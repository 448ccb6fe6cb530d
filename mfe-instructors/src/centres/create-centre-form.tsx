import { createCentre } from '@fichero/contract/calls/centres.calls'
import { CENTRE_FIELDS } from '@fichero/contract/centre.fields'
import { formValues } from '@fichero/contract/fields'
import { useCallMutation } from '@fichero/kit/api'
import { Fieldset } from '@fichero/kit/fields'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm, useMountedRef } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { centreForm } from '@fichero/kit/schemas'
import { Stack } from '@fichero/kit/ui'
import { CentreFields } from './centre-fields'

/** The form that creates a centre. If it is closed before the response arrives, a notification shows a failure too. */
export function CreateCentreForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const isOpen = useMountedRef()
  const { mutateAsync } = useCallMutation(createCentre, {
    onSuccess: () => notifySuccess(t('centres.created')),
    onError: (error) => {
      if (!isOpen.current) notifyError(`${t('centres.notCreated')}. ${errorText(error)}`)
    },
  })
  const { form, formProps, isBusy, problems, refusal } = useApiForm({
    draft: draftKey(createCentre),
    initialValues: formValues(CENTRE_FIELDS),
    schema: centreForm,
    send: (body) => mutateAsync({ body }),
    onDone: onClose,
  })
  const isIncomplete = Object.values(form.errors).includes('required')
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems
            title={t(isIncomplete ? 'kit:incomplete.required_fields' : 'centres.notCreated')}
            problems={problems}
          />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('centres.notCreated')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <CentreFields form={form} />
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('centres.create')} busy={isBusy} />
    </form>
  )
}
