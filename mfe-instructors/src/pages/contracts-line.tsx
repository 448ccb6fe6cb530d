import { listEndingContracts } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { CONTRACTS_ID } from '../contracts/ending-contracts'

/** Line of the welcome card that warns of contracts that end soon. Shares its data with the card of contracts. */
export function Page() {
  const { t } = useTranslation('instructors')
  const [early, late] = useCall(listEndingContracts).data?.proximos ?? []
  return (
    <WaitingLine count={early?.contratos} to={`#${CONTRACTS_ID}`}>
      {t('contracts.wait', { count: early?.contratos, days: early?.dias })}
      {late && late.contratos > 0 && (
        <span>{` (${t('contracts.waitLate', { count: late.contratos, days: late.dias })})`}</span>
      )}
    </WaitingLine>
  )
}
