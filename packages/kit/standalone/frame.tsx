import { login } from '@fichero/contract/calls/auth.calls'
import { PERMISSIONS } from '@fichero/contract/permissions'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import { call } from '../src/api/call'
import { useSession } from '../src/session'
import { allows } from '../src/session/allows'
import { endSession, startSession } from '../src/session/store'
import { USER } from '../testing/user'

/** Replaces the shell's layout: the remote's menu entries, the catalogue of the kit, language and session. */
export function Frame({ name, links }: Pick<RemoteDefinition, 'name' | 'links'>) {
  const { t, i18n } = useTranslation(name)
  const session = useSession()
  return (
    <>
      <nav aria-label={name} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 8 }}>
        {links.map(({ path, labelKey }) => (
          <NavLink key={path} to={path}>
            {t(labelKey)}
          </NavLink>
        ))}
        <a href="/kit">kit</a>
        <button type="button" onClick={() => i18n.changeLanguage(i18n.language === 'es' ? 'en' : 'es')}>
          {i18n.language}
        </button>
        {session && (
          <button type="button" onClick={() => endSession()}>
            {session.user.rol} ×
          </button>
        )}
      </nav>
      <main id="main" tabIndex={-1} style={{ padding: 24 }}>
        <Outlet />
      </main>
    </>
  )
}

interface WithAccessProps {
  access: string
  /** Whether examples take the place of the API: nobody has a password. */
  hasExamples: boolean
  children: ReactNode
}

/** Renders the page for users with access, and otherwise a sign-in form or the missing permission. */
export function WithAccess({ access, hasExamples, children }: WithAccessProps) {
  const session = useSession()
  if (allows(session, access)) return children
  if (session)
    return (
      <p>
        {access}: {session.user.rol}
      </p>
    )
  return hasExamples ? <ChooseRole /> : <SignIn />
}

/** The roles, with their permissions. */
const PERMISSIONS_OF = { admin: PERMISSIONS, user: [] } as const

function ChooseRole() {
  const signInAs = (rol: keyof typeof PERMISSIONS_OF) =>
    startSession({ token: 'example', user: { ...USER, rol }, permisos: PERMISSIONS_OF[rol] })
  return (
    <>
      {(['admin', 'user'] as const).map((rol) => (
        <button key={rol} type="button" onClick={() => signInAs(rol)}>
          {rol}
        </button>
      ))}
    </>
  )
}

function SignIn() {
  const [error, setError] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const body = { nro_documento: String(data.get('document')), contrasena: String(data.get('password')) }
    call(login, { body }).then(startSession, (failure: Error) => setError(failure.message))
  }
  return (
    <form onSubmit={submit}>
      <input name="document" aria-label="document" autoComplete="username" />
      <input name="password" aria-label="password" type="password" autoComplete="current-password" />
      <button type="submit">OK</button>
      <p role="alert">{error}</p>
    </form>
  )
}
