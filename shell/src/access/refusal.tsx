import { timeText } from '@fichero/contract/day-text'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import { FormAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import { useState } from 'react'

const MINUTE_MS = 60_000

interface RefusalProps {
  error: unknown
  /** False if a field takes the focus. */
  takesFocus: boolean
}

/** Shows why a request failed and what the user can do. */
export function Refusal({ error, takesFocus }: RefusalProps) {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const apiError = error instanceof ApiError ? error : undefined
  const minutes = Number(apiError?.body.params?.minutos ?? 1)
  /** The time of day of the next try. «In 2 minutes» would become wrong while the message stays on screen. */
  const [retryTime] = useState(() => timeText(new Date(Date.now() + minutes * MINUTE_MS)))
  const isThrottled = apiError?.code === 'too_many_tries'
  // Hints by error code. Other errors get the hint that the typed values are kept.
  const hints: Record<string, string> = {
    invalid_credentials: t('refused.invalid_credentials'),
    pending_approval: t('refused.pending_approval'),
    user_exists: t('refused.user_exists'),
    account_disabled: '',
    contract_ended: '',
    contract_not_begun: '',
    institution_unavailable: t('refused.institution_unavailable'),
    institution_denied: '',
    institution_attempt_invalid: '',
    institution_answer_invalid: t('refused.institution_unavailable'),
    institution_email_unverified: '',
    institution_document_missing: '',
    institution_without_access: t('refused.institution_without_access'),
    validation: '',
  }
  const hint = hints[apiError?.code ?? ''] ?? t('shell:profile.edit.kept')
  return (
    <FormAlert takesFocus={takesFocus} color={isThrottled ? 'orange' : 'red'}>
      <Text inherit>{reasonText()}</Text>
      {hint && (
        <Text inherit mt={4}>
          {hint}
        </Text>
      )}
    </FormAlert>
  )

  function reasonText() {
    if (isThrottled) return t('refused.tooMany', { count: minutes, minutes, time: retryTime })
    return error instanceof ConnectionError ? t('kit:connection') : errorText(error)
  }
}
