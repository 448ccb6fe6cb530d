import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { useCentres } from '@fichero/kit/api'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowCheck, RowLink, type Sort, useSelection } from '@fichero/kit/table'
import { useMemo } from 'react'
import { ColumnsMenu } from './columns-menu'
import classes from './columns-menu.module.css'
import { fichaStep } from './ficha-step'
import type { ListPreferences } from './list-preferences'
import { MissingLink } from './missing-link'
import { ReportAge } from './report-age'
import { SelectionBar } from './selection-bar'
import { shortFicha, shortFichaOfCentre } from './short-ficha'

interface FichasTableProps {
  fichas: Ficha[]
  order: Sort
  onSort: (sort: Sort) => void
  preferences: ListPreferences
}

/** The list as a table, in which several fichas can be selected. The API sorts; the user chooses the columns. */
export function FichasTable({ fichas, order, onSort, preferences }: FichasTableProps) {
  const { t } = useTranslation('fichas')
  const { chosen, isChosen, toggle, all: selectAll, none } = useSelection(fichas, ({ nro_ficha }) => nro_ficha)
  const hasCentres = useCentres().length > 0
  const all = useColumns(toggle, hasCentres)
  const { ocultas } = preferences
  const columns = useMemo(() => all.filter(({ id }) => !ocultas.some((hidden) => hidden === id)), [all, ocultas])
  return (
    <>
      <div className={classes.bar}>
        <SelectionBar fichas={chosen} onAll={selectAll} onNone={none} />
        <ColumnsMenu columns={all} preferences={preferences} />
      </div>
      <DataTable
        caption={t('list.title')}
        columns={columns}
        sort={order}
        onSort={onSort}
        rows={fichas}
        short={hasCentres ? shortFichaOfCentre : shortFicha}
        isOn={isChosen}
        rowKey={({ nro_ficha }) => nro_ficha}
        stepOf={fichaStep}
      />
    </>
  )
}

/** The columns of the table. Memoised, so that selecting a ficha does not render the other rows. */
function useColumns(onToggle: (ficha: Ficha) => void, hasCentres: boolean) {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  return useMemo<Column<Ficha>[]>(() => {
    const columns: Column<Ficha>[] = [
      {
        id: 'selected',
        role: 'choice',
        header: t('table.selected'),
        cell: (ficha, isChosen) => (
          <RowCheck label={t('table.select', { ...ficha })} checked={isChosen} onToggle={() => onToggle(ficha)} />
        ),
      },
      {
        id: 'ficha',
        header: t('field.ficha'),
        cell: ({ nro_ficha }) => <RowLink to={fichaPath(nro_ficha)}>{nro_ficha}</RowLink>,
      },
      {
        id: 'programa',
        header: t('behind.program'),
        cell: ({ programa_formacion }) => <SofiaText>{programa_formacion}</SofiaText>,
      },
      { id: 'jefe', header: t('kit:label.jefe'), translate: 'no', cell: ({ nombre_jefe_ficha }) => nombre_jefe_ficha },
      { id: 'jornada', header: t('kit:label.jornada'), cell: ({ jornada }) => t(`kit:value.jornada.${jornada}`) },
      { id: 'oferta', header: t('kit:label.oferta'), cell: ({ oferta }) => t(`kit:value.oferta.${oferta}`) },
      { id: 'categoria', header: t('field.category'), cell: ({ categoria }) => t(`category.${categoria}`) },
      {
        id: 'aprendices',
        header: t('byState.inTraining'),
        align: 'right',
        cell: ({ total_aprendices_en_formacion }) => number(total_aprendices_en_formacion),
      },
      { id: 'progreso', header: t('byState.progress'), align: 'right', cell: ({ progreso }) => percent(progreso) },
      {
        id: 'faltan',
        header: t('section.missing'),
        cell: (ficha) => <MissingLink {...ficha} isShort />,
      },
      {
        id: 'reporte',
        header: t('field.lastReport'),
        cell: ({ dias_reporte, categoria }) => (
          <ReportAge days={dias_reporte} hasEnded={categoria === 'finalizadas'} isShort />
        ),
      },
    ]
    const centre: Column<Ficha> = {
      id: 'centro',
      header: t('centre.label'),
      translate: 'no',
      cell: ({ centro }) => centro?.nombre ?? t('centre.none'),
    }
    return [
      ...columns.map((column): Column<Ficha> => (column.role === 'choice' ? column : { ...column, sortBy: 'api' })),
      // The API does not sort by centre.
      ...(hasCentres ? [centre] : []),
    ]
  }, [t, number, percent, onToggle, hasCentres])
}
