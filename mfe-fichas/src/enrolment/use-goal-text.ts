import type { Nivel } from '@fichero/contract/enums'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useGoal } from './use-goal'

/**
 * Returns a function that says how many outcomes a person lacks for the TyT test. The text is empty for técnicos, who do not
 * take the test.
 */
export function useGoalText(nivel: Nivel, keyPrefix: 'missing' | 'missing.message' = 'missing') {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const goal = useGoal()
  return ({ faltan_para_lista: count }: { faltan_para_lista: number }): string => {
    if (nivel !== 'tecnologo') return ''
    return count === 0
      ? t(`${keyPrefix}.ready`, { goal })
      : t(`${keyPrefix}.toGoal`, { count, number: format.number(count), goal })
  }
}
