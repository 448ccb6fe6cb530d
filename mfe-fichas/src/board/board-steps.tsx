import { FEW, MISSING_STEP_NAMES, type MissingStep, NEAR_STEPS } from '@fichero/contract/tyt'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './board.module.css'
import { NO_READINESS } from './board-address'
import type { BoardState } from './use-board'

/** The numbers of missing outcomes that the filter “few missing” combines. */
const FEW_STEPS: readonly MissingStep[] = NEAR_STEPS

type BoardStepsProps = Pick<BoardState, 'progress' | 'pages'> & { totals: BoardTotalsAnswer }

/**
 * The number of people by how many outcomes they lack for the TyT test. Each number is a link that filters the board; a
 * second click removes the filter.
 */
export function BoardSteps({ totals, progress, pages }: BoardStepsProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const groups = [
    {
      key: 'listos',
      label: t('tyt.group.listos'),
      count: totals.listos,
      chosen: progress.grupo === 'listos',
      to: { grupo: 'listos' },
    },
    ...MISSING_STEP_NAMES.map((step) => ({
      key: step,
      label: t(`board.step.${step}`),
      count: totals.faltan[step],
      chosen: progress.faltan === step || (progress.faltan === FEW && FEW_STEPS.includes(step)),
      to: { faltan: step },
    })),
    {
      key: 'sin_reporte',
      label: t('tyt.group.sin_reporte'),
      count: totals.sin_reporte,
      chosen: progress.grupo === 'sin_reporte',
      to: { grupo: 'sin_reporte' },
    },
  ]
  const maxCount = Math.max(1, ...groups.map(({ count }) => count))
  return (
    <nav aria-label={t('board.steps')} data-screen-only>
      <ul className={classes.steps} data-scrolls>
        {groups.map(({ key, label, count, chosen, to }) => (
          <li key={key}>
            <Link
              to={pages.filtered({ ...NO_READINESS, ...(chosen ? {} : to) })}
              aria-current={chosen ? 'page' : undefined}
              data-step={key}
              preventScrollReset
            >
              <span className={classes.count}>{format.number(count)}</span>
              <span className={classes.word}>{label}</span>
              <span className={classes.share} aria-hidden="true">
                <span style={{ inlineSize: `${(count / maxCount) * 100}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
