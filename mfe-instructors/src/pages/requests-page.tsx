import { PATHS } from '@fichero/contract/paths'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { AccessRequests } from '../requests/access-requests'

/** The card of the dashboard as a screen of its own. */
export function Page() {
  const { t } = useTranslation('instructors')
  const title = t('requests.title')
  return (
    <>
      <PageHeader
        title={title}
        description={t('requests.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.instructors }, { label: title }]}
      />
      <AccessRequests />
    </>
  )
}
