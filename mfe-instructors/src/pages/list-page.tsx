import { useTranslation } from '@fichero/kit/i18n'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/page'
import { useSession } from '@fichero/kit/session'
import { useUsers } from '../features/instructors/api/list-users'
import { InstructorList } from '../features/instructors/components/instructor-list'
import { InstructorListSkeleton } from '../features/instructors/components/instructor-list-skeleton'

export function Page() {
  const { t } = useTranslation('instructors')
  const query = useUsers()
  const ownId = useSession()?.user.id

  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} />
      <QueryView
        query={query}
        skeleton={<InstructorListSkeleton />}
        errorTitle={t('list.error')}
        isEmpty={({ users }) => users.every((user) => user.id === ownId)}
        empty={<EmptyState title={t('list.emptyTitle')}>{t('list.empty')}</EmptyState>}
      >
        {({ users }) => <InstructorList users={users.filter((user) => user.id !== ownId)} />}
      </QueryView>
    </>
  )
}
