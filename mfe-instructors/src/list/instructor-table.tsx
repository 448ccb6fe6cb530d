import { fullName } from '@fichero/contract/text'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { DataTable, RowCheck, ShortRow, type Sort } from '@fichero/kit/table'
import { Anchor } from '@fichero/kit/ui'
import { ContractAccess } from '../contracts/contract-access'
import type { ListedPerson } from '../people/listed-person'
import { type RowActions, RowButtons } from './row-buttons'

/** Ids of the sortable columns, as they are in the URL. */
export const COLUMNS = ['documento', 'nombre', 'apellido', 'tipo'] as const

/** The default order. */
export const BY_SURNAME: Sort = { id: 'apellido', direction: 'asc' }

interface InstructorTableProps {
  /** Sorted by surname. */
  users: ListedPerson[]
  sort: Sort
  onSort: (sort: Sort) => void
  actions: RowActions
  isChosen: (user: ListedPerson) => boolean
  onToggle: (user: ListedPerson) => void
}

export function InstructorTable({ users, sort, onSort, actions, isChosen, onToggle }: InstructorTableProps) {
  const { t } = useTranslation('instructors')
  const type = (user: ListedPerson) => t(`kit:value.tipo.${user.tipo}`)
  const limit = ({ limite_contrato }: ListedPerson) => limite_contrato && <ContractAccess limit={limite_contrato} />
  // The name opens a dialog with the same actions as the buttons of the row.
  const name = (user: ListedPerson, shown: string) => (
    <Anchor
      component="button"
      type="button"
      inherit
      ta="start"
      c="var(--mantine-color-anchor)"
      fw={550}
      aria-label={`${fullName(user)}, ${personDocument(user)}`}
      translate="no"
      onClick={() => actions.onView(user)}
    >
      {shown}
    </Anchor>
  )

  return (
    <DataTable
      caption={t('list.title')}
      rows={users}
      rowKey={(user) => user.id}
      sort={sort}
      onSort={onSort}
      short={(user) => (
        <ShortRow name={name(user, fullName(user))}>
          <span translate="no">{personDocument(user)}</span>
          <span>{type(user)}</span>
          {limit(user)}
        </ShortRow>
      )}
      columns={[
        {
          id: 'selected',
          role: 'choice',
          header: t('several.selected'),
          cell: (user) => (
            <RowCheck
              label={t('chosen.select', { name: fullName(user) })}
              checked={isChosen(user)}
              onToggle={() => onToggle(user)}
            />
          ),
        },
        { id: 'documento', header: t('kit:label.nro_documento'), cell: personDocument, sortBy: documentOrder },
        {
          id: 'nombre',
          role: 'name',
          header: t('kit:label.nombre'),
          cell: (user) => name(user, user.nombre),
          sortBy: (user) => user.nombre,
        },
        {
          id: 'apellido',
          header: t('kit:label.apellido'),
          translate: 'no',
          cell: (user) => user.apellido,
          sortBy: (user) => user.apellido,
        },
        {
          id: 'tipo',
          header: t('kit:label.tipo'),
          cell: (user) => (
            <>
              {type(user)} {limit(user)}
            </>
          ),
          sortBy: type,
        },
        {
          id: 'actions',
          header: t('kit:actions'),
          align: 'right',
          cell: (user) => <RowButtons user={user} {...actions} />,
        },
      ]}
    />
  )
}

// Document numbers have different lengths: sort them as numbers.
const documentOrder = (user: ListedPerson) => Number(user.nro_documento)
