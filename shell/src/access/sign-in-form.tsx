import { login } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { AccessForm } from './access-form'
import { DocumentField } from './document-field'
import { PasswordField } from './password-field'
import { prefetchNextPage } from './prefetch-next-page'
import { useBeginSession } from './use-begin-session'
import { storeDocument, useTypedFields } from './use-typed-fields'

export function SignInForm() {
  const { t } = useTranslation('access')
  const beginSession = useBeginSession()
  const signIn = useApiForm({
    draft: draftKey(login),
    initialValues: { nro_documento: '', contrasena: '' },
    schema: async () => (await import('@fichero/kit/schemas')).loginBody,
    send: async (body) => {
      beginSession(await call(login, { body }))
      // The form stays busy until `SignedOutPage` navigates away.
      await new Promise(() => undefined)
    },
    onChange: storeDocument,
    onRefused: (_, { getInputNode }) => getInputNode('contrasena')?.focus(),
  })
  const field = useTypedFields(signIn.form)
  return (
    <AccessForm form={signIn} submit={t('signIn.submit')} managesFocus onFocusWithin={prefetchNextPage}>
      <DocumentField {...field('nro_documento')} size="md" withAsterisk={false} />
      <PasswordField {...field('contrasena')} label={t('signIn.password')} autoComplete="current-password" />
    </AccessForm>
  )
}
