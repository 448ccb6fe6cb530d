import type { OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import { fichaPath } from '@fichero/contract/paths'
import { NEAR } from '@fichero/contract/tyt'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { WhoLacks } from '../missing/who-lacks'
import classes from './own-fichas.module.css'
import { fewPath } from './panel-paths'
import { ReportAge } from './report-age'

/** One ficha in a line: each figure is the way to whom it counts. */
export function OwnFicha({ ficha }: { ficha: OwnFichasAnswer['fichas'][number] }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const { nro_ficha, cerca, dias_reporte } = ficha
  return (
    <li className={classes.ficha}>
      <span className={classes.name}>
        <Link to={fichaPath(nro_ficha)}>{nro_ficha}</Link>
        <SofiaText>{ficha.nombre_programa}</SofiaText>
      </span>
      <span className={classes.facts}>
        <ReportAge days={dias_reporte} />
        <span className={classes.quiet}>
          <WhoLacks {...ficha} con_faltantes={dias_reporte === null ? null : ficha.con_faltantes} />
        </span>
        {cerca > 0 && (
          <Link to={fewPath(nro_ficha)} aria-label={t('own.fewOf', { ...ficha, count: cerca, near: NEAR })}>
            {t('own.few', { number: number(cerca), near: NEAR })}
          </Link>
        )}
      </span>
    </li>
  )
}
