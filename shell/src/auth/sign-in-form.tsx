import { PasswordInput } from '@fichero/kit/fields'
import { fieldError, showFieldErrors, useForm, validator } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { useErrorText } from '@fichero/kit/page'
import { loginBody } from '@fichero/kit/schemas'
import { Alert, Button, Stack, TextInput } from '@fichero/kit/ui'
import { type Credentials, useSignIn } from './use-sign-in'

const FIELDS = ['nro_documento', 'contrasena'] as const

export function SignInForm() {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const signIn = useSignIn()
  const form = useForm<Credentials>({
    initialValues: { nro_documento: '', contrasena: '' },
    validate: validator(loginBody),
    validateInputOnBlur: true,
  })
  const [nroDocumento, contrasena] = FIELDS.map((name) => ({
    ...form.getInputProps(name),
    error: fieldError(t, form.errors[name]),
  }))

  const submit = (values: Credentials) =>
    signIn.mutate(values, {
      onError: (error) => {
        showFieldErrors(form, error)
        form.getInputNode('contrasena')?.focus()
      },
    })
  const toFirstError = (errors: typeof form.errors) => {
    const first = FIELDS.find((name) => errors[name])
    if (first) form.getInputNode(first)?.focus()
  }

  return (
    <form onSubmit={form.onSubmit(submit, toFirstError)} noValidate>
      <Stack gap="md">
        {signIn.error && (
          <Alert color="red" role="alert">
            {errorText(signIn.error)}
          </Alert>
        )}
        <TextInput
          label={t('auth.document')}
          inputMode="numeric"
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          {...nroDocumento}
        />
        <PasswordInput
          label={t('auth.password')}
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
          {...contrasena}
        />
        <Button type="submit" size="md" mt="xs" loading={signIn.isPending}>
          {t('auth.submit')}
        </Button>
      </Stack>
    </form>
  )
}
