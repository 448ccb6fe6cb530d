import { useTranslation } from 'react-i18next'
import { ApiError, ConnectionError, FormatError } from '../api/api-error'
import { CodeError } from '../releases/code-error'

/**
 * Returns a function for the message of an error: the API's own, which is in the language of the page. If the language
 * has changed since, the host has loaded the namespace `errors`, and the message is told by code and params.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('kit')
  return (error) => {
    if (error instanceof ConnectionError) return t('connection')
    if (error instanceof CodeError) return t(`code.${error.reason}`)
    if (error instanceof FormatError) return t('format')
    if (!(error instanceof ApiError)) return t('unexpected')
    const { code, msg, params } = error.body
    const key = `errors:error.${code}`
    return i18n.exists(key) ? t(key, { ...params }) : msg || t(`proxy.${code}`)
  }
}

/** The same for data that failed to load: the message for a server error suggests to come back later. */
export function useLoadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  return (error) => (error instanceof ApiError && error.code === 'internal' ? t('serverError') : errorText(error))
}
