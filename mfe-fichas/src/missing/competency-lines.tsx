import { missingPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { RowLink, StatusBadge } from '@fichero/kit/table'
import { useEvaluatorText } from '../enrolment/use-evaluator-text'
import classes from './missing.module.css'
import { byCompetency, type Line } from './missing-lines'

interface CompetencyLinesProps {
  /** The lines of one person. */
  lines: Line[]
  nroFicha: number
  /** The number of people in training in the ficha. */
  people: number
}

/** The outcomes that one person lacks, grouped by competency, each with the evaluator who owes the judgment. */
export function CompetencyLines({ lines, nroFicha, people }: CompetencyLinesProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const evaluatorText = useEvaluatorText()
  return byCompetency(lines).map(({ key, lines: competencyLines }) => (
    <section key={key} className={classes.part}>
      <h4>
        <SofiaText>{competencyLines[0]?.outcome.nombre_competencia}</SofiaText>{' '}
        <span className={classes.number}>({format.number(competencyLines.length)})</span>
      </h4>
      <ul>
        {competencyLines.map((line) => (
          <li key={line.outcome.id_resultado} className={classes.line}>
            <span>
              <SofiaText>{line.outcome.nombre_rae}</SofiaText>{' '}
              <span className={classes.code} translate="no">
                {line.outcome.codigo}
              </span>{' '}
              {line.estado === 'NO APROBADO' && <StatusBadge tone="red">{t('judgment.notApproved')}</StatusBadge>}
            </span>
            <span className={classes.who}>
              <span>{evaluatorText(line.responsible?.nombre)}</span>
              <RowLink to={missingPath(nroFicha, { resultado: line.outcome.id_resultado })}>
                {t('missing.others', {
                  number: format.number(line.outcome.faltan),
                  total: format.number(people),
                })}
              </RowLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
