import { getUser } from '@fichero/contract/calls/users.calls'
import { ApiError, useCall } from '@fichero/kit/api'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { InstructorActions } from './instructor-actions'
import { InstructorFacts } from './instructor-facts'

interface InstructorDetailsProps {
  id: number
  onDisabled: () => void
}

export function InstructorDetails({ id, onDisabled }: InstructorDetailsProps) {
  const { t } = useTranslation('instructors')
  const query = useCall(getUser, { params: { id } })
  const { error } = query
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={t('view.notFound')}>{t('view.notFoundHelp')}</EmptyState>

  return (
    <QueryView query={query} skeleton={<Skeleton height={280} />} errorTitle={t('view.error')}>
      {({ user }) => (
        <>
          <InstructorFacts user={user} />
          <InstructorActions user={user} onDisabled={onDisabled} />
        </>
      )}
    </QueryView>
  )
}
