import { useTranslation } from 'react-i18next'
import { ApiError, ConnectionError, FormatError } from '../api/api-error'
import { CodeError } from '../releases/code-error'
import { useEnglishErrors } from './use-english-errors'

/** Returns a function for the message of an error: the API's own in Spanish, by code and params in English. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('kit')
  useEnglishErrors()
  return (error) => {
    if (error instanceof ConnectionError) return t('connection')
    if (error instanceof CodeError) return t(`code.${error.reason}`)
    if (error instanceof FormatError) return t('format')
    if (!(error instanceof ApiError)) return t('unexpected')
    const { code, msg, params } = error.body
    return i18n.language === 'en' ? t(`errors:error.${code}`, { ...params, defaultValue: msg }) : msg
  }
}

/** The same for data that failed to load: the message for a server error suggests to come back later. */
export function useLoadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  return (error) => (error instanceof ApiError && error.code === 'internal' ? t('serverError') : errorText(error))
}
