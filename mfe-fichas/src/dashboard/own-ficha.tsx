import type { OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import { fichaPath } from '@fichero/contract/paths'
import { NEAR } from '@fichero/contract/tyt'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { MissingLink } from '../list/missing-link'
import { ReportAge } from '../list/report-age'
import classes from './own-fichas.module.css'
import { nearReadyPath } from './panel-paths'

/** One of the user's own fichas in a line. Each figure links to the people whom it counts. */
export function OwnFicha({ ficha }: { ficha: OwnFichasAnswer['fichas'][number] }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const { nro_ficha, cerca } = ficha
  return (
    <li className={classes.ficha}>
      <span className={classes.name}>
        <Link to={fichaPath(nro_ficha)} translate="no">
          {nro_ficha}
        </Link>
        <SofiaText>{ficha.nombre_programa}</SofiaText>
      </span>
      <span className={classes.facts}>
        <ReportAge days={ficha.dias_reporte} />
        <span className={classes.quiet}>
          <MissingLink {...ficha} />
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
