import { tenseOf } from '@fichero/contract/import-changes'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'

/**
 * Returns a function that returns the message of a rejected row or a warning: the API's message or, if the language has
 * changed since, the translation by code, tense and params (see `useErrorText`).
 */
export function useRowReason(report: ImportReport): (problem: RowProblem) => string {
  const { t, i18n } = useTranslation('kit')
  return ({ code, motivo, valor, columna, params }) => {
    const [key, context] = [`errors:row.${code}`, tenseOf(report)]
    const words = i18n.exists(key, { context }) ? t(key, { replace: { valor, columna, ...params }, context }) : motivo
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
}
