import { NEAR_STEPS } from '@fichero/contract/tyt'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { ReadySentence } from '../tyt/ready-sentence'

/** The totals as a sentence: how many people are ready for the TyT test, and how many lack only a few outcomes for it. */
export function BoardSummary({ totals }: { totals: BoardTotalsAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { total, listos, sin_reporte, faltan } = totals
  const near = NEAR_STEPS.reduce((sum, step) => sum + faltan[step], 0)
  return (
    <ReadySentence ready={listos} total={total}>
      {t('board.ready', { count: listos })}
      {near > 0 && <span>{` ${t('board.near', { count: near, number: format.number(near) })}`}</span>}
      {sin_reporte === total && <span>{` ${t('board.allWithoutReport')}`}</span>}
    </ReadySentence>
  )
}
