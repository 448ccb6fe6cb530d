import { missingPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { type ReactNode, useId } from 'react'
import { GroupHeading } from '../groups/group-heading'
import type { Grouping } from './owed-filters-address'
import classes from './owed-group-section.module.css'
import type { OwedGroup } from './owed-groups'
import { OwedTable } from './owed-table'
import { Reminder } from './reminder'
import { ReminderButton } from './reminder-button'
import { useSourceText } from './use-source-text'

interface OwedGroupSectionProps {
  group: OwedGroup
  grouping: Grouping
  /** False if the group is incomplete: a reminder always has everything. */
  hasReminder: boolean
  isOpen: boolean
  onToggle: () => void
}

/** The owed judgments of one evaluator, competency or ficha. The heading expands to a table. */
export function OwedGroupSection({ group, grouping, hasReminder, isOpen, onToggle }: OwedGroupSectionProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const id = useId()
  const { name, isSofiaText, detail } = useHeading(group, grouping)
  const [first] = group.rows
  const table = useId()
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.head}>
        <div className={classes.words}>
          <GroupHeading
            name={name}
            isSofiaText={isSofiaText}
            id={id}
            level={2}
            controls={table}
            isOpen={isOpen}
            onToggle={onToggle}
          />
          <p className={classes.detail}>
            {detail && <span>{detail} · </span>}
            <span>{t('owed.judgments', { count: group.total, number: format.number(group.total) })}</span>
          </p>
        </div>
        {grouping === 'ficha' && first && (
          <Button component={Link} to={missingPath(first.ficha.nro_ficha)} variant="default" data-screen-only>
            {t('missing.counted', { number: format.number(first.ficha.faltan) })}
          </Button>
        )}
        {hasReminder && (
          <ReminderButton name={name}>
            <Reminder rows={group.rows} reader={grouping === 'persona' ? first?.responsable : undefined} />
          </ReminderButton>
        )}
      </div>
      {isOpen && (
        <div id={table}>
          <OwedTable name={name} rows={group.rows} grouping={grouping} />
        </div>
      )}
    </section>
  )
}

/** The heading of a group. `detail` is rendered below the name. */
interface Heading {
  name: string
  /** True if the name is Spanish text from SOFIA Plus. */
  isSofiaText?: boolean
  detail?: ReactNode
}

function useHeading({ rows }: OwedGroup, grouping: Grouping): Heading {
  const { t } = useTranslation('fichas')
  const sourceText = useSourceText()
  const [first] = rows
  if (!first) return { name: '' }
  const { responsable, ficha } = first
  if (grouping === 'persona') {
    const sources = new Set(rows.map((row) => sourceText(row.responsable)))
    return { name: responsable.nombre, detail: [...sources].join(' · ') }
  }
  if (grouping === 'competencia')
    return { name: first.nombre_competencia, isSofiaText: true, detail: first.codigo_competencia }
  return {
    name: t('detail.named', { nro_ficha: ficha.nro_ficha }),
    detail: <SofiaText>{ficha.programa_formacion}</SofiaText>,
  }
}
