import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useStateText } from '../enrolment/apprentice-state'
import classes from './missing.module.css'
import { useReportDay } from './use-report-day'

/** The figures as sentences, by which report, and whom they leave out. */
export function MissingSummary({ missing }: { missing: MissingAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const stateText = useStateText()
  const date = useReportDay(missing)
  const { totales, fuera_de_formacion: others } = missing
  const { faltan, con_faltantes, aprendices, pendientes, no_aprobados } = totales
  const left = others.reduce((sum, { personas }) => sum + personas, 0)
  return (
    <div className={classes.summary}>
      <Announced changesOnly>
        <p>
          <strong>{t('missing.total', { count: faltan, number: format.number(faltan) })}</strong>{' '}
          {t('missing.of', { people: format.number(con_faltantes), total: format.number(aprendices) })}{' '}
          {no_aprobados > 0 &&
            t('missing.kinds', { pending: format.number(pendientes), failed: format.number(no_aprobados) })}
        </p>
      </Announced>
      <p className={classes.note}>
        {t('missing.byReport', { date })}{' '}
        {left > 0 &&
          t('missing.leftOut', {
            count: left,
            number: format.number(left),
            states: others.map(({ estado, personas }) => `${stateText(estado)} (${personas})`).join(', '),
          })}
      </p>
    </div>
  )
}
