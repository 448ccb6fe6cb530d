import { NEAR_STEPS } from '@fichero/contract/tyt'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { ReadySentence } from '../tyt/ready-sentence'
import type { BoardState } from './use-board'

type BoardSummaryProps = Pick<BoardState, 'progress' | 'pages'> & { totals: BoardTotalsAnswer }

/**
 * The totals as a sentence: how many people are ready for the TyT test, how many of them are not enrolled yet, and how many lack
 * only a few outcomes for it.
 */
export function BoardSummary({ totals, progress, pages }: BoardSummaryProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { total, listos, listos_sin_inscribir: count, sin_reporte, faltan } = totals
  const near = NEAR_STEPS.reduce((sum, step) => sum + faltan[step], 0)
  return (
    <ReadySentence ready={listos} total={total}>
      {t('board.ready', { count: listos })}
      {count > 0 && progress.paso === undefined && (
        <span>
          {' '}
          <Link to={pages.filtered({ faltan: undefined, grupo: 'listos', paso: 'sin_inscribir' })}>
            {t('board.toEnrol', { count, number: format.number(count) })}
          </Link>
        </span>
      )}
      {near > 0 && <span>{` ${t('board.near', { count: near, number: format.number(near) })}`}</span>}
      {sin_reporte === total && <span>{` ${t('board.allWithoutReport')}`}</span>}
    </ReadySentence>
  )
}
