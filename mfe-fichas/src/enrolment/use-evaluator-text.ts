import { useTranslation } from '@fichero/kit/i18n'

/** Returns a function that says who evaluates an outcome that a person lacks, by the name that the API's answer has. */
export function useEvaluatorText() {
  const { t } = useTranslation('fichas')
  return (name: string | undefined) => (name ? t('missing.owedBy', { name }) : t('judgment.unassigned'))
}
