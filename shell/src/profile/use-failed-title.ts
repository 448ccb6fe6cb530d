import { ApiError } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns a function that returns the title of a failed save. The title depends on whether the API answered. */
export function useFailedTitle(): (error: unknown) => string {
  const { t } = useTranslation('shell')
  return (error) => t(error instanceof ApiError ? 'profile.edit.failed' : 'profile.edit.failedUnanswered')
}
