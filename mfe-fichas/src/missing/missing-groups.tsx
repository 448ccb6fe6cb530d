import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useListOrder } from '@fichero/kit/list'
import { personStep } from '../enrolment/person-step'
import { ToggleAll } from '../groups/toggle-all'
import { useOpenGroups } from '../groups/use-open-groups'
import { InstructorGroup } from './instructor-group'
import classes from './missing.module.css'
import { type Group, peopleOf, type View } from './missing-lines'
import { OutcomeGroup } from './outcome-group'
import { PersonGroup } from './person-group'

const GROUPS = { aprendiz: PersonGroup, resultado: OutcomeGroup, instructor: InstructorGroup }

interface MissingGroupsProps {
  missing: MissingAnswer
  groups: Group[]
  view: View
}

/** The groups; each opens to its lines. */
export function MissingGroups({ missing, groups, view }: MissingGroupsProps) {
  const { t } = useTranslation('fichas')
  const { isOpen, toggle, isAll, toggleAll } = useOpenGroups(
    `open by ${view}`,
    groups.map(({ key }) => key),
  )
  useListOrder(
    t('missing.titleOf', { nro_ficha: missing.nro_ficha }),
    peopleOf(groups).map((person) => personStep({ ...person, nro_ficha: missing.nro_ficha })),
  )
  const Group = GROUPS[view]
  return (
    <>
      <ToggleAll isAll={isAll} onToggle={toggleAll} />
      <ul className={classes.groups} aria-label={t(`missing.view.${view}`)}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            missing={missing}
            isOpen={isOpen(group.key)}
            onToggle={() => toggle(group.key)}
          />
        ))}
      </ul>
    </>
  )
}
