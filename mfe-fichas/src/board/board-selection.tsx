import { fullName } from '@fichero/contract/text'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { RowCheck, type useSelection } from '@fichero/kit/table'
import { Button, Group, Text } from '@fichero/kit/ui'
import { createContext, useContext } from 'react'
import { RecordStep } from '../tyt-steps/record-step'
import type { BoardPerson } from './use-board'

type Selection = ReturnType<typeof useSelection<BoardPerson>>

/** A context, because a cell of a table gets only one state of its row, and a row of the board opens too. */
export const SelectionContext = createContext<Pick<Selection, 'isChosen' | 'toggle'> | undefined>(undefined)

/** The checkbox that selects a person, if the user may record steps of the TyT test for this person. */
export function PersonCheck({ person }: { person: BoardPerson }) {
  const { t } = useTranslation('fichas')
  const selection = useContext(SelectionContext)
  if (!selection || !person.can.recordTyt) return null
  return (
    <RowCheck
      label={t('tytStep.select', { name: fullName(person) })}
      checked={selection.isChosen(person)}
      onToggle={() => selection.toggle(person)}
    />
  )
}

/** The number of selected people, and the button that records a step for them. */
export function BoardSelection({ selection: { chosen, all, none } }: { selection: Selection }) {
  const { t } = useTranslation('fichas')
  const count = chosen.length
  return (
    <Group gap="sm" mb="sm" data-screen-only>
      <Announced changesOnly>
        <Text size="sm" c="dimmed">
          {count === 0 ? t('tytStep.none') : t('tytStep.count', { count })}
        </Text>
      </Announced>
      <Button variant="subtle" size="compact-sm" onClick={all}>
        {t('tytStep.all')}
      </Button>
      {count > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={none}>
          {t('table.clear')}
        </Button>
      )}
      <RecordStep.Button form={{ people: chosen, onDone: none }} can={count > 0} size="compact-sm">
        {t('tytStep.open')}
      </RecordStep.Button>
    </Group>
  )
}
