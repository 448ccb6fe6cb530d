import { countUsers } from '@fichero/contract/calls/users.calls'
import { dashboardUsersPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { CardSkeleton, Metric, Metrics, Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { POLLING } from '../requests/polling'
import { REQUESTS_ID } from '../requests/requests-id'

/** Dashboard card for administrators: numbers of users with an account or an access request. */
export function Page() {
  const { t } = useTranslation('instructors')
  const metrics = useCall(countUsers, {}, POLLING)
  return (
    <Section id="people" title={t('people.title')}>
      <QueryView query={metrics} errorTitle={t('people.failed')} skeleton={<CardSkeleton />}>
        {({ stats }) => (
          <Metrics>
            <Metric label={t('people.total')} count={stats.totalUsers} to={dashboardUsersPath()} />
            <Metric
              label={t('people.pending')}
              count={stats.pendingApprovals}
              to={`#${REQUESTS_ID}`}
              urgent={stats.pendingApprovals > 0}
            />
            <Metric label={t('people.active')} count={stats.activeUsers} to={dashboardUsersPath('habilitado')} />
            <Metric label={t('people.disabled')} count={stats.disabledUsers} to={dashboardUsersPath('deshabilitado')} />
          </Metrics>
        )}
      </QueryView>
    </Section>
  )
}
