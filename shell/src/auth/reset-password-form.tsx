import { resetPassword } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import { type LinkProblem, linkProblem } from './link-problem'
import { PasswordField } from './password-field'
import { Refusal } from './refusal'
import { SubmitButton } from './submit-button'

interface ResetPasswordFormProps {
  token: string
  onDone: () => void
  onDeadLink: (problem: LinkProblem) => void
}

export function ResetPasswordForm({ token, onDone, onDeadLink }: ResetPasswordFormProps) {
  const { t } = useTranslation('access')
  const { form, formProps, isBusy, refusal } = useApiForm({
    draft: draftKey(resetPassword, { token }),
    initialValues: { newPassword: '', confirmPassword: '' },
    schema: async () => (await import('@fichero/kit/schemas')).resetPasswordBody,
    send: (body) => call(resetPassword, { params: { token }, body }),
    onDone,
    onRefused: (error) => {
      const problem = linkProblem(error)
      if (problem) onDeadLink(problem)
    },
  })
  return (
    <form {...formProps}>
      <AccessHeading text={t('reset.heading')} lead={t('reset.lead')} />
      <Stack gap="md">
        <PasswordField
          {...form.getInputProps('newPassword')}
          name="newPassword"
          label={t('reset.newPassword')}
          description={t('reset.hint')}
          autoComplete="new-password"
          size="md"
          required
          withAsterisk={false}
        />
        <PasswordField
          {...form.getInputProps('confirmPassword')}
          name="confirmPassword"
          label={t('reset.confirmPassword')}
          autoComplete="new-password"
          size="md"
          required
          withAsterisk={false}
        />
        {refusal && <Refusal error={refusal.error} takesFocus={!refusal.isAtField} />}
        <SubmitButton text={t('reset.submit')} isBusy={isBusy} />
      </Stack>
    </form>
  )
}
