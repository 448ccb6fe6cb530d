import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useLocation } from '@fichero/kit/router'
import { Alert } from '@fichero/kit/ui'
import { AccessHeading } from './access-heading'
import type { AccessRequest } from './access-request'
import { isPasswordSaved } from './password-saved'
import { SignInForm } from './sign-in-form'

interface SignInProps {
  /** The session ended while the user was working. */
  ended: boolean
  typed: AccessRequest
  onType: (typed: AccessRequest) => void
}

export function SignIn({ ended, typed, onType }: SignInProps) {
  const { t } = useTranslation('access')
  const saved = isPasswordSaved(useLocation().state)
  const note = saved ? t('auth.passwordSaved') : ended && t('auth.ended')
  return (
    <>
      <AccessHeading text={t('auth.heading')} lead={t('auth.lead')} />
      {note && (
        <Announced>
          <Alert mb="md" color={saved ? 'green' : 'orange'} role="note">
            {note}
          </Alert>
        </Announced>
      )}
      <SignInForm document={typed.nro_documento} onDocument={(nro_documento) => onType({ ...typed, nro_documento })} />
    </>
  )
}
