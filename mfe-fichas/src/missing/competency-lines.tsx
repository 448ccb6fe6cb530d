import { missingPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { RowLink, StatusBadge } from '@fichero/kit/table'
import classes from './missing.module.css'
import { byCompetency, type Line } from './missing-lines'
import { useOwedBy } from './use-owed-by'

interface CompetencyLinesProps {
  /** Of one person. */
  lines: Line[]
  nroFicha: number
  /** In training. */
  people: number
}

/** The outcomes that one person lacks, below their competencies, with who owes each. */
export function CompetencyLines({ lines, nroFicha, people }: CompetencyLinesProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const owedBy = useOwedBy()
  return byCompetency(lines).map(({ key, lines: own }) => (
    <section key={key} className={classes.part}>
      <h4>
        <SofiaText>{own[0]?.outcome.nombre_competencia}</SofiaText>{' '}
        <span className={classes.number}>({format.number(own.length)})</span>
      </h4>
      <ul>
        {own.map((line) => (
          <li key={line.outcome.id_resultado} className={classes.line}>
            <span>
              <SofiaText>{line.outcome.nombre_rae}</SofiaText>{' '}
              <span className={classes.code}>{line.outcome.codigo}</span>{' '}
              {line.estado === 'NO APROBADO' && <StatusBadge tone="red">{t('judgment.notApproved')}</StatusBadge>}
            </span>
            <span className={classes.who}>
              <span>{owedBy(line)}</span>
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
