import { useTranslation } from '@fichero/kit/i18n'
import type { Line } from './missing-lines'

/** Returns a function that says who evaluates a line, or that the report does not say. */
export function useOwedBy() {
  const { t } = useTranslation('fichas')
  return ({ responsible }: Pick<Line, 'responsible'>) =>
    responsible ? t('missing.owedBy', { name: responsible.nombre }) : t('missing.unknown')
}
