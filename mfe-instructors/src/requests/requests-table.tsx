import type { User } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable } from '@fichero/kit/table'
import { fullName } from './full-name'
import { RequestType } from './request-type'
import classes from './requests.module.css'
import { RowActions } from './row-actions'

interface RequestsTableProps {
  users: User[]
  isBusy: (user: User) => boolean
  onApprove: (user: User) => void
  onReject: (user: User) => void
}

export function RequestsTable({ users, isBusy, onApprove, onReject }: RequestsTableProps) {
  const { t } = useTranslation('instructors')
  const columns: Column<User>[] = [
    {
      id: 'person',
      header: t('requests.person'),
      cell: (user) => (
        <>
          <span className={classes.name}>{fullName(user)}</span>
          <span className={classes.under}>
            {user.tipo_documento} {user.nro_documento}
          </span>
          {/* Narrow screens have no space for these columns, but they are needed for a decision. */}
          <span className={classes.narrow}>
            {user.correo_institucional}
            <RequestType user={user} />
          </span>
        </>
      ),
    },
    {
      id: 'mail',
      header: t('kit:label.email'),
      cell: (user) => <span className={classes.mail}>{user.correo_institucional}</span>,
      hideBelow: 'sm',
    },
    {
      id: 'type',
      header: t('field.type'),
      cell: (user) => <RequestType user={user} />,
      hideBelow: 'sm',
    },
    {
      id: 'actions',
      header: t('requests.decision'),
      align: 'right',
      cell: (user) => (
        <RowActions
          name={fullName(user)}
          busy={isBusy(user)}
          onApprove={() => onApprove(user)}
          onReject={() => onReject(user)}
        />
      ),
    },
  ]
  return <DataTable caption={t('requests.title')} columns={columns} rows={users} rowKey={({ id }) => id} />
}
