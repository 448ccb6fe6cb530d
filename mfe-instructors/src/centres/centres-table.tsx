import type { Centre } from '@fichero/contract/centres.schema'
import { fichasOfCentrePath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable, ShortRow } from '@fichero/kit/table'
import { EditCentre } from './centre-dialogs'
import { regionalOf } from './regional-of'

/** The confirmed centres. Where somebody works matters from the second centre on, and so does the number of people. */
export function CentresTable({ centres }: { centres: Centre[] }) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const hasPeople = centres.length > 1
  const fichas = ({ id, fichas: count, nombre }: Centre) => {
    const text = t('centres.fichasCount', { count })
    return (
      <Link to={fichasOfCentrePath(id)} aria-label={t('centres.fichasNamed', { text, name: nombre })}>
        {text}
      </Link>
    )
  }
  const edit = (centre: Centre) => (
    <EditCentre.Button
      form={{ centre }}
      can
      variant="subtle"
      size="compact-sm"
      aria-label={t('centres.editNamed', { name: centre.nombre })}
    >
      {t('edit.open')}
    </EditCentre.Button>
  )
  const people: Column<Centre> = {
    id: 'people',
    header: t('centres.people'),
    align: 'right',
    cell: ({ personas }) => number(personas),
  }
  const columns: Column<Centre>[] = [
    { id: 'code', header: t('centres.code'), translate: 'no', cell: ({ codigo }) => codigo },
    { id: 'name', role: 'name', header: t('centres.name'), translate: 'no', cell: ({ nombre }) => nombre },
    { id: 'regional', header: t('centres.regional'), translate: 'no', cell: (centre) => regionalOf(centre) || '—' },
    { id: 'fichas', header: t('centres.fichas'), cell: fichas },
    ...(hasPeople ? [people] : []),
    { id: 'actions', header: t('kit:actions'), align: 'right', cell: edit },
  ]
  return (
    <DataTable
      caption={t('centres.title')}
      columns={columns}
      rows={centres}
      rowKey={({ id }) => id}
      short={(centre) => (
        <ShortRow
          name={
            <span translate="no">
              {centre.codigo} - {centre.nombre}
            </span>
          }
          action={edit(centre)}
        >
          <span translate="no">{regionalOf(centre)}</span>
          {fichas(centre)}
          {hasPeople && <span>{t('centres.peopleCount', { count: centre.personas })}</span>}
        </ShortRow>
      )}
    />
  )
}
