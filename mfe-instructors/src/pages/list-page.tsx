import { listUsers } from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan, useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { InstructorList } from '../list/instructor-list'
import { InstructorListSkeleton } from '../list/instructor-list-skeleton'
import { REQUESTS_ID } from '../requests/requests-id'

export function Page() {
  const { t } = useTranslation('instructors')
  const query = useCall(listUsers)
  const approves = useCan('users:approve')
  const ownId = useSession()?.user.id

  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        actions={
          query.data?.can.viewDisabled && (
            <Button component={Link} to={PATHS.disabledInstructors} variant="default">
              {t('disabled.see')}
            </Button>
          )
        }
      />
      <QueryView
        query={query}
        skeleton={<InstructorListSkeleton />}
        errorTitle={t('list.error')}
        isEmpty={({ users }) => users.every((user) => user.id === ownId)}
        empty={
          <EmptyState
            title={t('list.emptyTitle')}
            action={
              approves && (
                <Button component={Link} to={`${PATHS.dashboard}#${REQUESTS_ID}`}>
                  {t('list.toRequests')}
                </Button>
              )
            }
          >
            {t('list.empty')}
          </EmptyState>
        }
      >
        {({ users }) => <InstructorList users={users.filter((user) => user.id !== ownId)} />}
      </QueryView>
    </>
  )
}
