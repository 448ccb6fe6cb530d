import { getProgram } from '@fichero/contract/calls/programs.calls'
import { ApiError, useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { ProgramNotFound } from '../detail/program-not-found'
import { ProgramSkeleton } from '../detail/program-skeleton'
import { ProgramView } from '../detail/program-view'

/** The page of the program whose id is in the URL. */
export function Page() {
  const { t } = useTranslation('programs')
  const { id = '' } = useParams()
  const query = useCall(getProgram, { params: { id } })
  const { error } = query
  // The API answers 400 for an id that is not a number; for the user that is the same as 404.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <ProgramNotFound />

  return (
    <QueryView query={query} skeleton={<ProgramSkeleton />} errorTitle={t('detail.error')}>
      {(program) => <ProgramView program={program} />}
    </QueryView>
  )
}
