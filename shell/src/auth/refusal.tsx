import { ApiError } from '@fichero/kit/api'
import { FormAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import classes from './refusal.module.css'
import { TooManyTries } from './too-many-tries'

interface RefusalProps {
  error: unknown
  /** Set if no field takes the focus. */
  takesFocus: boolean
}

/** Shows the error of the API and what to do about it. */
export function Refusal({ error, takesFocus }: RefusalProps) {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const code = error instanceof ApiError ? error.code : undefined
  const isThrottled = error instanceof ApiError && code === 'too_many_tries'
  const hints: Record<string, string> = {
    invalid_credentials: t('auth.refused.invalid_credentials'),
    pending_approval: t('auth.refused.pending_approval'),
    user_exists: t('auth.refused.user_exists'),
    account_disabled: '',
    validation: '',
  }
  const hint = hints[code ?? ''] ?? t('shell:profile.edit.kept')
  return (
    <FormAlert takesFocus={takesFocus} className={classes.refusal} color={isThrottled ? 'orange' : 'red'}>
      <p>{isThrottled ? <TooManyTries params={error.body.params} /> : errorText(error)}</p>
      {hint && <p>{hint}</p>}
    </FormAlert>
  )
}
