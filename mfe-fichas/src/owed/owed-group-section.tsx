import { missingPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { type ReactNode, useId } from 'react'
import { GroupName } from '../groups/group-name'
import type { Grouping } from './owed-filters-address'
import classes from './owed-group-section.module.css'
import type { OwedGroup } from './owed-groups'
import { OwedTable } from './owed-table'
import { ReminderButton } from './reminder-button'

interface OwedGroupSectionProps {
  group: OwedGroup
  grouping: Grouping
  isOpen: boolean
  onToggle: () => void
}

/** What one person owes, or is owed in one competency or ficha. */
export function OwedGroupSection({ group, grouping, isOpen, onToggle }: OwedGroupSectionProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const id = useId()
  const { name, isWritten, detail } = useHeading(group, grouping)
  const [first] = group.rows
  const table = useId()
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.head}>
        <div className={classes.words}>
          <GroupName
            name={name}
            isWritten={isWritten}
            id={id}
            level={2}
            controls={table}
            isOpen={isOpen}
            onToggle={onToggle}
          />
          <p className={classes.detail}>
            {detail && <>{detail} · </>}
            {t('owed.judgments', { count: group.total, number: format.number(group.total) })}
          </p>
        </div>
        {grouping === 'ficha' && first && (
          <Button component={Link} to={missingPath(first.ficha.nro_ficha)} variant="default" data-screen-only>
            {t('missing.counted', { number: format.number(first.ficha.faltan) })}
          </Button>
        )}
        <ReminderButton group={group} grouping={grouping} name={name} />
      </div>
      {isOpen && (
        <div id={table}>
          <OwedTable name={name} rows={group.rows} grouping={grouping} />
        </div>
      )}
    </section>
  )
}

interface Heading {
  name: string
  /** Whether SOFIA Plus wrote it. */
  isWritten?: boolean
  detail?: ReactNode
}

function useHeading({ rows }: OwedGroup, grouping: Grouping): Heading {
  const { t } = useTranslation('fichas')
  const [first] = rows
  if (!first) return { name: '' }
  const { responsable, ficha } = first
  if (grouping === 'persona') {
    const sources = new Set(rows.map((row) => t(`owed.source.${row.responsable.fuente}`)))
    return { name: responsable.nombre, detail: [...sources].join(' · ') }
  }
  if (grouping === 'competencia')
    return { name: first.nombre_competencia, isWritten: true, detail: first.codigo_competencia }
  return {
    name: t('detail.named', { nro_ficha: ficha.nro_ficha }),
    detail: <SofiaText>{ficha.programa_formacion}</SofiaText>,
  }
}
