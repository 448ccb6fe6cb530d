import { resetPassword } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { AccessForm } from './access-form'
import { AccessHeading } from './access-heading'
import { PasswordField } from './password-field'
import { prefetchNextPage } from './prefetch-next-page'
import { useTypedFields } from './use-typed-fields'

interface ResetPasswordFormProps {
  token: string
  onDone: () => void
  onRefused: (error: unknown) => void
}

export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation('access')
  const passwords = useApiForm({
    draft: draftKey(resetPassword, { token }),
    initialValues: { newPassword: '', confirmPassword: '' },
    schema: async () => (await import('@fichero/kit/schemas')).resetPasswordBody,
    send: (body) => call(resetPassword, { params: { token }, body }),
    onDone,
    onRefused,
  })
  const field = useTypedFields(passwords.form)
  return (
    <>
      <AccessHeading text={t('reset.heading')} lead={t('reset.lead')} />
      <AccessForm form={passwords} submit={t('reset.submit')} onFocusWithin={prefetchNextPage}>
        <PasswordField
          {...field('newPassword')}
          label={t('reset.newPassword')}
          description={t('reset.hint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label={t('reset.confirmPassword')} autoComplete="new-password" />
      </AccessForm>
    </>
  )
}
