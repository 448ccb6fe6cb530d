import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { missingPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { StatusBadge } from '@fichero/kit/table'
import { pendingOnly } from '../apprentice/competencies'
import { useMissingText } from '../apprentice/missing-outcomes'
import type { Apprentice } from '../enrolment/enrolment'
import classes from './board.module.css'

interface MissingOutcomesProps {
  id: string
  document: string
  ficha: number
}

/** What a person has not approved, by competency, as the person's own page has it. */
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
  const competencies = pendingOnly(apprentice.competencias)
  const count = competencies.reduce((sum, { resultados_aprendizaje: outcomes }) => sum + outcomes.length, 0)
  return (
    <>
      <p>
        <strong>{missing}.</strong> {t('board.pending', { count })}
      </p>
      <ul className={classes.competencies}>
        {competencies.map(({ id, nombre_competencia, aprobados, total, resultados_aprendizaje: outcomes }) => (
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
        ))}
      </ul>
    </>
  )
}
