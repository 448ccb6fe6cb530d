import { ApiError } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { useErrorText } from '@fichero/kit/page'
import { Alert } from '@fichero/kit/ui'
import classes from './refusal.module.css'
import { TooManyTries } from './too-many-tries'

/** Why the API did not do it, and what to do now. */
export function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const code = error instanceof ApiError ? error.code : undefined
  if (error instanceof ApiError && code === 'too_many_tries') return <TooManyTries params={error.body.params} />
  const hints: Record<string, string> = {
    invalid_credentials: t('auth.refused.invalid_credentials'),
    pending_approval: t('auth.refused.pending_approval'),
    user_exists: t('auth.refused.user_exists'),
    account_disabled: '',
    validation: '',
  }
  const hint = hints[code ?? ''] ?? t('auth.refused.kept')
  return (
    <Alert className={classes.refusal} color="red" role="alert" tabIndex={-1}>
      <p>{errorText(error)}</p>
      {hint && <p>{hint}</p>}
    </Alert>
  )
}
