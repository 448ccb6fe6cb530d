import type { RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useEnglishErrors } from '../frame/use-english-errors'

/** Why a row was refused or deserves a look: the API's own words in Spanish, by code and params in English. */
export function useRowReason(): (problem: RowProblem) => string {
  const { t, i18n } = useTranslation('kit')
  useEnglishErrors()
  return ({ code, motivo, valor, columna, params }) => {
    const words =
      i18n.language === 'en' ? t(`errors:row.${code}`, { valor, columna, ...params, defaultValue: motivo }) : motivo
    return words.charAt(0).toLocaleUpperCase() + words.slice(1)
  }
}
