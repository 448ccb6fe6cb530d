import type { Nivel } from '@fichero/contract/enums'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useGoal } from '../enrolment/use-goal'
import type { Person } from './missing-lines'

/** What a person lacks until ready for the TyT test, which only tecnólogos take; else nothing. */
export function useGoalText(nivel: Nivel, words: 'missing' | 'missing.message' = 'missing') {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const goal = useGoal()
  return ({ faltan_para_lista: count }: Person): string => {
    if (nivel !== 'tecnologo') return ''
    return count === 0
      ? t(`${words}.ready`, { goal })
      : t(`${words}.toGoal`, { count, number: format.number(count), goal })
  }
}
