import { listAllUsers } from '@fichero/contract/calls/users.calls'
import { USER_STATES, type UserState } from '@fichero/contract/enums'
import { instructorPath, PATHS } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { EmptyState } from '@fichero/kit/frame'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, ListScreen, PagedTable, readChoice, usePages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { type Column, StatusBadge, type Tone } from '@fichero/kit/table'
import { MailAddress } from '../people/mail-address'

const TONES: Record<UserState, Tone> = { pendiente: 'orange', habilitado: 'green', deshabilitado: 'neutral' }

/** All accounts with their states, for administrators. */
export function Page() {
  const { t } = useTranslation('instructors')
  const pages = usePages()
  const columns = useColumns()
  const { page, limit } = pages
  const estado = readChoice(pages.search, 'estado', USER_STATES)
  const users = useCall(listAllUsers, { query: { estado, page, limit } }, { placeholderData: keepPreviousData })
  const title = estado ? t(`users.title.${estado}`) : t('users.title.all')
  const choices = [undefined, ...USER_STATES].map((value) => ({
    value,
    label: value ? t(`users.state.${value}`) : t('users.all'),
    to: pages.filtered({ estado: value }),
  }))
  return (
    <ListScreen
      title={title}
      description={
        estado === 'pendiente' ? <Link to={PATHS.accessRequests}>{t('users.decide')}</Link> : t('users.description')
      }
      filters={<FilterLinks label={t('users.filter')} choices={choices} chosen={estado} />}
    >
      <PagedTable
        query={users}
        pages={pages}
        rowsOf={(answer) => answer.users}
        rowKey={({ id }) => id}
        caption={title}
        columns={columns}
        stepOf={(user) => ({ to: instructorPath(user.id), name: fullName(user) })}
        errorTitle={t('users.failed')}
        empty={<EmptyState title={t('users.none')}>{t('users.noneHint')}</EmptyState>}
      />
    </ListScreen>
  )
}

function useColumns(): Column<User>[] {
  const { t } = useTranslation('instructors')
  return [
    {
      id: 'person',
      header: t('users.person'),
      cell: (user) => (
        <Link to={instructorPath(user.id)} translate="no">
          {fullName(user)}
        </Link>
      ),
    },
    {
      id: 'document',
      header: t('kit:label.nro_documento'),
      cell: personDocument,
    },
    {
      id: 'mail',
      header: t('kit:label.correo'),
      cell: ({ correo_institucional }) => <MailAddress address={correo_institucional} />,
    },
    { id: 'role', header: t('kit:label.rol'), cell: ({ rol }) => t(`kit:value.rol.${rol}`) },
    { id: 'type', header: t('kit:label.tipo'), cell: ({ tipo }) => t(`kit:value.tipo.${tipo}`) },
    {
      id: 'state',
      header: t('kit:label.estado'),
      cell: (user) => (
        <>
          <StatusBadge tone={TONES[user.estado]}>{t(`users.stateOne.${user.estado}`)}</StatusBadge>{' '}
          {user.estado === 'pendiente' && (
            <Link to={PATHS.accessRequests} aria-label={t('users.decideOf', { name: fullName(user) })}>
              {t('users.decideOne')}
            </Link>
          )}
        </>
      ),
    },
  ]
}
