import { dashboardUsersPath } from '@fichero/contract/paths'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { REQUESTS_ID } from '../requests/requests-id'
import { Section } from '../section'
import { Metric } from './metric'
import classes from './metrics.module.css'
import { useMetrics } from './use-metrics'

/** People with an account or a request, for administrators. */
export function Metrics() {
  const { t } = useTranslation('shell')
  const metrics = useMetrics()
  return (
    <Section id="people" title={t('dashboard.people.title')} span="minor" room={120}>
      <QueryView query={metrics} errorTitle={t('dashboard.people.failed')} skeleton={<Skeleton height={120} />}>
        {({ stats }) => (
          <ul className={classes.metrics}>
            <Metric label={t('dashboard.people.total')} count={stats.totalUsers} to={dashboardUsersPath()} />
            <Metric
              label={t('dashboard.people.pending')}
              count={stats.pendingApprovals}
              to={`#${REQUESTS_ID}`}
              urgent={stats.pendingApprovals > 0}
            />
            <Metric
              label={t('dashboard.people.active')}
              count={stats.activeUsers}
              to={dashboardUsersPath('habilitado')}
            />
            <Metric
              label={t('dashboard.people.disabled')}
              count={stats.disabledUsers}
              to={dashboardUsersPath('deshabilitado')}
            />
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
