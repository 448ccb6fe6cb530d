import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowCheck, RowLink, useSelection } from '@fichero/kit/table'
import { useMemo } from 'react'
import { fichaStep } from './ficha-step'
import { MissingLink } from './missing-link'
import { ReportAge } from './report-age'
import { SelectionBar } from './selection-bar'
import { shortFicha } from './short-ficha'

/** The list as a table, in which several fichas can be selected. */
export function FichasTable({ fichas }: { fichas: Ficha[] }) {
  const { t } = useTranslation('fichas')
  const { chosen, isChosen, toggle, all, none } = useSelection(fichas, ({ nro_ficha }) => nro_ficha)
  return (
    <>
      <SelectionBar fichas={chosen} onAll={all} onNone={none} />
      <DataTable
        caption={t('list.title')}
        columns={useColumns(toggle)}
        rows={fichas}
        short={shortFicha}
        isOn={isChosen}
        rowKey={({ nro_ficha }) => nro_ficha}
        stepOf={fichaStep}
      />
    </>
  )
}

/** The columns of the table. Memoised, so that selecting a ficha does not render the other rows. */
function useColumns(onToggle: (ficha: Ficha) => void) {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  return useMemo<Column<Ficha>[]>(
    () => [
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
        id: 'program',
        header: t('behind.program'),
        cell: ({ programa_formacion }) => <SofiaText>{programa_formacion}</SofiaText>,
      },
      { id: 'head', header: t('kit:label.jefe'), translate: 'no', cell: ({ nombre_jefe_ficha }) => nombre_jefe_ficha },
      { id: 'jornada', header: t('kit:label.jornada'), cell: ({ jornada }) => t(`kit:value.jornada.${jornada}`) },
      { id: 'oferta', header: t('kit:label.oferta'), cell: ({ oferta }) => t(`kit:value.oferta.${oferta}`) },
      { id: 'category', header: t('field.category'), cell: ({ categoria }) => t(`category.${categoria}`) },
      {
        id: 'people',
        header: t('byState.inTraining'),
        align: 'right',
        cell: ({ total_aprendices_en_formacion }) => number(total_aprendices_en_formacion),
      },
      { id: 'progress', header: t('byState.progress'), align: 'right', cell: ({ progreso }) => percent(progreso) },
      {
        id: 'missing',
        header: t('section.missing'),
        cell: (ficha) => <MissingLink {...ficha} isShort />,
      },
      {
        id: 'report',
        header: t('field.lastReport'),
        cell: ({ dias_reporte, categoria }) => (
          <ReportAge days={dias_reporte} hasEnded={categoria === 'finalizadas'} isShort />
        ),
      },
    ],
    [t, number, percent, onToggle],
  )
}
