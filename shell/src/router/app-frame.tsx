import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Waiting } from '@fichero/kit/frame'
import { allows, Outlet, parentList } from '@fichero/kit/host'
import { useSession } from '@fichero/kit/session'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PageSkeleton } from '../federation/page-skeleton'
import { AppLayout } from '../layout/app-layout'
import { PublicLayout } from '../layout/public-layout'
import { useNav } from '../navigation/nav'
import { clearRecentResults } from '../search/recent'
import { storeLastRoute } from '../session/last-route'
import { clearReturnTo } from '../session/return-to'
import { useHandle } from './handle'
import { NoAccess } from './no-access'
import { RequireSignIn } from './require-sign-in'
import { SessionEnded } from './session-ended'
import { useSessionCheck } from './use-session-check'

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
  // The frame is drawn for another user or menu, and not for each key of a search that changes the address.
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
