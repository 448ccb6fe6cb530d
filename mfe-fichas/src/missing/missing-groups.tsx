import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useListOrder } from '@fichero/kit/list'
import { useInSteps, useRowLinks, useSteady } from '@fichero/kit/table'
import { memo, useRef } from 'react'
import { personStep } from '../enrolment/person-step'
import { ToggleAll } from '../groups/toggle-all'
import { useOpenGroups } from '../groups/use-open-groups'
import { InstructorGroup } from './instructor-group'
import classes from './missing.module.css'
import { type Group, peopleOf, type View } from './missing-lines'
import { OutcomeGroup } from './outcome-group'
import { PersonGroup } from './person-group'

/** A group that opens or closes draws no other. */
const GROUPS = { aprendiz: memo(PersonGroup), resultado: memo(OutcomeGroup), instructor: memo(InstructorGroup) }
/** Open groups that fill a screen, and as many as are drawn between two presses. */
const STEP = 4
/** Closed ones that fill a screen. */
const CLOSED = 20
/** More groups than a screen shows. */
const MANY = 10

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
  const list = useRef<HTMLUListElement>(null)
  useRowLinks(list)
  const onToggle = useSteady(toggle)
  const open = groups.filter(({ key }) => isOpen(key))
  // One that opens above the others makes none of them go.
  const drawn = new Set(open.slice(0, useInSteps(open.length + STEP, STEP, STEP)))
  const shown = groups.slice(0, useInSteps(groups.length, CLOSED))
  const Group = GROUPS[view]
  return (
    <>
      <ToggleAll isAll={isAll} onToggle={toggleAll} />
      <ul
        ref={list}
        className={classes.groups}
        data-many={groups.length > MANY || undefined}
        aria-label={t(`missing.view.${view}`)}
      >
        {shown.map((group) => (
          <Group key={group.key} group={group} missing={missing} isOpen={drawn.has(group)} onToggle={onToggle} />
        ))}
      </ul>
    </>
  )
}
