import { getResetLink } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { endSession, SLOW_AFTER_MS } from '@fichero/kit/host'
import { useNavigate, useParams } from '@fichero/kit/router'
import { useEffect, useState } from 'react'
import { AccessPage } from './access-page'
import { DeadLink, linkProblem } from './dead-link'
import { ResetPasswordForm } from './reset-password-form'
import { PASSWORD_SAVED } from './sign-in-page'

/** Punctuation after a link in a text, which email programs and people may take for a part of it. */
const PUNCTUATION = /[^\w-]+$/

export function Page() {
  const navigate = useNavigate()
  const { token: typed = '' } = useParams()
  const token = typed.replace(PUNCTUATION, '')
  const [error, setError] = useState<unknown>()
  const problem = linkProblem(error)
  const [isChecked, setChecked] = useState(false)
  // Checks the link before the user types a password. If the check fails or is slow, saving reports an invalid link.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const timer = setTimeout(setChecked, SLOW_AFTER_MS, true)
    call(getResetLink, { params: { token }, signal })
      .catch((reason: unknown) => !signal.aborted && setError(reason))
      .finally(() => !signal.aborted && setChecked(true))
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [token])
  const finish = () => {
    // The link's owner signs in next; an older session, possibly of another user, must not remain.
    endSession()
    navigate(PATHS.signIn, { replace: true, state: PASSWORD_SAVED })
  }
  return (
    <AccessPage about="password" hidden={isChecked ? undefined : 'unchecked'}>
      {problem ? (
        <DeadLink problem={problem} />
      ) : (
        <ResetPasswordForm token={token} onDone={finish} onRefused={setError} />
      )}
    </AccessPage>
  )
}
