import { groupBoard } from '@fichero/contract/calls/tyt.calls'
import { TYT_GROUPS, type TytGroup } from '@fichero/contract/enums'
import { MAX_PAGE_SIZE, MAX_PRINTED_ROWS } from '@fichero/contract/limits'
import { missingPath } from '@fichero/contract/paths'
import type { BoardKey } from '@fichero/contract/tyt'
import type { BoardGroupsAnswer } from '@fichero/contract/tyt-board.schema'
import type { TytState } from '@fichero/contract/tyt-steps'
import { call, useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { PagedTable, type Pages } from '@fichero/kit/list'
import { useAllRows } from '@fichero/kit/print'
import { Link } from '@fichero/kit/router'
import type { Column } from '@fichero/kit/table'
import { useGroupName } from '../groups/use-group-name'
import classes from './board.module.css'
import { NO_PROGRESS } from './board-address'
import { BoardSkeleton } from './board-skeleton'
import { NoPeople } from './no-people'
import type { BoardState } from './use-board'

type Row = BoardGroupsAnswer['filas'][number]

/** The URL parameter that filters the board by the key (`clave`) of a row, for each grouping. */
const FILTERS = { programa: 'programId', ficha: 'ficha', jefe: 'jefe' } as const

/** The totals of each program, ficha or head. Every number links to the people whom it counts. Another grouping needs another `key`. */
export function BoardGroups({ board, por }: { board: BoardState; por: BoardKey }) {
  const { t } = useTranslation('fichas')
  const { scope, pages, isDecided } = board
  const groups = useCall(
    groupBoard,
    { query: { ...scope, por, page: pages.page, limit: pages.limit } },
    { enabled: isDecided, placeholderData: keepPreviousData },
  )
  const all = useAllRows(groups.data, {
    rows: 'filas',
    page: (page) => call(groupBoard, { query: { ...scope, por, page, limit: MAX_PAGE_SIZE } }),
    most: MAX_PRINTED_ROWS,
  })
  return (
    <PagedTable
      query={groups}
      pages={pages}
      all={all}
      rowsOf={({ filas }) => filas}
      rowKey={({ clave }) => clave}
      caption={t(`board.captionBy.${por}`)}
      columns={useColumns(por, pages)}
      skeleton={<BoardSkeleton />}
      errorTitle={t('apprentices.failed')}
      empty={<NoPeople board={board} />}
    />
  )
}

function useColumns(por: BoardKey, pages: Pages): Column<Row>[] {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const nameOf = useGroupName(por)
  const to = ({ clave }: Row, progress: { grupo?: TytGroup; paso?: TytState } = {}) =>
    pages.filtered({ por: undefined, [FILTERS[por]]: clave, ...NO_PROGRESS, ...progress })
  return [
    {
      id: 'name',
      header: t(`board.column.${por}`),
      cell: (row) => (
        <>
          <Link to={to(row)}>
            {por === 'ficha' ? row.clave : por === 'programa' ? <SofiaText>{nameOf(row)}</SofiaText> : nameOf(row)}
          </Link>
          {por === 'ficha' && (
            <>
              {' '}
              <SofiaText>{nameOf(row)}</SofiaText>
              <span data-screen-only>
                {' · '}
                <Link to={missingPath(row.clave)} aria-label={t('missing.ofFicha', { nro_ficha: row.clave })}>
                  {t('section.missing')}
                </Link>
              </span>
            </>
          )}
        </>
      ),
    },
    { id: 'total', header: t('detail.apprentices'), align: 'right', cell: ({ total }) => format.number(total) },
    {
      id: 'share',
      header: t('board.shares'),
      cell: (row) => (
        <span className={classes.parts} aria-hidden="true">
          {TYT_GROUPS.filter((group) => row[group] > 0).map((group) => (
            <span key={group} data-group={group} style={{ flexGrow: row[group] }} />
          ))}
        </span>
      ),
    },
    ...TYT_GROUPS.map(
      (group): Column<Row> => ({
        id: group,
        header: t(`tyt.group.${group}`),
        align: 'right',
        cell: (row) => (row[group] > 0 ? <Link to={to(row, { grupo: group })}>{format.number(row[group])}</Link> : '0'),
      }),
    ),
    {
      id: 'toEnrol',
      header: t('tytStep.toEnrol'),
      align: 'right',
      cell: (row) =>
        row.listos_sin_inscribir > 0 ? (
          <Link to={to(row, { grupo: 'listos', paso: 'sin_inscribir' })}>
            {format.number(row.listos_sin_inscribir)}
          </Link>
        ) : (
          '0'
        ),
    },
  ]
}
