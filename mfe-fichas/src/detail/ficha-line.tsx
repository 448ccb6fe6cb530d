import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { instructorPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor } from '@fichero/kit/ui'
import classes from './ficha-line.module.css'
import { useStage } from './use-stage'

/** What matters of a ficha in one line, and below it how old its last report is. */
export function FichaLine({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const { number, percent, date } = useFormat()
  const stage = useStage()
  const { ultimo_reporte: report, total_aprendices_en_formacion: count } = ficha
  return (
    <>
      <ul className={classes.line}>
        <li>
          {t('field.head')}:{' '}
          <Anchor component={Link} to={instructorPath(ficha.id_usuario_jefe)} inherit>
            {ficha.nombre_jefe_ficha}
          </Anchor>
        </li>
        <li>{t(`kit:enum.level.${ficha.nivel}`)}</li>
        <li>{stage(ficha)}</li>
        <li>{t('card.people', { count, number: number(count) })}</li>
        {report && <li>{t('card.progress', { progress: percent(ficha.progreso) })}</li>}
      </ul>
      <p className={classes.report}>
        {report
          ? t('detail.reportAge', {
              count: report.dias,
              number: number(report.dias),
              date: date(report.fecha_reporte ?? report.fecha),
            })
          : t('detail.noReportYet')}
      </p>
    </>
  )
}
