import { getSession } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { useCall } from '@fichero/kit/api'
import { Waiting } from '@fichero/kit/frame'
import { allows, Outlet, parentList, renewSession, type Session } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError } from '@fichero/kit/notify'
import { useSession } from '@fichero/kit/session'
import { useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { AppLayout } from '../layout/app-layout'
import { PublicLayout } from '../layout/public-layout'
import { useNav } from '../navigation/nav'
import { PageSkeleton } from '../remotes/views/page-skeleton'
import { clearRecentResults } from '../search/recent'
import { storeLastRoute } from '../session/last-route'
import { clearReturnTo, isOfFormerUser, storeReturnTo } from '../session/return-to'
import { useHandle } from './handle'
import { SessionEnded } from './session-ended'

/** Checks access to the current route and renders the layout around it. */
export function AppFrame({ remotes }: { remotes: RemoteDescriptor[] }) {
  const session = useSession()
  const signedIn = useRef(false)
  const { access = 'public', path } = useHandle() ?? {}
  const { pathname, search, hash } = useLocation()
  const nav = useNav(remotes)
  const isChecked = useSessionCheck(session)
  const isIn = session !== null
  const userId = session?.user.id
  const isAllowed = allows(session, access)
  // Memoized, because each key typed in a search field changes the URL and would render the frame again.
  const layout = useMemo(
    () => (
      <AppLayout key={userId} nav={nav} remotes={remotes}>
        {isAllowed ? <Outlet /> : <Waiting skeleton={<PageSkeleton />} />}
      </AppLayout>
    ),
    [userId, nav, remotes, isAllowed],
  )
  useEffect(() => {
    if (isIn) clearReturnTo()
    else clearRecentResults()
  }, [isIn])
  useEffect(() => {
    if (isIn && path !== undefined) storeLastRoute(path)
  }, [isIn, path])

  if (!session) {
    if (access === 'public') return <PublicLayout />
    const from = `${pathname}${search}${hash}`
    return signedIn.current ? <SessionEnded from={from} /> : <RequireSignIn from={from} />
  }
  signedIn.current = true
  if (isAllowed || !isChecked) return layout
  return <NoAccess to={parentList(pathname, remotes, (wanted) => allows(session, wanted))} />
}

/** Shows a notification that the user may not open the current page, and navigates to `to`. */
function NoAccess({ to }: { to: string }) {
  const { t } = useTranslation('shell')
  useEffect(() => notifyError(t('layout.pageNotAllowed')), [t])
  return <Navigate to={to} replace />
}

/**
 * Requests the session's user and permissions once and stores them for all tabs. Failures are not shown here, because
 * the requests of the pages fail in the same way. Returns true once the permissions are known or the request failed.
 */
function useSessionCheck(session: Session | null): boolean {
  const { data, isError } = useCall(getSession, {}, { enabled: session !== null, staleTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (data) renewSession(data)
  }, [data])
  return isError || session?.permisos !== undefined
}

/** Redirects signed-out users to the landing page. After signing in, they return to `from`. */
function RequireSignIn({ from }: { from: string }) {
  const navigate = useNavigate()
  const navigation = useNavigationType()
  useEffect(() => {
    if (!isOfFormerUser(navigation)) storeReturnTo({ from, ended: false })
    navigate(PATHS.home, { replace: true })
  }, [from, navigate, navigation])
  return null
}
