import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { REQUESTS_ID } from '../requests/requests-id'
import { usePendingRequests } from '../requests/use-pending-requests'
import { PASSWORD_REQUESTS_ID } from '../waiting/password-requests-id'
import { useWaitingPeople } from '../waiting/use-waiting-people'

/** Lines of the welcome card: numbers of pending requests for access and for a new password. Shares its data with the card. */
export function Page() {
  const { t } = useTranslation('instructors')
  const count = usePendingRequests().data?.users.length
  const { askers } = useWaitingPeople()
  return (
    <>
      <WaitingLine count={count} to={`#${REQUESTS_ID}`}>
        {t('requests.wait', { count })}
      </WaitingLine>
      <WaitingLine count={askers.length} to={`#${PASSWORD_REQUESTS_ID}`}>
        {t('waiting.wait', { count: askers.length })}
      </WaitingLine>
    </>
  )
}
