import { PATHS } from '@fichero/contract/paths'
import { lateValidator } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor, Stack, TextInput } from '@fichero/kit/ui'
import { useRef } from 'react'
import { loadSchemas, preloadSchemas } from './load-schemas'
import { PasswordField } from './password-field'
import { Refusal } from './refusal'
import { SubmitButton } from './submit-button'
import { useAccessForm } from './use-access-form'
import { type Credentials, useSignIn } from './use-sign-in'

interface SignInFormProps {
  document: string
  onDocument: (document: string) => void
}

const validate = lateValidator<Credentials>(async () => (await loadSchemas()).loginBody)

export function SignInForm({ document, onDocument }: SignInFormProps) {
  const { t } = useTranslation('shell')
  const signIn = useSignIn()
  const password = useRef<HTMLInputElement>(null)
  const { form, submit, isBusy } = useAccessForm<Credentials>({
    initialValues: { nro_documento: document, contrasena: '' },
    validate,
    sending: signIn,
    onType: ({ nro_documento }) => onDocument(nro_documento),
    onRefused: () => password.current?.focus(),
  })
  return (
    <form onSubmit={submit} onFocus={preloadSchemas} noValidate>
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
          ref={password}
          name="contrasena"
          label={t('auth.password')}
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
        />
        {signIn.error && <Refusal error={signIn.error} takesFocus={false} />}
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
