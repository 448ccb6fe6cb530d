import { tenseOf } from '@fichero/contract/import-changes'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'

/**
 * Returns a function for the message of a rejected row or warning of the report: the API's own, or by code, tense and
 * params if the language has changed since (see `useErrorText`).
 */
export function useRowReason(report: ImportReport): (problem: RowProblem) => string {
  const { t, i18n } = useTranslation('kit')
  return ({ code, motivo, valor, columna, params }) => {
    const keys = [`errors:row.${code}.${tenseOf(report)}`, `errors:row.${code}`]
    const words = i18n.exists(keys) ? t(keys, { valor, columna, ...params }) : motivo
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
}
