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
      /** With which the plan was made. */
      decisions: QueryOf<typeof planChangesQuery>
    }

/** Who and what a load changed, or a plan would change: people first, then the outcomes of each. `of` names the file. */
export function Changes({ of, call, params, ...plan }: ChangesProps & { of: string }) {
  const { t } = useTranslation('fichas')
  const { query, bind } = useLocalPages(of)
  // Both calls have the same answer.
  const answer = useCall(
    call as typeof getImportChanges,
    { params: params as never, query: { ...query, ...('decisions' in plan ? plan.decisions : undefined) } },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className={classes.changes}>
      <QueryView
        query={answer}
        skeleton={<Skeleton height={120} />}
        errorTitle={t('changes.failed')}
        isEmpty={({ personas }) => personas.length === 0}
        empty={<Text size="sm">{t('changes.none')}</Text>}
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
