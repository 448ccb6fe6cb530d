import { fichaPath, missingPath } from '@fichero/contract/paths'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink } from '@fichero/kit/table'
import { useCallback, useMemo } from 'react'
import type { Grouping } from './owed-filters-address'
import classes from './owed-group-section.module.css'
import type { OwedRow } from './owed-groups'
import { OwedLine } from './owed-line'
import { PeopleLink } from './people-link'
import { useSourceText } from './use-source-text'
import { Waiting } from './waiting'

interface OwedTableProps {
  /** The name of the group, for the table's caption. */
  name: string
  rows: OwedRow[]
  grouping: Grouping
}

/** The table of the outcomes in a group. */
export function OwedTable({ name, rows, grouping }: OwedTableProps) {
  const { t } = useTranslation('fichas')
  const all = useColumns()
  const columns = useMemo(() => all.filter(({ id }) => id !== grouping), [all, grouping])
  const short = useCallback((row: OwedRow) => <OwedLine row={row} grouping={grouping} />, [grouping])
  return (
    <DataTable
      caption={t('owed.caption', { name })}
      columns={columns}
      rows={rows}
      rowKey={({ ficha, id_resultado, responsable }) =>
        `${ficha.nro_ficha} ${id_resultado} ${responsibleKey(responsable)}`
      }
      short={short}
    />
  )
}

/** A column whose id equals the grouping is left out, because the heading of the group has the same value. */
type OwedColumn = Column<OwedRow> & { id: Grouping | 'resultado' | 'personas' | 'espera' }

function useColumns(): OwedColumn[] {
  const { t } = useTranslation('fichas')
  const sourceText = useSourceText()
  return useMemo<OwedColumn[]>(
    () => [
      {
        id: 'ficha',
        header: t('field.ficha'),
        cell: ({ ficha }) => (
          <>
            <RowLink to={fichaPath(ficha.nro_ficha)}>{ficha.nro_ficha}</RowLink>
            {ficha.dias_tras_lectiva > 0 && (
              <span className={classes.late}>{t('owed.afterLective', { count: ficha.dias_tras_lectiva })}</span>
            )}
          </>
        ),
      },
      {
        id: 'competencia',
        header: t('owed.competency'),
        cell: ({ nombre_competencia, codigo_competencia }) => (
          <>
            <SofiaText>{nombre_competencia}</SofiaText>{' '}
            <span className={classes.code} translate="no">
              {codigo_competencia}
            </span>
          </>
        ),
      },
      {
        id: 'resultado',
        role: 'name',
        header: t('owed.outcome'),
        cell: ({ nombre_rae, codigo, ficha, id_resultado }) => (
          <>
            <RowLink to={missingPath(ficha.nro_ficha, { resultado: id_resultado })}>
              <SofiaText>{nombre_rae}</SofiaText>
            </RowLink>{' '}
            <span className={classes.code} translate="no">
              {codigo}
            </span>
          </>
        ),
      },
      {
        id: 'persona',
        header: t('owed.who'),
        cell: ({ responsable }) => (
          <>
            {responsable.nombre}
            <span className={classes.under}>{sourceText(responsable)}</span>
          </>
        ),
      },
      {
        id: 'personas',
        header: t('owed.people'),
        align: 'right',
        cell: (row) => <PeopleLink row={row} />,
      },
      { id: 'espera', header: t('owed.waiting'), cell: (row) => <Waiting row={row} /> },
    ],
    [t, sourceText],
  )
}
