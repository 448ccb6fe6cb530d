import { listEndingContracts } from '@fichero/contract/calls/users.calls'
import { CONTRACT_ENDING_DAYS } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { CardSkeleton, CollapsibleRows, InlineEmpty, Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import { ContractsTable } from '../contracts/contracts-table'

const FEW = 6

/** Contracts that end soon or have ended, for who may edit them. */
export function Page() {
  const { t } = useTranslation('instructors')
  const contracts = useCall(listEndingContracts)
  return (
    <Section id="contratos" title={t('contracts.title')}>
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
        {({ personas, total }) => (
          <>
            <CollapsibleRows rows={personas} few={FEW} moreLabel={t('contracts.more', { count: personas.length })}>
              {(rows) => <ContractsTable people={rows} />}
            </CollapsibleRows>
            {total > personas.length && (
              <Text size="sm" c="dimmed" mt="xs">
                {t('contracts.some', { shown: personas.length, total })}
              </Text>
            )}
          </>
        )}
      </QueryView>
    </Section>
  )
}
