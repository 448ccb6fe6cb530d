import { getProgram } from '@fichero/contract/calls/programs.calls'
import { ApiError, useCall } from '@fichero/kit/api'
import { PageHeaderSkeleton, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton, Stack } from '@fichero/kit/ui'
import { ProgramNotFound } from '../detail/program-not-found'
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

function ProgramSkeleton() {
  return (
    <>
      <PageHeaderSkeleton actions={2} />
      <Stack gap="lg">
        <Skeleton height={96} />
        <TableSkeleton />
      </Stack>
    </>
  )
}
