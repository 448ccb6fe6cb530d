import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { useSession } from '@fichero/kit/session'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AppLayout } from '../layout/app-layout'
import { PublicLayout } from '../layout/public-layout'
import { forgetFinds } from '../search/recent'
import { forgetPlace } from './came-from'
import { useHandle } from './handle'
import { useNav } from './nav'
import { parentList } from './parent-list'
import { SessionEnded } from './session-ended'
import { SignInFirst } from './sign-in-first'

/** Lets in who may see the open route, and draws the layout around it. */
export function Frame({ remotes }: { remotes: RemoteDescriptor[] }) {
  const session = useSession()
  const signedIn = useRef(false)
  const access = useHandle()?.access ?? 'public'
  const { pathname, search, hash } = useLocation()
  const nav = useNav(remotes)
  const isIn = session !== null
  useEffect(() => {
    if (isIn) forgetPlace()
    else forgetFinds()
  }, [isIn])

  if (!session) {
    if (access === 'public') return <PublicLayout />
    const from = `${pathname}${search}${hash}`
    return signedIn.current ? <SessionEnded from={from} /> : <SignInFirst from={from} />
  }
  signedIn.current = true
  if (access === 'admin' && session.user.rol !== 'admin') return <Navigate to={parentList(pathname, remotes)} replace />
  return <AppLayout nav={nav} remotes={remotes} />
}
