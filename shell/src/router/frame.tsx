import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { useSession } from '@fichero/kit/session'
import { useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AppLayout } from '../layout/app-layout'
import { PublicLayout } from '../layout/public-layout'
import { useHandle } from './handle'
import { useNav } from './nav'
import { parentList } from './parent-list'
import { type CameFrom, SessionEnded } from './session-ended'

/** Lets in who may see the open route, and draws the layout around it. */
export function Frame({ remotes }: { remotes: RemoteDescriptor[] }) {
  const session = useSession()
  const signedIn = useRef(false)
  const access = useHandle()?.access ?? 'public'
  const { pathname, search } = useLocation()
  const nav = useNav(remotes)

  if (!session) {
    if (access === 'public') return <PublicLayout />
    const from = `${pathname}${search}`
    if (signedIn.current) return <SessionEnded from={from} />
    return <Navigate to={PATHS.home} replace state={{ from } satisfies CameFrom} />
  }
  signedIn.current = true
  if (access === 'admin' && session.user.rol !== 'admin') return <Navigate to={parentList(pathname, remotes)} replace />
  return <AppLayout nav={nav} />
}
