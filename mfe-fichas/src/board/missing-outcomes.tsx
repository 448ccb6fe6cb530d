import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { missingPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { StatusBadge } from '@fichero/kit/table'
import { splitCompetencies } from '../apprentice/competencies'
import { useMissingText } from '../apprentice/use-missing-text'
import type { Apprentice } from '../enrolment/enrolment'
import classes from './board.module.css'

interface MissingOutcomesProps {
  id: string
  document: string
  ficha: number
}

/** The outcomes that a person has not approved, by competency. Sends the same request as the person's page. */
export function MissingOutcomes({ id, document, ficha }: MissingOutcomesProps) {
  const { t } = useTranslation('fichas')
  const apprentice = useCall(
    getApprentice,
    { params: { documentNumber: document }, query: { ficha } },
    { select: ({ data }) => data },
  )
  return (
    <section id={id} className={classes.missing} aria-label={t('board.which')}>
      <QueryView query={apprentice} errorTitle={t('apprentice.error')}>
        {(data) => (
          <>
            <Outcomes apprentice={data} />
            <Link to={missingPath(ficha, { aprendiz: document })}>{t('board.whoOwes')}</Link>
          </>
        )}
      </QueryView>
    </section>
  )
}

function Outcomes({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const missing = useMissingText(apprentice)
  const { incomplete } = splitCompetencies(apprentice.competencias)
  const count = incomplete.reduce((sum, { missing: outcomes }) => sum + outcomes.length, 0)
  return (
    <>
      <p>
        <strong>{missing}.</strong> {t('board.pending', { count })}
      </p>
      <ul className={classes.competencies}>
        {incomplete.map(
          ({ id, nombre_competencia, aprobados, missing: outcomes, resultados_aprendizaje: { length: total } }) => (
            <li key={id}>
              <span className={classes.competency}>
                <SofiaText>{nombre_competencia}</SofiaText>
              </span>{' '}
              <span className={classes.approved}>{t('competencies.approvedOf', { aprobados, total })}</span>
              <ul>
                {outcomes.map((outcome) => (
                  <li key={outcome.id}>
                    <SofiaText>{outcome.nombre_rae}</SofiaText>{' '}
                    {outcome.juicio_evaluativo.estado === 'NO APROBADO' && (
                      <StatusBadge tone="red">{t('judgment.notApproved')}</StatusBadge>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </>
  )
}
