import type { EndingSoonAnswer } from '@fichero/contract/dashboard.schema'
import { fichaPath, owedPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable, StatusBadge } from '@fichero/kit/table'
import classes from './ending.module.css'

/** With fewer days left there is no time for a second reminder, so the days are highlighted. */
const URGENT_DAYS = 15

type EndingFicha = EndingSoonAnswer['fichas'][number]

/** A table of fichas that end soon, with the number of outcomes without a judgment. */
export function EndingTable({ fichas }: { fichas: EndingFicha[] }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const columns: Column<EndingFicha>[] = [
    {
      id: 'ficha',
      header: t('field.ficha'),
      cell: ({ nro_ficha, nombre_programa, nombre_jefe_ficha }) => (
        <>
          <Link to={fichaPath(nro_ficha)} translate="no">
            {nro_ficha}
          </Link>{' '}
          <span className={classes.program}>
            <SofiaText>{nombre_programa}</SofiaText>
          </span>
          <span className={classes.under} translate="no">
            {nombre_jefe_ficha}
          </span>
        </>
      ),
    },
    {
      id: 'end',
      header: t('ending.ends'),
      cell: ({ fecha_fin_lectiva, dias_restantes }) => (
        <>
          <span className={classes.date}>{format.date(fecha_fin_lectiva)}</span>
          <DaysLeft days={dias_restantes} />
        </>
      ),
    },
    {
      id: 'open',
      header: t('ending.open'),
      align: 'right',
      cell: ({ nro_ficha, resultados_por_evaluar, aprendices }) => (
        <>
          <Link
            to={`${owedPath(nro_ficha)}&sinEmpezar=1`}
            aria-label={t('ending.openOf', {
              count: resultados_por_evaluar,
              number: format.number(resultados_por_evaluar),
              ficha: nro_ficha,
            })}
          >
            {format.number(resultados_por_evaluar)}
          </Link>
          <span className={classes.people}>
            {t('kit:people', { count: aprendices, number: format.number(aprendices) })}
          </span>
        </>
      ),
    },
  ]
  return <DataTable caption={t('ending.title')} columns={columns} rows={fichas} rowKey={({ nro_ficha }) => nro_ficha} />
}

function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('fichas')
  const text = days === 0 ? t('ending.today') : t('ending.inDays', { count: days })
  return <StatusBadge tone={days <= URGENT_DAYS ? 'orange' : 'neutral'}>{text}</StatusBadge>
}
