import { resetPasswordProblems } from '@fichero/contract/access-rules'
import { getResetLink, resetPassword as resetPasswordCall } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { ApiError, call } from '@fichero/kit/api'
import { endSession, SLOW_AFTER_MS } from '@fichero/kit/host'
import { LINK_PROBLEMS } from '../link-problems'
import { type AccessPage, formOf } from './page'
import { goWithPasswordSaved } from './password-saved'
import { goTo } from './steps'

const params = { token: decodeURIComponent(window.location.pathname.split('/')[2] ?? '') }

export const resetPassword: AccessPage = {
  problemsOf: resetPasswordProblems,
  async send({ newPassword = '', confirmPassword = '' }) {
    await call(resetPasswordCall, { params, body: { newPassword, confirmPassword } })
    // The link's owner signs in next; an older session, possibly of another user, must not remain.
    endSession()
    await goWithPasswordSaved(PATHS.signIn)
  },
  onRefused: (error) => void showDeadLink(error),
  onStart() {
    const show = () => document.documentElement.setAttribute('data-checked', '')
    // A dead link says so before a password is typed. Where the check fails, or is slow, saving will tell.
    setTimeout(show, SLOW_AFTER_MS)
    call(getResetLink, { params }).then(show, (error: unknown) => {
      show()
      showDeadLink(error)
    })
  },
}

function showDeadLink(error: unknown) {
  const problem = error instanceof ApiError && LINK_PROBLEMS.find((code) => code === error.code)
  if (problem) goTo(problem)
  else formOf()?.parentElement?.querySelector<HTMLElement>('[role=alert]')?.focus()
}
