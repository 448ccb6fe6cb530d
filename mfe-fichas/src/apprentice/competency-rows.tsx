import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import { useId } from 'react'
import type { EnrolmentKey } from '../enrolment/enrolment'
import type { SplitCompetency } from './competencies'
import classes from './competencies-table.module.css'
import { OutcomeRow } from './outcome-row'

interface CompetencyRowsProps {
  /** Id of the row of the competency. */
  id?: string | undefined
  competency: SplitCompetency
  expanded: boolean
  onToggle: () => void
  /** Whether the approved outcomes are visible although others are missing. */
  showsApproved: boolean
  onToggleApproved: () => void
  /** Hides the competency, except in print. */
  isHidden: boolean
  enrolment: EnrolmentKey
}

/**
 * The row of one competency, which expands to its missing outcomes, or to all outcomes if it is complete. The number of
 * approved outcomes of an incomplete competency is a button that shows them. In print all outcomes are visible.
 */
export function CompetencyRows(props: CompetencyRowsProps) {
  const { id, competency, expanded, onToggle, showsApproved, onToggleApproved, isHidden, enrolment } = props
  const { t } = useTranslation('fichas')
  const [name, count] = [useId(), useId()]
  const { codigo, nombre_competencia, aprobados, missing, approved, resultados_aprendizaje } = competency
  const rows = `outcomes-${competency.id}`
  const approvedRows = `${rows}-approved`
  const isComplete = missing.length === 0
  const countText = t('competencies.approvedOf', { aprobados, total: resultados_aprendizaje.length })
  const isApprovedOpen = isComplete ? expanded : showsApproved
  return (
    <>
      <tbody id={id} data-hidden={isHidden || undefined}>
        <tr className={classes.competency}>
          <th scope="rowgroup" colSpan={4}>
            <button
              type="button"
              aria-expanded={expanded}
              aria-controls={isComplete ? approvedRows : rows}
              onClick={onToggle}
            >
              <IconChevronRight className={classes.chevron} aria-hidden="true" />
              <span id={name}>
                <span className={classes.code} translate="no">
                  {codigo}
                </span>{' '}
                <SofiaText>{nombre_competencia}</SofiaText>
              </span>
            </button>
          </th>
          <td className={classes.count} data-complete={isComplete || undefined}>
            {isComplete || approved.length === 0 ? (
              countText
            ) : (
              <button
                type="button"
                id={count}
                className={classes.approved}
                aria-expanded={showsApproved}
                aria-controls={approvedRows}
                aria-labelledby={`${count} ${name}`}
                onClick={onToggleApproved}
              >
                {countText}
              </button>
            )}
          </td>
        </tr>
      </tbody>
      {!isComplete && (
        <tbody id={rows} className={classes.outcomes} data-expanded={expanded || undefined}>
          {missing.map((outcome) => (
            <OutcomeRow key={outcome.id} outcome={outcome} enrolment={enrolment} />
          ))}
        </tbody>
      )}
      {approved.length > 0 && (
        <tbody
          id={approvedRows}
          className={classes.outcomes}
          data-expanded={isApprovedOpen || undefined}
          data-hidden={isHidden || undefined}
        >
          {approved.map((outcome) => (
            <OutcomeRow key={outcome.id} outcome={outcome} enrolment={enrolment} />
          ))}
        </tbody>
      )}
    </>
  )
}
