import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { instructorPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor } from '@fichero/kit/ui'
import classes from './ficha-line.module.css'

/** The facts that the specification requires at the top of a ficha's page, and the age of the last report. */
export function FichaLine({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const { number, percent, date } = useFormat()
  const { ultimo_reporte: report, total_aprendices_en_formacion: count } = ficha
  return (
    <ul className={classes.line}>
      <li>
        {t('kit:label.jefe')}:{' '}
        <Anchor component={Link} to={instructorPath(ficha.id_usuario_jefe)} inherit translate="no">
          {ficha.nombre_jefe_ficha}
        </Anchor>
      </li>
      <li>{t(`recordState.${ficha.estado}`)}</li>
      <li>{t(`category.${ficha.categoria}`)}</li>
      <li>{t(`kit:value.jornada.${ficha.jornada}`)}</li>
      <li>{t(`kit:value.nivel.${ficha.nivel}`)}</li>
      <li>{t('card.people', { count, number: number(count) })}</li>
      {report && <li>{t('card.progress', { progress: percent(ficha.progreso) })}</li>}
      <li>{t('line.lective', { start: date(ficha.fecha_inicio_lectiva), end: date(ficha.fecha_fin_lectiva) })}</li>
      <li>{t('line.end', { date: date(ficha.fecha_fin_ficha) })}</li>
      <li className={classes.report}>
        {report
          ? t('detail.reportAge', {
              count: report.dias,
              number: number(report.dias),
              date: date(report.fecha_reporte ?? report.fecha),
            })
          : t('detail.noReportYet')}
      </li>
    </ul>
  )
}
