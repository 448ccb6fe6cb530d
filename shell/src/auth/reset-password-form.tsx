import { lateValidator } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { Stack } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import { type LinkProblem, linkProblem } from './link-problem'
import { loadSchemas, preloadSchemas } from './load-schemas'
import { PasswordField } from './password-field'
import { Refusal } from './refusal'
import { SubmitButton } from './submit-button'
import { useAccessForm } from './use-access-form'
import { type NewPassword, useResetPassword } from './use-reset-password'

interface ResetPasswordFormProps {
  token: string
  onDone: () => void
  onDeadLink: (problem: LinkProblem) => void
}

const validate = lateValidator<NewPassword>(async () => (await loadSchemas()).resetPasswordBody)

export function ResetPasswordForm({ token, onDone, onDeadLink }: ResetPasswordFormProps) {
  const { t } = useTranslation('shell')
  const reset = useResetPassword(token, (error) => {
    const problem = linkProblem(error)
    if (problem) onDeadLink(problem)
  })
  const { form, submit, isBusy } = useAccessForm<NewPassword>({
    initialValues: { newPassword: '', confirmPassword: '' },
    validate,
    sending: reset,
    rechecks: { newPassword: 'confirmPassword' },
    onDone,
  })
  return (
    <form onSubmit={submit} onFocus={preloadSchemas} noValidate>
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
        {reset.error && <Refusal error={reset.error} />}
        <SubmitButton text={t('reset.submit')} isBusy={isBusy} />
      </Stack>
    </form>
  )
}
