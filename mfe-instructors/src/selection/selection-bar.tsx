import { exportUsers } from '@fichero/contract/calls/users.calls'
import { DownloadButton } from '@fichero/kit/download'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useCan } from '@fichero/kit/session'
import { Button, Group, Text } from '@fichero/kit/ui'
import { useEffect, useRef, useState } from 'react'
import { ExtendContracts } from '../extend/extend-contracts'
import type { ListedPerson } from '../people/listed-person'
import { DisableFailures } from './disable-failures'
import { DisableSelected } from './disable-selected'
import type { NotDisabled } from './use-disable-several'

interface SelectionBarProps {
  /** The people whom the filter shows. */
  shown: ListedPerson[]
  /** The selected people among them. */
  chosen: ListedPerson[]
  onAll: () => void
  onNone: () => void
}

/** Actions on the selected people. Without a selection, the export has all people whom the filter shows. */
export function SelectionBar({ shown, chosen, onAll, onNone }: SelectionBarProps) {
  const { t } = useTranslation('instructors')
  const canDisable = useCan('users:disable')
  const canExtend = useCan('users:edit')
  const [failures, setFailures] = useState<NotDisabled[]>([])
  /** Number of finished actions on several people. */
  const [rounds, setRounds] = useState(0)
  const status = useRef<HTMLParagraphElement>(null)
  // The status gets the focus, because the button to which the closed dialog returned it has disappeared.
  useEffect(() => {
    if (rounds > 0) status.current?.focus()
  }, [rounds])
  const count = chosen.length
  const endSelection = () => {
    onNone()
    setRounds((before) => before + 1)
  }
  const exported = count > 0 ? chosen : shown
  return (
    <>
      <DisableFailures failures={failures} onClose={() => setFailures([])} />
      {shown.length > 0 && (
        <Group gap="sm">
          <Announced changesOnly>
            <Text ref={status} size="sm" c="dimmed" tabIndex={-1}>
              {count === 0 ? t('several.none') : t('several.count', { count })}
            </Text>
          </Announced>
          <Button variant="subtle" size="compact-sm" onClick={onAll}>
            {t('several.all')}
          </Button>
          {count > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={onNone}>
              {t('chosen.clear')}
            </Button>
          )}
          <DownloadButton call={exportUsers} input={{ body: { ids: exported.map(({ id }) => id) } }} size="compact-sm">
            {count > 0 ? t('kit:exportSelected') : t('export')}
          </DownloadButton>
          {canExtend && count > 0 && (
            <ExtendContracts people={chosen} isSelection size="compact-sm" onDone={endSelection} />
          )}
          {canDisable && count > 0 && (
            <DisableSelected
              users={chosen}
              onDone={(failed) => {
                setFailures(failed)
                endSelection()
              }}
            />
          )}
        </Group>
      )}
    </>
  )
}
