import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { REQUESTS_ID } from '../requests/requests-id'
import { usePending } from '../requests/use-pending'

/** The number of pending requests. Uses the same request as the card. */
export function Page() {
  const { t } = useTranslation('instructors')
  const count = usePending().data?.users.length
  return (
    <WaitingLine count={count} to={`#${REQUESTS_ID}`}>
      {t('requests.wait', { count })}
    </WaitingLine>
  )
}
