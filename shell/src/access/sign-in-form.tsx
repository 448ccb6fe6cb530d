import { getSession, login } from '@fichero/contract/calls/auth.calls'
import { call, callOptions } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { startSession } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { AccessForm } from './access-form'
import { DocumentField } from './document-field'
import { PasswordField } from './password-field'
import { prefetchNextPage } from './prefetch-next-page'
import { storeDocument, useTypedFields } from './use-typed-fields'

export function SignInForm() {
  const { t } = useTranslation('access')
  const client = useQueryClient()
  const signIn = useApiForm({
    draft: draftKey(login),
    initialValues: { nro_documento: '', contrasena: '' },
    schema: async () => (await import('@fichero/kit/schemas')).loginBody,
    send: async (body) => {
      const { token, ...session } = await call(login, { body })
      // The response contains the session: caching it saves the request that checks the session.
      client.setQueryData(callOptions(getSession).queryKey, session)
      startSession({ token, ...session })
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
