import { listUsers } from '@fichero/contract/calls/users.calls'
import { instructorPath, PATHS } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import type { ListedUser } from '@fichero/contract/users.schema'
import { useCall } from '@fichero/kit/api'
import { Section } from '@fichero/kit/card'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { Text } from '@fichero/kit/ui'

/** Number of users in the card. */
const FEW = 6

/** Dashboard card with the first users by surname. The complete list is a separate page. */
export function Page() {
  const { t } = useTranslation('instructors')
  const instructors = useCall(listUsers)
  const columns: Column<ListedUser>[] = [
    {
      id: 'nombre',
      header: t('kit:label.nombre'),
      cell: (user) => (
        <Link to={instructorPath(user.id)} aria-label={fullName(user)}>
          {user.nombre}
        </Link>
      ),
    },
    { id: 'apellido', header: t('kit:label.apellido'), cell: ({ apellido }) => apellido },
    { id: 'tipo', header: t('kit:label.tipo'), cell: ({ tipo }) => t(`kit:value.tipo.${tipo}`) },
  ]
  return (
    <Section id="instructors" title={t('active.title')} tools={<Link to={PATHS.instructors}>{t('active.all')}</Link>}>
      <QueryView
        query={instructors}
        errorTitle={t('active.failed')}
        isEmpty={({ users }) => users.length === 0}
        empty={<EmptyState title={t('active.none')}>{t('active.noneHint')}</EmptyState>}
      >
        {({ users }) => (
          <>
            <DataTable
              caption={t('active.title')}
              columns={columns}
              rows={users.slice(0, FEW)}
              rowKey={({ id }) => id}
            />
            {users.length > FEW && (
              <Text size="sm" c="dimmed" mt="xs">
                {t('active.some', { shown: FEW, total: users.length })}
              </Text>
            )}
          </>
        )}
      </QueryView>
    </Section>
  )
}
