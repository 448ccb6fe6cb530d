import { ToggleAll } from '../groups/toggle-all'
import { useOpenGroups } from '../groups/use-open-groups'
import type { Grouping } from './owed-filters-address'
import { OwedGroupSection } from './owed-group-section'
import classes from './owed-group-section.module.css'
import type { OwedGroup } from './owed-groups'

interface OwedGroupsListProps {
  groups: OwedGroup[]
  grouping: Grouping
  /** False if the groups may have only some of the judgments: a reminder has everything. */
  hasReminders: boolean
}

/** The groups of owed judgments. Each group expands to a table of outcomes. */
export function OwedGroupsList({ groups, grouping, hasReminders }: OwedGroupsListProps) {
  const { isOpen, toggle, areAllOpen, toggleAll } = useOpenGroups(
    `open by ${grouping}`,
    groups.map(({ key }) => key),
  )
  if (groups.length === 0) return null
  return (
    <div className={classes.groups}>
      {groups.length > 1 && <ToggleAll areAllOpen={areAllOpen} onToggle={toggleAll} />}
      {groups.map((group) => (
        <OwedGroupSection
          key={group.key}
          group={group}
          grouping={grouping}
          hasReminder={hasReminders}
          isOpen={isOpen(group.key)}
          onToggle={() => toggle(group.key)}
        />
      ))}
    </div>
  )
}
