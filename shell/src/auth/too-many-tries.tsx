import type { Params } from '@fichero/contract/errors'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'

const MINUTE = 60_000

/**
 * Shows in how many minutes and at what local time to try again, because the message may stay on screen for a while.
 */
export function TooManyTries({ params }: { params: Params | undefined }) {
  const { t, i18n } = useTranslation('access')
  const minutes = Number(params?.minutos ?? 1)
  const [moment] = useState(() => new Date(Date.now() + minutes * MINUTE))
  const time = moment.toLocaleTimeString(i18n.language === 'en' ? 'en-US' : 'es-CO', { timeStyle: 'short' })
  return t('auth.refused.tooMany', { count: minutes, time })
}
