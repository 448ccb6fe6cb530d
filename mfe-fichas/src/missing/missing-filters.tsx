import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { NEAR } from '@fichero/contract/tyt'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { useGoal } from '../enrolment/use-goal'
import classes from './missing.module.css'
import { isNearReady, VIEWS, type View } from './missing-lines'

/** URL changes that remove the filters by person, competency and outcome. */
export const NO_FILTERS = { aprendiz: undefined, competencia: undefined, resultado: undefined }

interface MissingFiltersProps {
  missing: MissingAnswer
  view: View
  /** True if only people who lack few outcomes for the TyT test are shown. */
  near: boolean
  /** True if the URL limits the list to one person, outcome or competency. */
  isNarrow: boolean
  filtered: Pages['filtered']
}

/** The controls that group and filter the missing outcomes. The URL has all their values. */
export function MissingFilters({ missing, view, near, isNarrow, filtered }: MissingFiltersProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const goal = useGoal()
  const { aprendices, totales, nivel } = missing
  const nearby = aprendices.filter(isNearReady).length
  const nearText = t('missing.who.near', { most: NEAR, goal, number: format.number(nearby) })
  return (
    <>
      {(near || isNarrow) && (
        <p className={classes.printed} data-paper-only>
          {[...(near ? [nearText] : []), ...(isNarrow ? [t('missing.part')] : [])].join(' · ')}
        </p>
      )}
      <div className={classes.filters} data-screen-only>
        <FilterLinks
          label={t('missing.view.label')}
          chosen={view}
          choices={VIEWS.map((value) => ({
            value,
            label: t(`missing.view.${value}`),
            to: filtered({ vista: value === VIEWS[0] ? undefined : value }),
          }))}
        />
        {(near || (nivel === 'tecnologo' && nearby > 0)) && (
          <FilterLinks
            label={t('missing.who.label')}
            chosen={near ? 'near' : 'all'}
            choices={[
              {
                value: 'all',
                label: t('missing.who.all', { number: format.number(totales.con_faltantes) }),
                to: filtered({ cerca: undefined }),
              },
              {
                value: 'near',
                label: nearText,
                to: filtered({ cerca: 1 }),
              },
            ]}
          />
        )}
        {isNarrow && (
          <Button component={Link} to={filtered(NO_FILTERS)} variant="light" size="xs">
            {t('missing.narrow')}
          </Button>
        )}
      </div>
    </>
  )
}
