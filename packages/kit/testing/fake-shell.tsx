import './browser'

import type { Language } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import type { Permission } from '@fichero/contract/permissions'
import type { PlaceProps, SectionSlot } from '@fichero/contract/places'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { configure, type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { FunctionComponent, ReactNode } from 'react'
import { createMemoryRouter, Navigate, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom'
import { Place } from '../src/extension-slots/place'
import { PlaceHostContext } from '../src/extension-slots/place-host'
import { KitProvider } from '../src/host/kit-provider'
import { parentList } from '../src/host/parent-list'
import { useSession } from '../src/session'
import { allows } from '../src/session/allows'
import { endSession, startSession } from '../src/session/store'
import { standalonePlaces } from '../standalone/standalone-places'
import { startTexts } from '../standalone/start-texts'
import type { FakeAnswer } from './answers'
import { answerWith, type SentRequest } from './fake-api'
import { USER } from './user'

export { answer, type FakeAnswer, refuse } from './answers'
export { answerWith, type SentRequest } from './fake-api'
export { USER } from './user'

/** In ms: lazy parts of a screen take seconds to load on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

/** The remote under test. */
interface TestedRemote {
  definition: RemoteDefinition
  texts: Record<Language, object>
  /** The pages that the test opens, by name. */
  pages: Record<string, FunctionComponent<never>>
}

interface Visit {
  /** The permissions of the signed-in user; `guest` for no session. */
  as?: readonly Permission[] | 'guest'
  language?: Language
  /** The answers of the API. */
  answers?: readonly FakeAnswer[]
}

/** An opened screen. */
export interface OpenedScreen extends RenderResult {
  user: UserEvent
  /** The requests of the screen to the API, in order. */
  sent: SentRequest[]
  /** Returns the path and query of the current address. */
  address(): string
}

/**
 * Opens an address of a remote as the shell would, without the shell, the other remotes and the API: design system,
 * texts, router, session, access and toasts are the shell's own parts or behave as they do (`fake-shell.long.spec.tsx` of the
 * shell compares them). There is no navigation, search or title. Returns Testing Library's queries, a
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
 * Opens an extension slot of another remote's page with the data (`given`) that the page passes. The slot shows the sections of
 * the remote under test that the signed-in user may see. Returns the same as `openInFakeShell`.
 */
export const openPlaceInFakeShell = <Name extends SectionSlot>(
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
  // All other addresses belong to the shell or to another remote.
  const router = createMemoryRouter([{ element: <Frame />, children: [...routes, { path: '*', element: null }] }], {
    initialEntries: [address],
  })
  const rendered = render(
    <KitProvider nonce="">
      <PlaceHostContext value={standalonePlaces(definition, pages)}>
        <RouterProvider router={router} />
      </PlaceHostContext>
    </KitProvider>,
  )
  const current = () => router.state.location.pathname + router.state.location.search
  return { ...rendered, user: userEvent.setup(), sent, address: current }
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
