import { PATHS } from '@fichero/contract/paths'
import type { User } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, EmptyState, QueryView } from '@fichero/kit/page'
import { Link } from '@fichero/kit/router'
import classes from './dashboard.module.css'
import { useInstructors } from './use-instructors'

export function Instructors() {
  const { t } = useTranslation('shell')
  const instructors = useInstructors()
  const columns: Column<User>[] = [
    { id: 'nombre', header: t('dashboard.names'), cell: ({ nombre }) => nombre, sortBy: ({ nombre }) => nombre },
    {
      id: 'apellido',
      header: t('dashboard.surnames'),
      cell: ({ apellido }) => apellido,
      sortBy: ({ apellido }) => apellido,
    },
    {
      id: 'tipo',
      header: t('dashboard.type'),
      cell: ({ tipo }) => t(`tipo.${tipo}`),
      sortBy: ({ tipo }) => t(`tipo.${tipo}`),
    },
  ]
  return (
    <section className={classes.section}>
      <div className={classes.heading}>
        <h2>{t('dashboard.instructors')}</h2>
        <Link to={PATHS.instructors}>{t('dashboard.allInstructors')}</Link>
      </div>
      <QueryView
        query={instructors}
        errorTitle={t('dashboard.instructorsFailed')}
        isEmpty={({ users }) => users.length === 0}
        empty={<EmptyState title={t('dashboard.noInstructors')}>{t('dashboard.noInstructorsHint')}</EmptyState>}
      >
        {({ users }) => (
          <DataTable
            caption={t('dashboard.instructors')}
            columns={columns}
            rows={users}
            rowKey={({ id }) => id}
            initialSort={{ id: 'apellido', direction: 'asc' }}
          />
        )}
      </QueryView>
    </section>
  )
}
