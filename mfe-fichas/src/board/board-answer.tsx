import { NEAR_STEPS } from '@fichero/contract/tyt'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { ReadyOf } from '../tyt/ready-of'

/** The figures as a sentence: who is ready, and who would be with few outcomes. */
export function BoardAnswer({ totals }: { totals: BoardTotalsAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { total, listos, sin_reporte, faltan } = totals
  const near = NEAR_STEPS.reduce((sum, step) => sum + faltan[step], 0)
  return (
    <ReadyOf ready={listos} total={total}>
      {t('board.ready', { count: listos })}
      {near > 0 && ` ${t('board.near', { count: near, number: format.number(near) })}`}
      {sin_reporte === total && ` ${t('board.allWithoutReport')}`}
    </ReadyOf>
  )
}
