import { fichaPath } from '@fichero/contract/paths'
import type { ScheduledFicha } from '@fichero/contract/schedule.schema'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink } from '@fichero/kit/table'
import classes from './schedule.module.css'

/** The figures of the chart as a table, the ficha that is farthest behind first. */
export function ScheduleTable({ fichas }: { fichas: ScheduledFicha[] }) {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  const figure = (
    id: string,
    header: string,
    value: (ficha: ScheduledFicha) => number,
    textOf = percent,
  ): Column<ScheduledFicha> => ({
    id,
    header,
    align: 'right',
    cell: (ficha) => textOf(value(ficha)),
    sortBy: value,
  })
  return (
    <DataTable
      caption={t('schedule.title')}
      rows={fichas}
      rowKey={({ nro_ficha }) => nro_ficha}
      columns={[
        {
          id: 'ficha',
          header: t('field.ficha'),
          cell: ({ nro_ficha, programa_formacion, nombre_jefe_ficha }) => (
            <>
              <RowLink to={fichaPath(nro_ficha)}>{nro_ficha}</RowLink> <SofiaText>{programa_formacion}</SofiaText>
              <span className={classes.under} translate="no">
                {nombre_jefe_ficha}
              </span>
            </>
          ),
        },
        figure('mean', t('trend.key.mean'), ({ progreso }) => progreso),
        figure('expected', t('trend.expected'), ({ esperado }) => esperado),
        figure('behind', t('schedule.behind'), behindOf, number),
      ]}
    />
  )
}

/** How far a ficha is behind its dates, in percentage points with at most two decimals, as the figures that it follows from. */
const behindOf = ({ esperado, progreso }: ScheduledFicha) => Math.round((esperado - progreso) * 100) / 100
