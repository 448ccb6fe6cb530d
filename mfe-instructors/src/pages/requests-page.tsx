import { PATHS } from '@fichero/contract/paths'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { AccessRequests } from '../requests/access-requests'
import { PasswordRequestsSection } from '../waiting/password-requests-section'

/** The content of the dashboard card `requests-card`, as a separate page. */
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
      <PasswordRequestsSection />
    </>
  )
}
