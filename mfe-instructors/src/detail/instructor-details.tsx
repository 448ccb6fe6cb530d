import { ApiError } from '@fichero/kit/api'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { useUser } from '../calls/get-user'
import { InstructorFacts } from './instructor-facts'

export function InstructorDetails({ id }: { id: number }) {
  const { t } = useTranslation('instructors')
  const query = useUser(id)
  const { error } = query
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={t('view.notFound')}>{t('view.notFoundHelp')}</EmptyState>

  return (
    <QueryView query={query} skeleton={<Skeleton height={280} />} errorTitle={t('view.error')}>
      {({ user }) => <InstructorFacts user={user} />}
    </QueryView>
  )
}
