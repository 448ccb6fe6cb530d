import { countUsers } from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { POLLING } from './polling'

/** Link to the pending requests, for users who decide them. Renders nothing without requests. */
export function WaitingRequests() {
  const { t } = useTranslation('instructors')
  const decides = useCan('users:approve')
  const count = useCall(countUsers, {}, { ...POLLING, enabled: decides }).data?.stats.pendingApprovals
  if (!decides || !count) return null
  return (
    <Button component={Link} to={PATHS.accessRequests} variant="light">
      {t('requests.toDecide', { count })}
    </Button>
  )
}
