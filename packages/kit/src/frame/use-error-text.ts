import { useTranslation } from 'react-i18next'
import { ApiError, ConnectionError, FormatError } from '../api/api-error'
import { FileGoneError } from '../files/file-in-memory'
import { CodeError } from '../releases/code-error'

/**
 * Returns a function that returns the message for the error of a failed action. An error of the API has a message in the
 * page's language. After a change of language, the host loads the namespace `errors`, and the error's code and params select
 * the translated message.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('kit')
  return (error) => {
    if (error instanceof ConnectionError) return t('connectionOnAction')
    if (error instanceof CodeError) return t(`code.${error.reason}`)
    if (error instanceof FormatError) return t('format')
    if (error instanceof FileGoneError) return t('file.gone', { name: error.fileName })
    if (!(error instanceof ApiError)) return t('unexpected')
    const { code, msg, params } = error.body
    const key = `errors:error.${code}`
    return i18n.exists(key) ? t(key, { ...params }) : msg || t(`proxy.${code}`)
  }
}

/**
 * Like `useErrorText`, for data that failed to load: after any server error, the specification's text suggests to try again
 * later, followed by the cause if there is a text for the error's code.
 */
export function useLoadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('kit')
  const errorText = useErrorText()
  return (error) => {
    if (error instanceof ConnectionError) return t('connection')
    if (!isServerError(error)) return errorText(error)
    return [t('serverError'), t(`serverCause.${error.code}`, '')].filter(Boolean).join(' ')
  }
}

/** Whether the API answered with a 5xx status. */
export const isServerError = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 500
