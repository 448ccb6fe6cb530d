import './browser'

import type { Language } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import type { Permission } from '@fichero/contract/permissions'
import type { PlaceProps, SectionPlace } from '@fichero/contract/places'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import type { User } from '@fichero/contract/users.schema'
import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { FunctionComponent, ReactNode } from 'react'
import { createMemoryRouter, Navigate, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom'
import { KitProvider } from '../src/host/kit-provider'
import { parentList } from '../src/host/parent-list'
import { Place } from '../src/places/place'
import { PlaceHostContext } from '../src/places/place-host'
import { useSession } from '../src/session'
import { allows } from '../src/session/allows'
import { endSession, startSession } from '../src/session/store'
import { ownPlaces } from '../standalone/own-places'
import { startTexts } from '../standalone/start-texts'
import type { FakeAnswer } from './answers'
import { answerWith, type SentRequest } from './fake-api'

export { answer, type FakeAnswer, refuse } from './answers'
export { answerWith, type SentRequest } from './fake-api'

/** A remote as its folder has it. */
interface TestedRemote {
  definition: RemoteDefinition
  texts: Record<Language, object>
  /** By name; those that the test opens. */
  pages: Record<string, FunctionComponent<never>>
}

interface Visit {
  /** The permissions of the person who is signed in, or nobody. */
  as?: readonly Permission[] | 'guest'
  language?: Language
  /** The answers of the API. */
  answers?: readonly FakeAnswer[]
}

/** What a test sees of an opened address, and does there. */
export interface OpenedScreen extends RenderResult {
  user: UserEvent
  /** What the screen asked the API, in its order. */
  sent: SentRequest[]
  /** Path and query. */
  address(): string
}

export const USER: User = {
  id: 1,
  nro_documento: '1000000001',
  tipo_documento: 'CC',
  nombre: 'Ana María',
  apellido: 'Rojas',
  correo_institucional: 'ana@fichero.example',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: null,
  fecha_fin_contrato: null,
  estado: 'habilitado',
}

/**
 * Opens an address of a remote as the shell would, without the shell, the other remotes and the API: design system,
 * texts, router, session, access and toasts are the shell's own parts or behave as they do (`fake-shell.spec.tsx` of the
 * shell holds them against each other). There is no navigation, search or title. Returns Testing Library's queries, a
 * `user`, the current `address()` and the requests `sent`.
 */
export function openInFakeShell(remote: TestedRemote, address: string, visit?: Visit): Promise<OpenedScreen> {
  const { definition, pages } = remote
  const routes = definition.routes.map(({ path, page, access }) => {
    const Page = pages[page] as FunctionComponent | undefined
    return {
      path,
      element: (
        <WithAccess access={access} definition={definition}>
          {Page ? <Page /> : <p>The test gives no page “{page}”.</p>}
        </WithAccess>
      ),
    }
  })
  return open(remote, routes, address, visit)
}

/**
 * Opens a page of another remote that has a place, with what it hands over: drawn is what this remote puts there for who is
 * signed in. Returns the same.
 */
export const openPlaceInFakeShell = <Name extends SectionPlace>(
  remote: TestedRemote,
  name: Name,
  given: PlaceProps<Name>,
  visit?: Visit,
): Promise<OpenedScreen> => open(remote, [{ path: '/', element: <Place name={name} given={given} /> }], '/', visit)

async function open(
  { definition, texts, pages }: TestedRemote,
  routes: RouteObject[],
  address: string,
  { as = [], language = 'es', answers = [] }: Visit = {},
): Promise<OpenedScreen> {
  const sent = answerWith(answers)
  endSession()
  if (as !== 'guest') startSession({ token: 'fake', user: USER, permisos: as })
  await startTexts(definition, texts, language)
  // All other addresses are of the shell or of another remote.
  const router = createMemoryRouter([{ element: <Frame />, children: [...routes, { path: '*', element: null }] }], {
    initialEntries: [address],
  })
  const drawn = render(
    <KitProvider nonce="">
      <PlaceHostContext value={ownPlaces(definition, pages)}>
        <RouterProvider router={router} />
      </PlaceHostContext>
    </KitProvider>,
  )
  const current = () => router.state.location.pathname + router.state.location.search
  return { ...drawn, user: userEvent.setup(), sent, address: current }
}

const Frame = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
)

interface WithAccessProps {
  access: string
  definition: RemoteDefinition
  children: ReactNode
}

function WithAccess({ access, definition, children }: WithAccessProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const may = (wanted: string) => allows(session, wanted)
  if (may(access)) return children
  return <Navigate to={session ? parentList(pathname, [definition], may) : PATHS.home} replace />
}
