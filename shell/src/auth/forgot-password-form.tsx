import { call } from '@fichero/kit/api'
import { useMutation } from '@fichero/kit/data'
import { lateValidator } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { useLocation } from '@fichero/kit/router'
import { Stack, TextInput } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import { loadSchemas, preloadSchemas } from './load-schemas'
import { Refusal } from './refusal'
import { SubmitButton } from './submit-button'
import { useAccessForm } from './use-access-form'

type Asked = { nro_documento: string }

const validate = lateValidator<Asked>(async () => (await loadSchemas()).forgotPasswordBody)

export function ForgotPasswordForm({ onDone }: { onDone: (document: string) => void }) {
  const { t } = useTranslation('shell')
  const asking = useMutation({ mutationFn: (body: Asked) => call('forgotPassword', { body }) })
  const { form, submit, isBusy } = useAccessForm<Asked>({
    initialValues: { nro_documento: typedBefore(useLocation().state) },
    validate,
    sending: asking,
    onDone: ({ nro_documento }) => onDone(nro_documento.trim()),
  })
  return (
    <form onSubmit={submit} onFocus={preloadSchemas} noValidate>
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
        {asking.error && <Refusal error={asking.error} />}
        <SubmitButton text={t('forgot.submit')} isBusy={isBusy} />
      </Stack>
    </form>
  )
}

/** What was typed on the screen that led here. */
function typedBefore(state: unknown): string {
  const typed = (state as Partial<Asked> | null)?.nro_documento
  return typeof typed === 'string' ? typed : ''
}
