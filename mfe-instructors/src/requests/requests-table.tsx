import type { User } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable } from '@fichero/kit/table'
import { MailAddress } from '../people/mail-address'
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
        </>
      ),
    },
    {
      id: 'mail',
      header: t('kit:label.email'),
      cell: ({ correo_institucional }) => <MailAddress address={correo_institucional} />,
    },
    {
      id: 'type',
      header: t('field.type'),
      cell: (user) => <RequestType user={user} />,
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
