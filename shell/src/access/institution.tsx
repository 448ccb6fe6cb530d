import { beginInstitutionSignIn, enterFromInstitution } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { useHydrated } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { Link, useLocation, useNavigate } from '@fichero/kit/router'
import { inTab } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './access.module.css'
import { Refusal } from './refusal'
import { useBeginSession } from './use-begin-session'

/** What this tab sends with the institution's answer. The page leaves to the institution and comes back in the same tab. */
const attempt = inTab<string>('institution sign-in')

/**
 * The sign-in with an account of the institution, above the form. Always rendered, because prerendered HTML is the same for all
 * installations; CSS hides it. Completes the sign-in when the institution has redirected to this page.
 */
export function InstitutionSignIn() {
  const { t } = useTranslation('access')
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const navigate = useNavigate()
  const beginSession = useBeginSession()
  const [isLeaving, setLeaving] = useState(false)
  const begin = useCallMutation(beginInstitutionSignIn, {
    onMutate: () => enter.reset(),
    onSuccess: ({ url, intento }) => {
      attempt.keep(intento)
      setLeaving(true)
      window.location.assign(url)
    },
  })
  const enter = useCallMutation(enterFromInstitution, { onSuccess: beginSession })
  const { mutate } = enter
  useEffect(() => {
    if (!new URLSearchParams(search).has('state')) return
    // The answer can be used once: neither a reload nor Back sends it again.
    navigate(PATHS.signIn, { replace: true })
    mutate({ body: { intento: attempt.read() ?? '-', respuesta: search } })
    attempt.clear()
  }, [search, navigate, mutate])
  useForgottenLeave(setLeaving)
  const error = begin.error ?? enter.error
  return (
    <div className={classes.institution}>
      {error && <Refusal error={error} takesFocus />}
      {error && <RequestAccess error={error} />}
      <Button
        size="md"
        fullWidth
        classNames={{ root: classes.tall, label: classes.tallLabel }}
        disabled={!isHydrated}
        // After a success the button stays busy until the page opens.
        loading={begin.isPending || isLeaving || enter.isPending || enter.isSuccess}
        onClick={() => begin.mutate({})}
      >
        {t('institution.enter')}
      </Button>
      <p className={classes.or}>{t('institution.or')}</p>
    </div>
  )
}

/** Makes the button usable when the browser shows the page again that it kept, after Back. */
function useForgottenLeave(setLeaving: (isLeaving: boolean) => void) {
  useEffect(() => {
    const stay = () => setLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [setLeaving])
}

/** A link to the form for an access request, filled with what the institution knows, if the person has no access yet. */
function RequestAccess({ error }: { error: Error }) {
  const { t } = useTranslation('access')
  if (!(error instanceof ApiError) || error.code !== 'institution_without_access') return null
  return (
    <Button component={Link} to={PATHS.register} state={{ person: error.body.params }} variant="default" fullWidth>
      {t('institution.request')}
    </Button>
  )
}

/** Renders one of two texts; CSS shows the one that applies, because prerendered HTML is the same for all installations. */
export const ByInstitution = ({ both, password }: { both: ReactNode; password: ReactNode }) => (
  <>
    <span className={classes.withInstitution}>{both}</span>
    <span className={classes.withoutInstitution}>{password}</span>
  </>
)
