import type { QueryOf } from '@fichero/contract/calls/call'
import type { getImportChanges, getPlanChanges } from '@fichero/contract/calls/imports.calls'
import type { planChangesQuery } from '@fichero/contract/imports.schema'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Paginator } from '@fichero/kit/table'
import { Skeleton, Text } from '@fichero/kit/ui'
import classes from './changes.module.css'
import { PersonChanges } from './person-changes'
import { useLocalPages } from './use-local-pages'

type ChangesProps =
  | { call: typeof getImportChanges; params: { nroFicha: number; id: number } }
  | {
      call: typeof getPlanChanges
      params: { nroFicha: number; plan: string }
      /** The user's decisions for which the API made the plan. */
      decisions: QueryOf<typeof planChangesQuery>
    }

/**
 * The people whom an import changed, or a plan would change, each with the changed outcomes. `of` describes the imported file
 * and is unique on the screen.
 */
export function Changes({ of, call, params, ...plan }: ChangesProps & { of: string }) {
  const { t } = useTranslation('fichas')
  const { query, bind } = useLocalPages(of)
  const isPlan = 'decisions' in plan
  // The two calls have answers of the same type.
  const answer = useCall(
    call as typeof getImportChanges,
    { params: params as never, query: { ...query, ...(isPlan ? plan.decisions : undefined) } },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className={classes.changes}>
      <QueryView
        query={answer}
        skeleton={<Skeleton height={120} />}
        errorTitle={t('changes.failed')}
        isEmpty={({ personas }) => personas.length === 0}
        // An import that only changed contact data has nothing to show once retention has deleted these data.
        empty={<Text size="sm">{isPlan ? t('changes.none') : t('changes.removed')}</Text>}
      >
        {({ personas, resultados, pagination }) => (
          <>
            <ul className={classes.people}>
              {personas.map((person) => (
                <PersonChanges key={person.nro_documento} person={person} outcomes={resultados} />
              ))}
            </ul>
            {pagination.totalItems > 5 && <Paginator of={of} {...bind(pagination)} />}
          </>
        )}
      </QueryView>
    </div>
  )
}
