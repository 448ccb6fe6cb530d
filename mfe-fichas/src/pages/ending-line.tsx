import { listEndingSoon } from '@fichero/contract/calls/dashboard.calls'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { ENDING_ID } from '../ending-soon/ending-id'

/** The dashboard's line with the number of fichas that end soon, which links to the card. Line and card share one request. */
export function Page() {
  const { t } = useTranslation('fichas')
  const count = useCall(listEndingSoon).data?.fichas.length
  return (
    <WaitingLine count={count} to={`#${ENDING_ID}`}>
      {t('ending.wait', { count })}
    </WaitingLine>
  )
}
