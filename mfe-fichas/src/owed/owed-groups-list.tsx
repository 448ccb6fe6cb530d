import { ToggleAll } from '../groups/toggle-all'
import { useOpenGroups } from '../groups/use-open-groups'
import type { Grouping } from './owed-filters-address'
import { OwedGroupSection } from './owed-group-section'
import classes from './owed-group-section.module.css'
import type { OwedGroup } from './owed-groups'

interface OwedGroupsProps {
  groups: OwedGroup[]
  grouping: Grouping
}

/** The groups; each opens to its outcomes. */
export function OwedGroups({ groups, grouping }: OwedGroupsProps) {
  const { isOpen, toggle, isAll, toggleAll } = useOpenGroups(
    `open by ${grouping}`,
    groups.map(({ key }) => key),
  )
  if (groups.length === 0) return null
  return (
    <div className={classes.groups}>
      {groups.length > 1 && <ToggleAll isAll={isAll} onToggle={toggleAll} />}
      {groups.map((group) => (
        <OwedGroupSection
          key={group.key}
          group={group}
          grouping={grouping}
          isOpen={isOpen(group.key)}
          onToggle={() => toggle(group.key)}
        />
      ))}
    </div>
  )
}
