import type { ComparisonAnswer, ComparisonFigures, ComparisonRow } from '@fichero/contract/comparison.schema'
import type { ComparisonKey } from '@fichero/contract/enums'
import { Bar } from '@fichero/kit/card'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink, type Sort } from '@fichero/kit/table'
import { useGroupName } from '../groups/use-group-name'
import classes from './comparison.module.css'
import { fichasOf } from './fichas-of'

/** The ids of the columns. */
export const COLUMNS = ['name', 'fichas', 'aprendices', 'listos', 'por_evaluar', 'reporte_viejo', 'atrasada'] as const

interface ComparisonTableProps {
  comparison: ComparisonAnswer
  por: ComparisonKey
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The figures of each centre, regional office, program or head, each with a bar, and their total. */
export function ComparisonTable({ comparison: { filas, total }, por, sort, onSort }: ComparisonTableProps) {
  const { t } = useTranslation('fichas')
  return (
    <DataTable
      caption={t(`comparison.captionBy.${por}`)}
      columns={useColumns(por, filas)}
      rows={filas}
      rowKey={({ clave }) => clave}
      total={{ ...total, clave: TOTAL, nombre: null }}
      sort={sort}
      onSort={onSort}
    />
  )
}

/** The key of the total, which no group has. */
const TOTAL = ''

function useColumns(por: ComparisonKey, filas: ComparisonRow[]): Column<ComparisonRow>[] {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  const groupName = useGroupName(por)
  const nameOf = ({ clave, nombre }: ComparisonRow) => {
    if (clave === TOTAL) return t('comparison.total')
    if (nombre === null) return por === 'regional' ? t('comparison.noRegional') : t('centre.none')
    return groupName({ clave, nombre })
  }
  /** A number, with a bar that compares it with the largest of its column. */
  const count = (id: 'fichas' | 'aprendices' | 'por_evaluar', header: string): Column<ComparisonRow> => {
    const most = Math.max(...filas.map((row) => row[id]), 1)
    return {
      id,
      header,
      align: 'right',
      sortBy: (row) => row[id],
      cell: (row) => (
        <span className={classes.figure}>
          {number(row[id])}
          {row.clave !== TOTAL && <Bar share={row[id] / most} />}
        </span>
      ),
    }
  }
  /** A number and its share of another one, which the bar shows. */
  const share = (
    id: 'listos' | 'reporte_viejo' | 'atrasada',
    header: string,
    whole: keyof ComparisonFigures,
  ): Column<ComparisonRow> => {
    const shareOf = (row: ComparisonRow) => (row[whole] === 0 ? 0 : row[id] / row[whole])
    return {
      id,
      header,
      align: 'right',
      sortBy: shareOf,
      cell: (row) => (
        <span className={classes.figure}>
          <span>
            {row[whole] === 0
              ? '–'
              : t('comparison.share', { number: number(row[id]), share: percent(Math.round(shareOf(row) * 100)) })}
          </span>
          <Bar share={shareOf(row)} />
        </span>
      ),
    }
  }
  return [
    {
      id: 'name',
      header:
        por === 'centro' ? t('centre.label') : por === 'regional' ? t('comparison.regional') : t(`board.column.${por}`),
      sortBy: nameOf,
      cell: (row) => {
        const to = row.clave === TOTAL ? undefined : fichasOf(por, row.clave)
        const name = por === 'jefe' || row.nombre === null ? nameOf(row) : <SofiaText>{nameOf(row)}</SofiaText>
        return to === undefined ? name : <RowLink to={to}>{name}</RowLink>
      },
      ...(por === 'jefe' && { translate: 'no' as const }),
    },
    count('fichas', t('list.title')),
    count('aprendices', t('byState.inTraining')),
    share('listos', t('comparison.ready'), 'tecnologos'),
    count('por_evaluar', t('attention.open')),
    share('reporte_viejo', t('attention.filter.reporte_viejo'), 'fichas'),
    share('atrasada', t('attention.filter.atrasada'), 'fichas'),
  ]
}
