import { exportBoard } from '@fichero/contract/calls/tyt.calls'
import { PATHS } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Paper, PrintButton } from '@fichero/kit/print'
import { useCan } from '@fichero/kit/session'
import { Skeleton } from '@fichero/kit/ui'
import classes from '../board/board.module.css'
import { BoardFilters } from '../board/board-filters'
import { BoardGroups } from '../board/board-groups'
import { BoardPeople } from '../board/board-people'
import { BoardScope } from '../board/board-scope'
import { BoardSteps } from '../board/board-steps'
import { BoardSummary } from '../board/board-summary'
import { BoardViews } from '../board/board-views'
import { NoPeople } from '../board/no-people'
import { useBoard } from '../board/use-board'
import { useBoardText } from '../board/use-board-text'
import { useListFavorite } from '../list/use-list-favorite'
import { LoadSteps } from '../tyt-load/load-steps'

/** The board: which people are ready for the TyT test, and how many outcomes the others lack for the test. */
export function Page() {
  const { t } = useTranslation('fichas')
  const board = useBoard()
  const { scope, progress, por, totals, hasScopes, filters, isOwn, isHead, pages } = board
  const text = useBoardText(board)
  const favorite = useListFavorite(t('board.title'), [text], pages)
  const canRecord = useCan('fichas:edit') || isHead
  return (
    <Paper about={`${t('board.title')} · ${text}`}>
      <PageHeader
        title={t('board.title')}
        favorite={favorite}
        description={t('board.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: t('board.title') }]}
        actions={
          <>
            {canRecord && <LoadSteps />}
            <DownloadButton call={exportBoard} input={{ query: { ...scope, ...progress } }}>
              {t('export.action')}
            </DownloadButton>
            <PrintButton />
          </>
        }
      />
      <p data-paper-only>{text}</p>
      <div className={classes.tools} data-screen-only>
        {hasScopes && <BoardScope isOwn={isOwn} pages={pages} />}
        <BoardFilters key={String(isOwn)} filters={filters} isOwn={isOwn} pages={pages} />
      </div>
      <QueryView
        query={totals}
        skeleton={<Skeleton height={160} />}
        errorTitle={t('tyt.failed')}
        isEmpty={({ total }) => total === 0}
        empty={<NoPeople board={board} />}
      >
        {(figures) => (
          <>
            <BoardSummary totals={figures} progress={progress} pages={pages} />
            <BoardSteps totals={figures} progress={progress} pages={pages} />
            <BoardViews por={por} progress={progress} pages={pages} isOwn={isOwn} totals={figures} />
            {por ? <BoardGroups key={por} board={board} por={por} /> : <BoardPeople board={board} />}
          </>
        )}
      </QueryView>
    </Paper>
  )
}
