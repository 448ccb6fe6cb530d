import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { Apprentice } from '../enrolment/enrolment'
import { useGoal } from '../enrolment/use-goal'

/**
 * Returns a text with the number of outcomes that an apprentice lacks: for the TyT test in a tecnólogo program, otherwise to
 * complete the program. Only apprentices of tecnólogo programs take the test.
 */
export function useMissingText({
  sin_banda,
  programa_formacion: { nivel },
  faltan_para_lista,
  resultados_aprobados,
  total_resultados,
}: Apprentice): string {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const goal = useGoal()
  if (sin_banda !== null) return t(`apprentice.missing.${sin_banda}`)
  if (total_resultados === 0) return t('apprentice.missing.noOutcomes')
  const missing = total_resultados - resultados_aprobados
  if (missing === 0) return t('apprentice.missing.none')
  if (nivel !== 'tecnologo') return t('apprentice.missing.left', { count: missing, number: format.number(missing) })
  if (faltan_para_lista === 0) return t('apprentice.missing.ready', { goal })
  return t('apprentice.missing.toGoal', { count: faltan_para_lista, number: format.number(faltan_para_lista), goal })
}
