import { forgotPassword } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { useLocation } from '@fichero/kit/router'
import { Stack, TextInput } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import { Refusal } from './refusal'
import { SubmitButton } from './submit-button'

export function ForgotPasswordForm({ onDone }: { onDone: (document: string) => void }) {
  const { t } = useTranslation('access')
  const { form, formProps, isBusy, refusal } = useApiForm({
    draft: draftKey(forgotPassword),
    initialValues: { nro_documento: documentFromState(useLocation().state) },
    schema: async () => (await import('@fichero/kit/schemas')).forgotPasswordBody,
    send: (body) => call(forgotPassword, { body }),
    onDone: (_, { nro_documento }) => onDone(nro_documento.trim()),
  })
  return (
    <form {...formProps}>
      <AccessHeading text={t('forgot.heading')} lead={t('forgot.lead')} />
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('nro_documento')}
          name="nro_documento"
          label={t('auth.document')}
          inputMode="numeric"
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
        />
        {refusal && <Refusal error={refusal.error} takesFocus={!refusal.isAtField} />}
        <SubmitButton text={t('forgot.submit')} isBusy={isBusy} />
      </Stack>
    </form>
  )
}

/** The document number typed on the previous screen. */
function documentFromState(state: unknown): string {
  const typed = (state as { nro_documento?: unknown } | null)?.nro_documento
  return typeof typed === 'string' ? typed : ''
}
