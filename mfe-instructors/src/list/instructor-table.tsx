import type { ListedUser } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEye } from '@fichero/kit/icons'
import { DataTable } from '@fichero/kit/table'
import { Anchor, Button } from '@fichero/kit/ui'
import classes from './instructor-table.module.css'

interface InstructorTableProps {
  users: ListedUser[]
  onView: (user: ListedUser) => void
}

export function InstructorTable({ users, onView }: InstructorTableProps) {
  const { t } = useTranslation('instructors')
  const type = (user: ListedUser) => t(`kit:enum.instructorType.${user.tipo}`)

  return (
    <DataTable
      caption={t('list.title')}
      rows={users}
      rowKey={(user) => user.id}
      columns={[
        {
          id: 'document',
          header: t('kit:label.document'),
          cell: (user) => (
            <Anchor component="button" type="button" inherit onClick={() => onView(user)}>
              {user.nro_documento}
            </Anchor>
          ),
          sortBy: documentOrder,
        },
        { id: 'names', header: t('kit:label.names'), cell: (user) => user.nombre, sortBy: (user) => user.nombre },
        {
          id: 'surnames',
          header: t('kit:label.surnames'),
          cell: (user) => user.apellido,
          sortBy: (user) => user.apellido,
        },
        { id: 'type', header: t('field.type'), cell: type, sortBy: type },
        {
          id: 'actions',
          header: t('kit:actions'),
          align: 'right',
          cell: (user) => (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.view}
              leftSection={<IconEye />}
              aria-label={t('list.viewPerson', { name: `${user.nombre} ${user.apellido}` })}
              onClick={() => onView(user)}
            >
              {t('list.view')}
            </Button>
          ),
        },
      ]}
    />
  )
}

// Document numbers have different lengths: sort them as numbers.
const documentOrder = (user: ListedUser) => Number(user.nro_documento)
