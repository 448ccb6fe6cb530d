import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { readChoice, readKey, usePages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import classes from './missing.module.css'
import { MissingFilters, NO_FILTERS } from './missing-filters'
import { MissingGroups } from './missing-groups'
import { groupsOf, linesOf, VIEWS } from './missing-lines'
import { MissingSummary } from './missing-summary'
import { MissingTools } from './missing-tools'

/** The summary, the filters and the groups of the missing outcomes. */
export function MissingBody({ missing }: { missing: MissingAnswer }) {
  const { t } = useTranslation('fichas')
  const { search, filtered } = usePages()
  const view = readChoice(search, 'vista', VIEWS) ?? VIEWS[0]
  const near = search.has('cerca')
  const aprendiz = search.get('aprendiz') ?? undefined
  const competencia = readKey(search, 'competencia')
  const resultado = readKey(search, 'resultado')
  const groups = groupsOf(linesOf(missing, { near, aprendiz, competencia, resultado }), view)
  const allUrl = filtered({ cerca: undefined, ...NO_FILTERS })
  return (
    <div className={classes.body}>
      <div className={classes.top}>
        <MissingSummary missing={missing} />
        <MissingTools missing={missing} groups={groups} view={view} />
      </div>
      <MissingFilters
        missing={missing}
        view={view}
        near={near}
        isNarrow={Boolean(aprendiz ?? competencia ?? resultado)}
        filtered={filtered}
      />
      {groups.length === 0 ? (
        <EmptyState
          title={t('missing.nobody')}
          action={
            <Button variant="default" component={Link} to={allUrl}>
              {t('missing.showAll')}
            </Button>
          }
        />
      ) : (
        // A new key for another grouping or filter, so that its groups do not inherit which groups are open.
        <MissingGroups
          key={`${view} ${near} ${aprendiz} ${competencia} ${resultado}`}
          missing={missing}
          groups={groups}
          view={view}
        />
      )}
    </div>
  )
}
