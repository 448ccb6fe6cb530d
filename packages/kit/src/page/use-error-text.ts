import { useTranslation } from 'react-i18next'
import { ApiError, ConnectionError, FormatError } from '../api/api-error'
import { useEnglishErrors } from './use-english-errors'

/** The sentence of an error: the API's own in Spanish, by code and params in English. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('kit')
  useEnglishErrors()
  return (error) => {
    if (error instanceof ConnectionError) return t('connection')
    if (error instanceof FormatError) return t('format')
    if (!(error instanceof ApiError)) return t('unexpected')
    const { code, msg, params } = error.body
    return i18n.language === 'en' ? t(`errors:error.${code}`, { ...params, defaultValue: msg }) : msg
  }
}
