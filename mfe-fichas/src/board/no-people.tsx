import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { hasFilters, NO_FILTERS, NO_PROGRESS } from './board-address'
import type { BoardState } from './use-board'

/** The empty state of the board: explains why nobody is listed, and links to a list that has people. */
export function NoPeople({ board }: { board: BoardState }) {
  const { t } = useTranslation('fichas')
  const { progress, pages, isOwn, totals } = board
  const total = totals.data?.total ?? 0
  const back = (label: string, changes: Parameters<typeof pages.filtered>[0]) => (
    <Button variant="default" component={Link} to={pages.filtered(changes)}>
      {label}
    </Button>
  )
  if (progress.grupo === 'listos' && progress.paso === undefined && total > 0)
    return (
      <EmptyState title={t('board.nobodyReady')} action={back(t('board.nearest'), NO_PROGRESS)}>
        {t('board.nobodyReadyHint')}
      </EmptyState>
    )
  const clear = back(t('filter.clear'), { ...NO_FILTERS, ...NO_PROGRESS })
  if (progress.paso !== undefined)
    return (
      <EmptyState title={t('tytStep.nobody')} action={clear}>
        {t('tytStep.nobodyHint')}
      </EmptyState>
    )
  if (total > 0)
    return (
      <EmptyState title={t('apprentices.none')} action={clear}>
        {t('apprentices.noneHint')}
      </EmptyState>
    )
  if (hasFilters(board))
    return (
      <EmptyState title={t('board.nobodyHere')} action={clear}>
        {t('board.nobodyHereHint')}
      </EmptyState>
    )
  if (isOwn)
    return (
      <EmptyState title={t('board.noOwn')} action={back(t('scope.all'), { mias: 'false' })}>
        {t('board.noOwnHint')}
      </EmptyState>
    )
  return <EmptyState title={t('tyt.none')}>{t('tyt.noneHint')}</EmptyState>
}
