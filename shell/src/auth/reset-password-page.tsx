import { PATHS } from '@fichero/contract/paths'
import { CardTab } from '@fichero/kit/card'
import { endSession } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useNavigate, useParams } from '@fichero/kit/router'
import { useState } from 'react'
import { PublicLayout } from '../layout/public-layout'
import { AccessCard } from './access-card'
import { BackToSignIn } from './back-links'
import { DeadLink } from './dead-link'
import type { LinkProblem } from './link-problem'
import { PASSWORD_SAVED } from './password-saved'
import { ResetPasswordForm } from './reset-password-form'

export function Page() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [problem, setProblem] = useState<LinkProblem>()
  const finish = () => {
    // The link's owner signs in next; an older session, possibly of another user, must not remain.
    endSession()
    navigate(PATHS.signIn, { replace: true, state: PASSWORD_SAVED })
  }
  return (
    <PublicLayout>
      <AccessCard tab={<CardTab text={t('reset.tab')} />} below={<BackToSignIn />}>
        {problem ? (
          <DeadLink problem={problem} />
        ) : (
          <ResetPasswordForm token={token} onDone={finish} onDeadLink={setProblem} />
        )}
      </AccessCard>
    </PublicLayout>
  )
}
