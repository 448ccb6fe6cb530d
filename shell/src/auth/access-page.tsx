import { PATHS } from '@fichero/contract/paths'
import { later } from '@fichero/kit/frame'
import { Navigate, useLocation } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { useState } from 'react'
import { PublicLayout } from '../layout/public-layout'
import { cameFrom } from '../router/came-from'
import { AccessCard } from './access-card'
import { NOTHING_TYPED } from './access-request'
import { AccessTabs } from './access-tabs'
import { BackHome } from './back-home'
import { SignIn } from './sign-in'

// Most people who come here have an account: the other form and its schemas are for those who ask for it.
const Register = later('register', async () => (await import('./register')).Register)

/** Signing in and asking for access, one screen with two addresses. Whoever is signed in, already or just now, goes where he was going. */
export function Page() {
  const { pathname } = useLocation()
  const [{ from, ended }] = useState(cameFrom)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  if (useSession()) return <Navigate to={from} replace />
  return (
    <PublicLayout>
      <AccessCard tab={<AccessTabs onRegister={Register.preload} />} below={<BackHome />}>
        {pathname === PATHS.register ? (
          <Register typed={typed} onType={setTyped} />
        ) : (
          <SignIn ended={ended} typed={typed} onType={setTyped} />
        )}
      </AccessCard>
    </PublicLayout>
  )
}
