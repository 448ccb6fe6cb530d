import { fichaPath } from '@fichero/contract/paths'
import type { ScheduledFicha } from '@fichero/contract/schedule.schema'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './schedule.module.css'

/** The fichas that are farthest behind their dates, in whole percentages. */
export function ScheduleList({ fichas }: { fichas: ScheduledFicha[] }) {
  const { t } = useTranslation('fichas')
  const { percent } = useFormat()
  const whole = (value: number) => percent(Math.round(value))
  return (
    <div>
      <h3 className={classes.title}>{t('schedule.listed', { count: fichas.length })}</h3>
      <ol className={classes.list}>
        {fichas.map(({ nro_ficha, programa_formacion, nombre_jefe_ficha, progreso, esperado }) => (
          <li key={nro_ficha}>
            <span>
              <Link to={fichaPath(nro_ficha)} translate="no">
                {nro_ficha}
              </Link>{' '}
              <SofiaText>{programa_formacion}</SofiaText>{' '}
              <span className={classes.under} translate="no">
                {nombre_jefe_ficha}
              </span>
            </span>{' '}
            <span className={classes.figures}>
              <span>{t('schedule.progress', { progress: whole(progreso) })}</span>{' '}
              <span className={classes.under}>{t('schedule.byDates', { expected: whole(esperado) })}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
