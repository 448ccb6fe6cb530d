import type { AccessRequest } from '@fichero/contract/admin.schema'
import { fullName } from '@fichero/contract/text'
import { useCentres } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowCheck } from '@fichero/kit/table'
import { MailAddress } from '../people/mail-address'
import { NameAndDocument } from '../people/name-and-document'
import { WaitingSince } from '../people/waiting-since'
import { RequestType } from './request-type'
import classes from './requests.module.css'
import { RowActions, type RowDecision } from './row-actions'
import { SimilarPeople } from './similar-people'

interface RequestsTableProps {
  users: AccessRequest[]
  isChosen: (user: AccessRequest) => boolean
  onToggle: (user: AccessRequest) => void
  decision: RowDecision
}

/** Table of the access requests, in which several can be selected. */
export function RequestsTable({ users, isChosen, onToggle, decision }: RequestsTableProps) {
  const { t } = useTranslation('instructors')
  const centres = useCentres()
  const centre: Column<AccessRequest> = {
    id: 'centre',
    header: t('requests.centre'),
    cell: ({ centros }) => <span translate="no">{centres.find(({ id }) => centros.includes(id))?.nombre}</span>,
  }
  const columns: Column<AccessRequest>[] = [
    {
      id: 'selected',
      role: 'choice',
      header: t('several.selected'),
      cell: (user) => (
        <RowCheck
          label={t('several.select', { name: fullName(user) })}
          checked={isChosen(user)}
          onToggle={() => onToggle(user)}
        />
      ),
    },
    {
      id: 'person',
      header: t('requests.person'),
      cell: (user) => (
        <>
          <NameAndDocument user={user} />
          <span className={classes.under}>
            <WaitingSince user={user} />
          </span>
          <SimilarPeople user={user} />
        </>
      ),
    },
    {
      id: 'mail',
      header: t('kit:label.correo'),
      cell: ({ correo_institucional }) => <MailAddress address={correo_institucional} />,
    },
    {
      id: 'type',
      header: t('kit:label.tipo'),
      cell: (user) => <RequestType user={user} />,
    },
    ...(centres.length > 0 ? [centre] : []),
    {
      id: 'actions',
      header: t('requests.decision'),
      align: 'right',
      cell: (user) => <RowActions user={user} decision={decision} />,
    },
  ]
  return <DataTable caption={t('requests.title')} columns={columns} rows={users} rowKey={({ id }) => id} />
}
