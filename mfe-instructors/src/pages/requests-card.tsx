import { Section } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { AccessRequests } from '../requests/access-requests'
import { REQUESTS_ID } from '../requests/requests-id'
import { PasswordRequestsSection } from '../waiting/password-requests-section'

/** Dashboard card for administrators: access requests to decide, and below them requests for a new password. */
export function Page() {
  const { t } = useTranslation('instructors')
  return (
    <>
      <Section id={REQUESTS_ID} title={t('requests.title')}>
        <AccessRequests />
      </Section>
      <PasswordRequestsSection />
    </>
  )
}
