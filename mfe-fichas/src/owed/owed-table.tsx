import { fichaPath, missingPath } from '@fichero/contract/paths'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import type { Grouping } from './owed-filters-address'
import classes from './owed-group-section.module.css'
import type { OwedRow } from './owed-groups'
import { OwedLine } from './owed-line'
import { PeopleLink } from './people-link'
import { Waiting } from './waiting'

interface OwedTableProps {
  /** Of the group. */
  name: string
  rows: OwedRow[]
  grouping: Grouping
}

/** The outcomes of a group. */
export function OwedTable({ name, rows, grouping }: OwedTableProps) {
  const { t } = useTranslation('fichas')
  const columns = useColumns().filter((column) => column.id !== grouping)
  return (
    <DataTable
      caption={t('owed.caption', { name })}
      columns={columns}
      rows={rows}
      rowKey={({ ficha, id_resultado, responsable }) =>
        `${ficha.nro_ficha} ${id_resultado} ${responsibleKey(responsable)}`
      }
      short={(row) => <OwedLine row={row} grouping={grouping} />}
    />
  )
}

/** Each grouping leaves out the column that its heading names. */
function useColumns(): (Column<OwedRow> & { id: Grouping | 'resultado' | 'personas' | 'espera' })[] {
  const { t } = useTranslation('fichas')
  return [
    {
      id: 'ficha',
      header: t('field.ficha'),
      cell: ({ ficha }) => (
        <>
          <Link to={fichaPath(ficha.nro_ficha)}>{ficha.nro_ficha}</Link>
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
          <SofiaText>{nombre_competencia}</SofiaText> <span className={classes.code}>{codigo_competencia}</span>
        </>
      ),
    },
    {
      id: 'resultado',
      role: 'name',
      header: t('owed.outcome'),
      cell: ({ nombre_rae, codigo, ficha, id_resultado }) => (
        <>
          <Link to={missingPath(ficha.nro_ficha, { resultado: id_resultado })}>
            <SofiaText>{nombre_rae}</SofiaText>
          </Link>{' '}
          <span className={classes.code}>{codigo}</span>
        </>
      ),
    },
    {
      id: 'persona',
      header: t('owed.who'),
      cell: ({ responsable }) => (
        <>
          {responsable.nombre}
          <span className={classes.under}>{t(`owed.source.${responsable.fuente}`)}</span>
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
  ]
}
