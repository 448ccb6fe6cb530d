import type { RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useEnglishErrors } from '../frame/use-english-errors'

/**
 * Returns a function for the message of a rejected row or warning: the API's own in Spanish, by code and params in
 * English.
 */
export function useRowReason(): (problem: RowProblem) => string {
  const { t, i18n } = useTranslation('kit')
  useEnglishErrors()
  return ({ code, motivo, valor, columna, params }) => {
    const words =
      i18n.language === 'en' ? t(`errors:row.${code}`, { valor, columna, ...params, defaultValue: motivo }) : motivo
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
}
