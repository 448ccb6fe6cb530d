import { PATHS } from '@fichero/contract/paths'
import { lazyPart } from '@fichero/kit/frame'
import { Navigate, useLocation } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { useState } from 'react'
import { PublicLayout } from '../layout/public-layout'
import { readReturnTo } from '../session/return-to'
import { AccessCard } from './access-card'
import { NOTHING_TYPED } from './access-request'
import { AccessTabs } from './access-tabs'
import { BackHome } from './back-links'
import { SignIn } from './sign-in'

// Most visitors have an account, so the other form and its schemas are loaded on demand.
const Register = lazyPart('register', async () => (await import('./register')).Register)

/**
 * Sign-in and registration: one screen with two addresses. A signed-in user is redirected to the address they came for.
 */
export function Page() {
  const { pathname } = useLocation()
  const [{ from, ended }] = useState(readReturnTo)
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
