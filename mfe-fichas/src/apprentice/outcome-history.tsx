import { getOutcomeHistory } from '@fichero/contract/calls/fichas.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { EnrolmentKey } from '../enrolment/enrolment'
import classes from './outcome-history.module.css'

const KEYS = { APROBADO: 'approved', 'NO APROBADO': 'notApproved', pendiente: 'pending' } as const

interface OutcomeHistoryProps {
  enrolment: EnrolmentKey
  outcomeId: number
}

/**
 * The changes of one outcome's judgment with date and file, oldest first. The answer of the API has the changes of all
 * outcomes of a person, so the outcomes share one request.
 */
export function OutcomeHistory({ enrolment: { documentNumber, ficha }, outcomeId }: OutcomeHistoryProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const query = useCall(
    getOutcomeHistory,
    { params: { documentNumber }, query: { ficha } },
    { select: ({ cambios }) => cambios.filter(({ id_resultado }) => id_resultado === outcomeId) },
  )
  return (
    <QueryView query={query} errorTitle={t('outcomeHistory.failed')}>
      {(changes) => (
        <ol className={classes.changes}>
          {changes.map(({ antes, despues, evaluador, archivo, fecha_reporte, fecha }) => (
            <li key={`${fecha} ${archivo}`}>
              <time dateTime={fecha}>{format.dateTime(fecha)}</time>{' '}
              <strong>
                {t('outcomeHistory.change', {
                  before: t(`judgment.${KEYS[antes]}`),
                  after: t(`judgment.${KEYS[despues]}`),
                })}
              </strong>{' '}
              <span>
                {fecha_reporte
                  ? t('outcomeHistory.byReport', { file: archivo, date: format.date(fecha_reporte) })
                  : t('outcomeHistory.byFile', { file: archivo })}
              </span>
              {evaluador && <span>{` ${t('outcomeHistory.evaluator', { name: evaluador })}`}</span>}
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  )
}
