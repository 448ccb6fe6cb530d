import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useListOrder } from '@fichero/kit/list'
import { useKeptSet } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { personStep } from '../enrolment/person-step'
import { InstructorGroup } from './instructor-group'
import classes from './missing.module.css'
import { type Group, peopleOf, type View } from './missing-lines'
import { OutcomeGroup } from './outcome-group'
import { PersonGroup } from './person-group'
import { usePrinting } from './use-printing'

const GROUPS = { aprendiz: PersonGroup, resultado: OutcomeGroup, instructor: InstructorGroup }

interface MissingGroupsProps {
  missing: MissingAnswer
  groups: Group[]
  view: View
}

/** The groups; each opens to its lines, and on paper all are open. */
export function MissingGroups({ missing, groups, view }: MissingGroupsProps) {
  const { t } = useTranslation('fichas')
  const printing = usePrinting()
  const keys = groups.map(({ key }) => key)
  const open = useKeptSet(`open by ${view}`, keys.length === 1 ? keys : [])
  const isAll = open.size === keys.length
  useListOrder(
    t('missing.titleOf', { nro_ficha: missing.nro_ficha }),
    peopleOf(groups).map((person) => personStep({ ...person, nro_ficha: missing.nro_ficha })),
  )
  const Group = GROUPS[view]
  return (
    <>
      <div className={classes.all} data-screen-only>
        <Button variant="subtle" size="xs" onClick={() => open.set(isAll ? [] : keys)}>
          {isAll ? t('missing.closeAll') : t('missing.openAll')}
        </Button>
      </div>
      <ul className={classes.groups} aria-label={t(`missing.view.${view}`)}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            missing={missing}
            isOpen={printing || open.has(group.key)}
            onToggle={() => open.toggle(group.key)}
          />
        ))}
      </ul>
    </>
  )
}
