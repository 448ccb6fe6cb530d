import { getConfig } from '@fichero/contract/calls/auth.calls'
import { useCall } from '@fichero/kit/api'
import { CardTab } from '@fichero/kit/card'
import { useWait, Waiting } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { useState } from 'react'
import { PublicLayout } from '../layout/public-layout'
import { AccessCard } from './access-card'
import { AccessHeading } from './access-heading'
import { BackToSignIn } from './back-links'
import { ForgotPasswordForm } from './forgot-password-form'
import { MailSent } from './mail-sent'

export function Page() {
  const { t } = useTranslation('access')
  /** The document number that a link was requested for. */
  const [asked, setAsked] = useState<string>()
  const config = useCall(getConfig, {}, { staleTime: Number.POSITIVE_INFINITY, retry: false })
  const wait = useWait(config.isPending)
  return (
    <PublicLayout>
      <AccessCard tab={<CardTab text={t('forgot.tab')} />} below={<BackToSignIn />}>
        {/* Where that cannot be learned, or not soon, sending the form will tell. */}
        {config.isPending && wait !== 'slow' ? (
          <Waiting skeleton={<Skeleton height={220} />} />
        ) : config.data?.envia_correos === false ? (
          <AccessHeading text={t('forgot.unmailed.heading')} lead={t('forgot.unmailed.lead')} />
        ) : asked === undefined ? (
          <ForgotPasswordForm onDone={setAsked} />
        ) : (
          <MailSent document={asked} onAgain={() => setAsked(undefined)} />
        )}
      </AccessCard>
    </PublicLayout>
  )
}
