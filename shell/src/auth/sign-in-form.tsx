import { getSession, login } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { call, callOptions } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { startSession } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor, Stack, TextInput } from '@fichero/kit/ui'
import { PasswordField } from './password-field'
import { Refusal } from './refusal'
import { SubmitButton } from './submit-button'

interface SignInFormProps {
  document: string
  onDocument: (document: string) => void
}

export function SignInForm({ document, onDocument }: SignInFormProps) {
  const { t } = useTranslation('access')
  const client = useQueryClient()
  const { form, formProps, isBusy, refusal } = useApiForm({
    draft: draftKey(login),
    initialValues: { nro_documento: document, contrasena: '' },
    schema: async () => (await import('@fichero/kit/schemas')).loginBody,
    send: async (body) => {
      const { token, ...session } = await call(login, { body })
      startSession({ token, ...session })
      // The sign-in has returned what the session check would request.
      client.setQueryData(callOptions(getSession).queryKey, session)
    },
    onChange: ({ nro_documento }) => onDocument(nro_documento),
    onRefused: (_, { getInputNode }) => getInputNode('contrasena')?.focus(),
  })
  return (
    <form {...formProps}>
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
        <PasswordField
          {...form.getInputProps('contrasena')}
          name="contrasena"
          label={t('auth.password')}
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
        />
        {refusal && <Refusal error={refusal.error} takesFocus={false} />}
        <SubmitButton text={t('auth.submit')} isBusy={isBusy} />
        <Anchor
          component={Link}
          to={PATHS.forgotPassword}
          state={{ nro_documento: form.values.nro_documento }}
          size="sm"
        >
          {t('auth.forgot')}
        </Anchor>
      </Stack>
    </form>
  )
}
