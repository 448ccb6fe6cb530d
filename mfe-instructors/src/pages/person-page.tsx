import { getUser } from '@fichero/contract/calls/users.calls'
import { ApiError, useCall } from '@fichero/kit/api'
import { PageHeaderSkeleton, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton, Stack } from '@fichero/kit/ui'
import { PersonNotFound } from '../person/person-not-found'
import { PersonView } from '../person/person-view'

/** The page of the person whose id is in the URL. */
export function Page() {
  const { t } = useTranslation('instructors')
  const { id = '' } = useParams()
  const query = useCall(getUser, { params: { id } })
  const { error, data } = query
  // The API answers 400 if the id is not a number, which for users is the same as 404.
  if (!data && error instanceof ApiError && (error.status === 404 || error.status === 400)) return <PersonNotFound />
  return (
    <QueryView query={query} skeleton={<PersonSkeleton />} errorTitle={t('view.error')}>
      {({ user }) => <PersonView key={user.id} user={user} />}
    </QueryView>
  )
}

function PersonSkeleton() {
  return (
    <>
      <PageHeaderSkeleton actions={3} />
      <Stack gap="lg">
        <Skeleton height={132} />
        <TableSkeleton rows={3} />
      </Stack>
    </>
  )
}
