import { TYT_GROUPS } from '@fichero/contract/enums'
import { BOARD_KEYS } from '@fichero/contract/tyt'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { TYT_STATES } from '@fichero/contract/tyt-steps'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks } from '@fichero/kit/list'
import classes from './board.module.css'
import { NO_PROGRESS, NO_READINESS } from './board-address'
import type { BoardState } from './use-board'

type BoardViewsProps = Pick<BoardState, 'por' | 'progress' | 'pages' | 'isOwn'> & { totals: BoardTotalsAnswer }

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/**
 * Links to the list of people and to the totals by program, ficha or head. The list of people has links that filter it by
 * readiness and by the step of the test.
 */
export function BoardViews({ por, progress, pages, isOwn, totals }: BoardViewsProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const counted = (text: string, count: number) => t('detail.counted', { text, count: format.number(count) })
  const keys = BOARD_KEYS.filter((key) => key !== 'jefe' || !isOwn)
  return (
    <div className={classes.views} data-screen-only>
      <FilterLinks
        label={t('board.view')}
        chosen={por}
        choices={[undefined, ...keys].map((value) => ({
          value,
          label: value ? t(`board.by.${value}`) : t('board.people'),
          to: pages.filtered({ ...NO_PROGRESS, por: value }),
        }))}
      />
      {por === undefined && (
        <FilterLinks
          label={t('apprentices.filter')}
          chosen={progress.faltan ?? progress.grupo}
          choices={[
            {
              value: undefined,
              label: counted(t('apprentices.all'), totals.total),
              to: pages.filtered(NO_READINESS),
            },
            ...TYT_GROUPS.filter((group) => group === progress.grupo || totals[group] > 0).map((value) => ({
              value,
              label: counted(t(`tyt.group.${value}`), totals[value]),
              to: pages.filtered({ ...NO_READINESS, grupo: value }),
            })),
          ]}
        />
      )}
      {por === undefined && (
        <FilterLinks
          label={t('tytStep.filter')}
          chosen={progress.paso}
          choices={[
            {
              value: undefined,
              label: counted(t('tytStep.any'), sumOf(totals.pasos)),
              to: pages.filtered({ paso: undefined }),
            },
            ...TYT_STATES.map((value) => ({
              value,
              label: counted(t(`tytStep.state.${value}`), totals.pasos[value]),
              to: pages.filtered({ paso: value }),
            })),
          ]}
        />
      )}
    </div>
  )
}
