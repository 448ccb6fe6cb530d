import type { EndingContractsAnswer } from '@fichero/contract/users.schema'
import { CollapsibleRows } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { useSelection } from '@fichero/kit/table'
import { Button, Group, Text } from '@fichero/kit/ui'
import { ExtendContracts } from '../extend/extend-contracts'
import { ContractsTable } from './contracts-table'

/** Anchor of the card. */
export const CONTRACTS_ID = 'contratos'

/** Number of contracts that are shown before the list is expanded. */
const FEW = 6

/** The contracts that end soon. Selected contracts can be extended together. */
export function EndingContracts({ personas, total }: EndingContractsAnswer) {
  const { t } = useTranslation('instructors')
  const { chosen, isChosen, toggle, none } = useSelection(personas, ({ id }) => id)
  const count = chosen.length
  return (
    <>
      {count > 0 && (
        <Group gap="sm" mb="xs">
          <Text size="sm" c="dimmed">
            {t('several.count', { count })}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={none}>
            {t('chosen.clear')}
          </Button>
          <ExtendContracts people={chosen} isSelection size="compact-sm" onDone={none} />
        </Group>
      )}
      <CollapsibleRows rows={personas} few={FEW} moreLabel={t('contracts.more', { count: personas.length })}>
        {(rows) => <ContractsTable people={rows} isChosen={isChosen} onToggle={toggle} />}
      </CollapsibleRows>
      {total > personas.length && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('contracts.some', { shown: personas.length, total })}
        </Text>
      )}
    </>
  )
}
