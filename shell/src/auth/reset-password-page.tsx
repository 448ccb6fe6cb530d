import { getResetLink } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { CardTab } from '@fichero/kit/card'
import { Waiting } from '@fichero/kit/frame'
import { endSession } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useNavigate, useParams } from '@fichero/kit/router'
import { Skeleton } from '@fichero/kit/ui'
import { useState } from 'react'
import { PublicLayout } from '../layout/public-layout'
import { AccessCard } from './access-card'
import { BackToSignIn } from './back-links'
import { DeadLink } from './dead-link'
import { type LinkProblem, linkProblem } from './link-problem'
import { PASSWORD_SAVED } from './password-saved'
import { ResetPasswordForm } from './reset-password-form'

export function Page() {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [problem, setProblem] = useState<LinkProblem>()
  // A dead link says so before a password is typed. Where the check itself fails, saving will tell.
  const link = useCall(getResetLink, { params: { token } }, { staleTime: Number.POSITIVE_INFINITY, retry: false })
  const dead = problem ?? linkProblem(link.error)
  const finish = () => {
    // The link's owner signs in next; an older session, possibly of another user, must not remain.
    endSession()
    navigate(PATHS.signIn, { replace: true, state: PASSWORD_SAVED })
  }
  return (
    <PublicLayout>
      <AccessCard tab={<CardTab text={t('reset.tab')} />} below={<BackToSignIn />}>
        {dead ? (
          <DeadLink problem={dead} />
        ) : link.isPending ? (
          <Waiting skeleton={<Skeleton height={280} />} />
        ) : (
          <ResetPasswordForm token={token} onDone={finish} onDeadLink={setProblem} />
        )}
      </AccessCard>
    </PublicLayout>
  )
}
