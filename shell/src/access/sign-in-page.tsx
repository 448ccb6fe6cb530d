import { PATHS } from '@fichero/contract/paths'
import { Announced } from '@fichero/kit/frame'
import { useHydrated } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useLocation } from '@fichero/kit/router'
import { Alert, Anchor } from '@fichero/kit/ui'
import { useState } from 'react'
import { readReturnTo } from '../session/return-to'
import { AccessHeading } from './access-heading'
import { ByInstitution, InstitutionSignIn } from './institution'
import { SignInForm } from './sign-in-form'
import { SignedOutPage } from './signed-out-page'

/** Navigation state with which the page confirms a new password. */
export const PASSWORD_SAVED = { isPasswordSaved: true }

export function Page() {
  const { t } = useTranslation('access')
  const isHydrated = useHydrated()
  const isSaved = useLocation().state?.isPasswordSaved === true
  const [{ ended, why }] = useState(readReturnTo)
  const note = isSaved ? t('signIn.passwordSaved') : ended && (why ?? t('signIn.ended'))
  return (
    <SignedOutPage>
      <AccessHeading
        text={t('signIn.heading')}
        lead={<ByInstitution both={t('institution.lead')} password={t('signIn.lead')} />}
      />
      {isHydrated && note && (
        <Announced>
          <Alert mb="md" color={isSaved ? 'green' : 'orange'} role="note">
            {note}
          </Alert>
        </Announced>
      )}
      {isHydrated && document.documentElement.hasAttribute('data-forgets') && (
        <Alert mb="md" color="orange" role="note">
          {t('signIn.forgets')}
        </Alert>
      )}
      <InstitutionSignIn />
      <SignInForm />
      <Anchor component={Link} to={PATHS.forgotPassword} size="sm" display="inline-block" mt="md">
        {t('signIn.forgot')}
      </Anchor>
    </SignedOutPage>
  )
}
