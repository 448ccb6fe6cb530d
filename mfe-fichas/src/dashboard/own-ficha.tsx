import type { OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { fichaPath } from '@fichero/contract/paths'
import { NEAR } from '@fichero/contract/tyt'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { StatusBadge } from '@fichero/kit/table'
import { PeopleWithMissing } from '../missing/people-with-missing'
import classes from './own-fichas.module.css'
import { nearReadyPath } from './panel-paths'

/** One of the user's own fichas in a line. Each figure links to the people whom it counts. */
export function OwnFicha({ ficha }: { ficha: OwnFichasAnswer['fichas'][number] }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const { nro_ficha, cerca, dias_reporte } = ficha
  return (
    <li className={classes.ficha}>
      <span className={classes.name}>
        <Link to={fichaPath(nro_ficha)} translate="no">
          {nro_ficha}
        </Link>
        <SofiaText>{ficha.nombre_programa}</SofiaText>
      </span>
      <span className={classes.facts}>
        <ReportAge days={dias_reporte} />
        <span className={classes.quiet}>
          <PeopleWithMissing {...ficha} con_faltantes={dias_reporte === null ? null : ficha.con_faltantes} />
        </span>
        {cerca > 0 && (
          <Link to={nearReadyPath(nro_ficha)} aria-label={t('own.fewOf', { ...ficha, count: cerca, near: NEAR })}>
            {t('own.few', { number: number(cerca), near: NEAR })}
          </Link>
        )}
      </span>
    </li>
  )
}

/** The age of the last report in days, highlighted if it is old or missing. */
function ReportAge({ days }: { days: number | null }) {
  const { t } = useTranslation('fichas')
  if (days === null) return <StatusBadge tone="orange">{t('own.report.none')}</StatusBadge>
  const text = days === 0 ? t('own.report.today') : t('own.report.ago', { count: days })
  return days > OLD_REPORT_DAYS ? <StatusBadge tone="orange">{text}</StatusBadge> : <span>{text}</span>
}
