import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import type { EnrolmentKey } from '../enrolment/enrolment'
import type { Competency } from './competencies'
import classes from './competencies-table.module.css'
import { OutcomeRow } from './outcome-row'

interface CompetencyRowsProps {
  competency: Competency & { total: number }
  expanded: boolean
  onToggle: () => void
  enrolment: EnrolmentKey
}

/** One competency as a row that expands to its outcomes. All are expanded in print. */
export function CompetencyRows({ competency, expanded, onToggle, enrolment }: CompetencyRowsProps) {
  const { t } = useTranslation('fichas')
  const { id, codigo, nombre_competencia, aprobados, total, resultados_aprendizaje } = competency
  const rows = `outcomes-${id}`
  return (
    <>
      <tbody>
        <tr className={classes.competency}>
          <th scope="rowgroup" colSpan={4}>
            <button type="button" aria-expanded={expanded} aria-controls={rows} onClick={onToggle}>
              <IconChevronRight className={classes.chevron} aria-hidden="true" />
              <span>
                <span className={classes.code}>{codigo}</span> <SofiaText>{nombre_competencia}</SofiaText>
              </span>
            </button>
          </th>
          <td className={classes.count} data-complete={aprobados >= total || undefined}>
            {t('competencies.approvedOf', { aprobados, total })}
          </td>
        </tr>
      </tbody>
      <tbody id={rows} className={classes.outcomes} data-expanded={expanded || undefined}>
        {resultados_aprendizaje.map((outcome) => (
          <OutcomeRow key={outcome.id} outcome={outcome} enrolment={enrolment} />
        ))}
      </tbody>
    </>
  )
}
