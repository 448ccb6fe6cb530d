import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { useState } from 'react'
import classes from './fichas-table.module.css'
import { SelectionBar } from './selection-bar'

/** The list as a table, in which several fichas can be selected. */
export function FichasTable({ fichas }: { fichas: Ficha[] }) {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // Of another page or before a change.
  const chosen = fichas.filter(({ nro_ficha }) => selected.has(nro_ficha))
  const toggle = (nro_ficha: number) => {
    const next = new Set(selected)
    if (!next.delete(nro_ficha)) next.add(nro_ficha)
    setSelected(next)
  }
  const columns: Column<Ficha>[] = [
    {
      id: 'selected',
      header: t('table.selected'),
      cell: ({ nro_ficha }) => (
        <input
          type="checkbox"
          className={classes.check}
          aria-label={t('table.select', { nro_ficha })}
          checked={selected.has(nro_ficha)}
          onChange={() => toggle(nro_ficha)}
        />
      ),
    },
    {
      id: 'ficha',
      header: t('field.ficha'),
      cell: ({ nro_ficha }) => <Link to={fichaPath(nro_ficha)}>{nro_ficha}</Link>,
    },
    { id: 'program', header: t('behind.program'), cell: ({ programa_formacion }) => programa_formacion },
    { id: 'head', header: t('field.head'), cell: ({ nombre_jefe_ficha }) => nombre_jefe_ficha },
    { id: 'jornada', header: t('field.jornada'), cell: ({ jornada }) => t(`jornada.${jornada}`) },
    { id: 'oferta', header: t('field.oferta'), cell: ({ oferta }) => t(`oferta.${oferta}`) },
    { id: 'category', header: t('field.category'), cell: ({ categoria }) => t(`category.${categoria}`) },
    {
      id: 'people',
      header: t('byState.inTraining'),
      align: 'right',
      cell: ({ total_aprendices_en_formacion }) => number(total_aprendices_en_formacion),
    },
    { id: 'progress', header: t('byState.progress'), align: 'right', cell: ({ progreso }) => percent(progreso) },
  ]
  return (
    <>
      <SelectionBar
        fichas={chosen}
        onAll={() => setSelected(new Set(fichas.map(({ nro_ficha }) => nro_ficha)))}
        onNone={() => setSelected(new Set())}
      />
      <DataTable caption={t('list.title')} columns={columns} rows={fichas} rowKey={({ nro_ficha }) => nro_ficha} />
    </>
  )
}
