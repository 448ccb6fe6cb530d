import { tenseOf } from '@fichero/contract/import-changes'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useEnglishErrors } from '../frame/use-english-errors'

/**
 * Returns a function for the message of a rejected row or warning of the report: the API's own in Spanish, by code,
 * tense and params in English.
 */
export function useRowReason(report: ImportReport): (problem: RowProblem) => string {
  const { t, i18n } = useTranslation('kit')
  useEnglishErrors()
  return ({ code, motivo, valor, columna, params }) => {
    const keys = [`errors:row.${code}.${tenseOf(report)}`, `errors:row.${code}`]
    const words = i18n.language === 'en' ? t(keys, { valor, columna, ...params, defaultValue: motivo }) : motivo
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
}
