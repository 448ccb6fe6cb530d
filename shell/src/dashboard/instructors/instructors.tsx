import { PATHS } from '@fichero/contract/paths'
import type { User } from '@fichero/contract/users.schema'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { Section } from '../section'
import { useInstructors } from './use-instructors'

const FEW = 6

/** The first by surname; the whole list has a screen of its own. */
export function Instructors() {
  const { t } = useTranslation('shell')
  const instructors = useInstructors()
  const columns: Column<User>[] = [
    { id: 'nombre', header: t('dashboard.names'), cell: ({ nombre }) => nombre },
    { id: 'apellido', header: t('dashboard.surnames'), cell: ({ apellido }) => apellido },
    { id: 'tipo', header: t('dashboard.type'), cell: ({ tipo }) => t(`tipo.${tipo}`) },
  ]
  return (
    <Section
      id="instructors"
      title={t('dashboard.instructors')}
      span="minor"
      tools={<Link to={PATHS.instructors}>{t('dashboard.allInstructors')}</Link>}
      room={260}
    >
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
            rows={users.slice(0, FEW)}
            rowKey={({ id }) => id}
          />
        )}
      </QueryView>
    </Section>
  )
}
