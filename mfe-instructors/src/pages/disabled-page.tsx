import { enableUser, listDisabledUsers } from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import { DisabledList } from '@fichero/kit/disabled'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { useDisabledColumns } from '../disabled/use-disabled-columns'
import { useDisabledTexts } from '../disabled/use-disabled-texts'

/** The list of disabled people. */
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
        list={listDisabledUsers}
        enable={enableUser}
        columns={useDisabledColumns()}
        say={useDisabledTexts()}
        asksToRetry
      />
    </>
  )
}
