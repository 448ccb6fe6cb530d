import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import { InstructorGroup } from './instructor-group'
import classes from './missing.module.css'
import type { Group, View } from './missing-lines'
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
  const [open, setOpen] = useState(() => new Set(keys.length === 1 ? keys : []))
  const isAll = open.size === keys.length
  const toggle = (key: string) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  const Group = GROUPS[view]
  return (
    <>
      <div className={classes.all} data-screen-only>
        <Button variant="subtle" size="xs" onClick={() => setOpen(new Set(isAll ? [] : keys))}>
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
            onToggle={() => toggle(group.key)}
          />
        ))}
      </ul>
    </>
  )
}
