import { listEndingContracts } from '@fichero/contract/calls/users.calls'
import { CONTRACT_ENDING_DAYS } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { CardSkeleton, InlineEmpty, Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { CONTRACTS_ID, EndingContracts } from '../contracts/ending-contracts'

/** Dashboard card with contracts that end soon or have ended, for users who may edit them. */
export function Page() {
  const { t } = useTranslation('instructors')
  const contracts = useCall(listEndingContracts)
  return (
    <Section id={CONTRACTS_ID} title={t('contracts.title')}>
      <QueryView
        query={contracts}
        errorTitle={t('contracts.failed')}
        skeleton={<CardSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <InlineEmpty title={t('contracts.none')}>
            {t('contracts.noneHint', { days: CONTRACT_ENDING_DAYS })}
          </InlineEmpty>
        }
      >
        {(answer) => <EndingContracts {...answer} />}
      </QueryView>
    </Section>
  )
}
