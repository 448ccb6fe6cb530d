import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { DisabledList } from '@fichero/kit/disabled'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { listDisabledUsersQuery, useDisabledUsers } from '../calls/list-disabled-users'
import { useDisabledColumns } from '../disabled/use-disabled-columns'

// The dashboard counts people and lists them.
const AFFECTED = [['listUsers'], ['getUser'], ['admin']]

export function Page() {
  const { t } = useTranslation('instructors')
  return (
    <>
      <PageHeader
        title={t('disabled.title')}
        description={t('disabled.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.instructors }, { label: t('disabled.title') }]}
        actions={
          <Button component={Link} to={PATHS.instructors} variant="default">
            {t('disabled.back')}
          </Button>
        }
      />
      <DisabledList
        query={useDisabledUsers()}
        listKey={listDisabledUsersQuery.queryKey}
        affected={AFFECTED}
        columns={useDisabledColumns()}
        say={(word, row) => t(`disabled.${word}`, { ...(row && { ...row, name: `${row.nombre} ${row.apellido}` }) })}
        enable={({ id }) => call('enableUser', { params: { id } })}
      />
    </>
  )
}
