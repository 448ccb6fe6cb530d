import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useStateText } from '../enrolment/apprentice-state'
import { useReportDay } from '../message/use-report-day'
import classes from './missing.module.css'

/** The totals as sentences, with the date of the report. People who are not in training are counted separately. */
export function MissingSummary({ missing }: { missing: MissingAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const stateText = useStateText()
  const date = useReportDay(missing.ultimo_reporte)
  const { totales, fuera_de_formacion: others } = missing
  const { faltan, con_faltantes, aprendices, pendientes, no_aprobados } = totales
  const notInTraining = others.reduce((sum, { personas }) => sum + personas, 0)
  return (
    <div className={classes.summary}>
      <Announced changesOnly>
        <p>
          <strong>{t('missing.total', { count: faltan, number: format.number(faltan) })}</strong>{' '}
          {t('missing.of', { people: format.number(con_faltantes), total: format.number(aprendices) })}{' '}
          {no_aprobados > 0 && (
            <span>
              {t('missing.kinds', { pending: format.number(pendientes), failed: format.number(no_aprobados) })}
            </span>
          )}
        </p>
      </Announced>
      <p className={classes.note}>
        {t('missing.byReport', { date })}{' '}
        {notInTraining > 0 && (
          <span>
            {t('missing.leftOut', {
              count: notInTraining,
              number: format.number(notInTraining),
              states: others.map(({ estado, personas }) => `${stateText(estado)} (${personas})`).join(', '),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
