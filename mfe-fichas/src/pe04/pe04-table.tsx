import { fichaPath } from '@fichero/contract/paths'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowCheck, RowLink, useStableCallback } from '@fichero/kit/table'
import { useMemo } from 'react'
import type { PlanRow } from './plan-rows'
import { useValueText } from './use-value-text'

interface Pe04TableProps {
  rows: PlanRow[]
  isSelected: (row: PlanRow) => boolean
  onToggle: (row: PlanRow) => void
}

/** The lines of a comparison, each with a checkbox if it can be taken over. */
export function Pe04Table({ rows, isSelected, onToggle }: Pe04TableProps) {
  const { t } = useTranslation('fichas')
  const { kindText, valueText } = useValueText()
  const toggle = useStableCallback(onToggle)
  const columns = useMemo<Column<PlanRow>[]>(() => {
    const whatOf = ({ kind, canTake }: PlanRow) =>
      kind === 'programa' && !canTake ? t('pe04.programLocked') : kindText(kind)
    return [
      {
        id: 'selected',
        role: 'choice',
        header: t('pe04.selected'),
        cell: (row, isOn) =>
          row.canTake ? (
            <RowCheck
              label={t('pe04.select', { what: whatOf(row), nro_ficha: String(row.nro_ficha) })}
              checked={isOn}
              onToggle={() => toggle(row)}
            />
          ) : null,
      },
      {
        id: 'ficha',
        header: t('field.ficha'),
        cell: ({ nro_ficha, kind }) =>
          kind === 'falta' ? String(nro_ficha) : <RowLink to={fichaPath(nro_ficha)}>{nro_ficha}</RowLink>,
      },
      { id: 'programa', header: t('behind.program'), cell: ({ programa }) => <SofiaText>{programa}</SofiaText> },
      { id: 'que', header: t('pe04.what'), cell: whatOf },
      { id: 'aqui', header: t('pe04.inFichero'), translate: 'no', cell: ({ kind, aqui }) => valueText(kind, aqui) },
      {
        id: 'archivo',
        header: t('pe04.inFile'),
        translate: 'no',
        cell: ({ kind, archivo }) => valueText(kind, archivo),
      },
    ]
  }, [t, toggle, kindText, valueText])
  return (
    <DataTable caption={t('pe04.table')} columns={columns} rows={rows} rowKey={({ key }) => key} isOn={isSelected} />
  )
}
