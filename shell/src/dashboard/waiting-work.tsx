import { useTranslation } from '@fichero/kit/i18n'
import { ENDING_ID, useEndingSoon } from './ending/use-ending-soon'
import { JumpLink } from './jump-link'
import { REQUESTS_ID } from './requests/requests-id'
import { usePending } from './requests/use-pending'
import classes from './welcome.module.css'

/** In a line, what waits for the reader, each with a link to where it is. Asks for nothing that a card does not ask for. */
export function WaitingWork({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('shell')
  const requests = usePending(isAdmin).data?.users.length ?? 0
  const ending = useEndingSoon().data
  const fichas = ending?.fichas.length ?? 0
  if (requests === 0 && fichas === 0)
    return <p className={classes.lead}>{ending ? t('dashboard.nothingWaits') : t('dashboard.lead')}</p>
  return (
    <ul className={classes.lead}>
      {requests > 0 && (
        <li>
          <JumpLink to={`#${REQUESTS_ID}`}>{t('dashboard.requestsWait', { count: requests })}</JumpLink>
        </li>
      )}
      {fichas > 0 && (
        <li>
          <JumpLink to={`#${ENDING_ID}`}>{t('dashboard.fichasWait', { count: fichas })}</JumpLink>
        </li>
      )}
    </ul>
  )
}
