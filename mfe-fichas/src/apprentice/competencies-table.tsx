import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import type { OpenRows } from '@fichero/kit/router'
import { useFolding } from '@fichero/kit/table'
import { VisuallyHidden } from '@fichero/kit/ui'
import { useId, useRef } from 'react'
import type { EnrolmentKey } from '../enrolment/enrolment'
import type { SplitCompetency } from './competencies'
import classes from './competencies-table.module.css'
import { CompetencyRows } from './competency-rows'

interface CompetenciesTableProps {
  incomplete: SplitCompetency[]
  complete: SplitCompetency[]
  /** The ids of the expanded competencies. */
  open: OpenRows<number>
  /** The ids of the competencies whose approved outcomes are visible beside missing ones. */
  approved: OpenRows<number>
  isCompleteOpen: boolean
  onToggleComplete: () => void
  enrolment: EnrolmentKey
}

/**
 * A table with one expandable row group for each competency. The complete competencies are behind one row, which expands to
 * them. In print everything is expanded.
 */
export function CompetenciesTable(props: CompetenciesTableProps) {
  const { incomplete, complete, open, approved, isCompleteOpen, onToggleComplete, enrolment } = props
  const { t } = useTranslation('fichas')
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useFolding(box)
  const rowsOf = (competency: SplitCompetency, groupId?: string) => (
    <CompetencyRows
      key={competency.id}
      id={groupId}
      competency={competency}
      expanded={open.has(competency.id)}
      onToggle={() => open.toggle(competency.id)}
      showsApproved={approved.has(competency.id)}
      onToggleApproved={() => approved.toggle(competency.id)}
      isHidden={groupId !== undefined && !isCompleteOpen}
      enrolment={enrolment}
    />
  )
  const idOf = (index: number) => `${id}-${index}`
  return (
    <div ref={box} className={classes.box}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t('competencies.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('competencies.competencyAndOutcome')}</th>
            <th scope="col">{t('competencies.judgment')}</th>
            <th scope="col">{t('competencies.evaluator')}</th>
            <th scope="col">{t('competencies.registered')}</th>
            <th scope="col">{t('competencies.observation')}</th>
          </tr>
        </thead>
        {incomplete.map((competency) => rowsOf(competency))}
        {complete.length > 0 && (
          <tbody data-screen-only>
            <tr className={classes.competency}>
              <th colSpan={5}>
                <button
                  type="button"
                  aria-expanded={isCompleteOpen}
                  aria-controls={complete.map((_, index) => idOf(index)).join(' ')}
                  onClick={onToggleComplete}
                >
                  <IconChevronRight className={classes.chevron} aria-hidden="true" />
                  {t('competencies.complete', { count: complete.length })}
                </button>
              </th>
            </tr>
          </tbody>
        )}
        {complete.map((competency, index) => rowsOf(competency, idOf(index)))}
      </table>
    </div>
  )
}
