import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useListOrder } from '@fichero/kit/list'
import { useIncrementalRendering, useRowLinks, useStableCallback } from '@fichero/kit/table'
import { memo, useRef } from 'react'
import { personStep } from '../enrolment/person-step'
import { ToggleAll } from '../groups/toggle-all'
import { useOpenGroups } from '../groups/use-open-groups'
import { InstructorGroup } from './instructor-group'
import classes from './missing.module.css'
import { type Group, peopleOf, type View } from './missing-lines'
import { OutcomeGroup } from './outcome-group'
import { PersonGroup } from './person-group'

/** The component of a group, for each grouping. Memoised, so that opening or closing one group does not render the others. */
const GROUPS = { aprendiz: memo(PersonGroup), resultado: memo(OutcomeGroup), instructor: memo(InstructorGroup) }
/** How many open groups are rendered in one step: as many as fill a screen. */
const OPEN_STEP = 4
/** How many closed groups are rendered in one step: as many as fill a screen. */
const CLOSED_STEP = 20
/** With more groups than these, the style sheet lets the browser skip the layout of groups outside the viewport. */
const MANY = 10

interface MissingGroupsProps {
  missing: MissingAnswer
  groups: Group[]
  view: View
}

/** The list of groups. Each group expands to its lines. */
export function MissingGroups({ missing, groups, view }: MissingGroupsProps) {
  const { t } = useTranslation('fichas')
  const { isOpen, toggle, areAllOpen, toggleAll } = useOpenGroups(
    `open by ${view}`,
    groups.map(({ key }) => key),
  )
  useListOrder(
    t('missing.titleOf', { nro_ficha: missing.nro_ficha }),
    peopleOf(groups).map((person) => personStep({ ...person, nro_ficha: missing.nro_ficha })),
  )
  const list = useRef<HTMLUListElement>(null)
  useRowLinks(list)
  const onToggle = useStableCallback(toggle)
  const open = groups.filter(({ key }) => isOpen(key))
  // Renders OPEN_STEP groups more than are open. Otherwise opening a group at the top would unmount the last open group.
  const rendered = new Set(open.slice(0, useIncrementalRendering(open.length + OPEN_STEP, OPEN_STEP, OPEN_STEP)))
  const shown = groups.slice(0, useIncrementalRendering(groups.length, CLOSED_STEP))
  const Group = GROUPS[view]
  return (
    <>
      <ToggleAll areAllOpen={areAllOpen} onToggle={toggleAll} />
      <ul
        ref={list}
        className={classes.groups}
        data-many={groups.length > MANY || undefined}
        aria-label={t(`missing.view.${view}`)}
      >
        {shown.map((group) => (
          <Group key={group.key} group={group} missing={missing} isOpen={rendered.has(group)} onToggle={onToggle} />
        ))}
      </ul>
    </>
  )
}
