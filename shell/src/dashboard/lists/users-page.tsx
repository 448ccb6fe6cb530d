import { USER_STATES, type UserState } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import type { User } from '@fichero/contract/users.schema'
import { call } from '@fichero/kit/api'
import { keepPreviousData, useQuery } from '@fichero/kit/data'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, StatusBadge, type Tone } from '@fichero/kit/table'
import { REQUESTS_ID } from '../requests/requests-id'
import { FilterLinks } from './filter-links'
import { readChoice } from './list-address'
import { ListScreen } from './list-screen'
import classes from './lists.module.css'
import { PagedTable } from './paged-table'
import { usePages } from './use-pages'

const TONES: Record<UserState, Tone> = { pendiente: 'orange', habilitado: 'green', deshabilitado: 'neutral' }

export function Page() {
  const { t } = useTranslation('shell')
  const pages = usePages()
  const columns = useColumns()
  const { page, limit } = pages
  const estado = readChoice(pages.search, 'estado', USER_STATES)
  const users = useQuery({
    queryKey: ['admin', 'users', estado, page, limit],
    queryFn: ({ signal }) => call('listAllUsers', { query: { estado, page, limit }, signal }),
    placeholderData: keepPreviousData,
  })
  const title = estado ? t(`lists.users.title.${estado}`) : t('lists.users.title.all')
  const choices = [undefined, ...USER_STATES].map((value) => ({
    value,
    label: value ? t(`lists.users.state.${value}`) : t('lists.users.all'),
    to: pages.filtered({ estado: value }),
  }))
  return (
    <ListScreen
      title={title}
      description={
        estado === 'pendiente' ? (
          <Link to={`${PATHS.dashboard}#${REQUESTS_ID}`}>{t('lists.users.decide')}</Link>
        ) : (
          t('lists.users.description')
        )
      }
      filters={<FilterLinks label={t('lists.users.filter')} choices={choices} chosen={estado} />}
    >
      <PagedTable
        query={users}
        pages={pages}
        rowsOf={(answer) => answer.users}
        rowKey={({ id }) => id}
        caption={title}
        columns={columns}
        errorTitle={t('lists.users.failed')}
        empty={<EmptyState title={t('lists.users.none')}>{t('lists.users.noneHint')}</EmptyState>}
      />
    </ListScreen>
  )
}

function useColumns(): Column<User>[] {
  const { t } = useTranslation('shell')
  return [
    {
      id: 'document',
      header: t('lists.document'),
      cell: ({ nombre, apellido, tipo_documento, nro_documento, correo_institucional }) => (
        <>
          <span className={classes.figures}>
            {tipo_documento} {nro_documento}
          </span>
          <span className={classes.narrow}>
            {nombre} {apellido}
          </span>
          <span className={classes.narrow}>{correo_institucional}</span>
        </>
      ),
    },
    {
      id: 'person',
      header: t('lists.users.person'),
      cell: ({ nombre, apellido }) => `${nombre} ${apellido}`,
      hideBelow: 'sm',
    },
    {
      id: 'mail',
      header: t('lists.users.mail'),
      cell: ({ correo_institucional }) => correo_institucional,
      hideBelow: 'sm',
    },
    { id: 'role', header: t('lists.users.role'), cell: ({ rol }) => t(`role.${rol}`), hideBelow: 'sm' },
    { id: 'type', header: t('dashboard.type'), cell: ({ tipo }) => t(`tipo.${tipo}`), hideBelow: 'sm' },
    {
      id: 'state',
      header: t('lists.users.stateOf'),
      cell: ({ estado }) => <StatusBadge tone={TONES[estado]}>{t(`lists.users.stateOne.${estado}`)}</StatusBadge>,
    },
  ]
}
