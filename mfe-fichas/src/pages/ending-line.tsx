import { listEndingSoon } from '@fichero/contract/calls/dashboard.calls'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { ENDING_ID } from '../ending/ending-id'

/** How many fichas the card about endings lists. It asks for nothing that the card does not ask for. */
export function Page() {
  const { t } = useTranslation('fichas')
  const count = useCall(listEndingSoon).data?.fichas.length
  return (
    <WaitingLine count={count} to={`#${ENDING_ID}`}>
      {t('ending.wait', { count })}
    </WaitingLine>
  )
}
