import { exportUsers } from '@fichero/contract/calls/users.calls'
import type { ListedUser } from '@fichero/contract/users.schema'
import { DownloadButton } from '@fichero/kit/download'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useCan } from '@fichero/kit/session'
import { Button, Group, Text } from '@fichero/kit/ui'
import { useEffect, useRef, useState } from 'react'
import { DisableSelected } from './disable-selected'
import { RefusedPeople } from './refused-people'
import type { NotDisabled } from './use-disable-several'

interface SelectionBarProps {
  /** What the filter shows. */
  shown: ListedUser[]
  /** The selected ones among them. */
  chosen: ListedUser[]
  onAll: () => void
  onNone: () => void
}

/** What can be done with the selected people; exported are, without any, all that the filter shows. */
export function SelectionBar({ shown, chosen, onAll, onNone }: SelectionBarProps) {
  const { t } = useTranslation('instructors')
  const canDisable = useCan('users:disable')
  const [refused, setRefused] = useState<NotDisabled[]>([])
  /** How often several were disabled. */
  const [rounds, setRounds] = useState(0)
  const status = useRef<HTMLParagraphElement>(null)
  // The closed question gave the focus back to a button that went with the selection.
  useEffect(() => {
    if (rounds > 0) status.current?.focus()
  }, [rounds])
  const count = chosen.length
  const exported = count > 0 ? chosen : shown
  return (
    <>
      <RefusedPeople refused={refused} onClose={() => setRefused([])} />
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
          {canDisable && count > 0 && (
            <DisableSelected
              users={chosen}
              onDone={(left) => {
                setRefused(left)
                onNone()
                setRounds((before) => before + 1)
              }}
            />
          )}
        </Group>
      )}
    </>
  )
}
