import type { Language } from '@fichero/contract/enums'
import { inSlot } from '@fichero/contract/named-parts'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { KitProvider } from '../src/host/kit-provider'
import '../src/theme/fonts.css'
import '../src/theme/tokens.css'
import { PlaceHostContext } from '../src/extension-slots/place-host'
import { Frame, WithAccess } from './frame'
import { standalonePlaces } from './standalone-places'
import { startTexts } from './start-texts'

interface Remote {
  definition: RemoteDefinition
  /** The pages by their names in the definition. */
  pages: Record<string, () => Promise<{ Page: ComponentType }>>
  texts: Record<Language, object>
}

/**
 * Renders one remote without shell and federation: router, texts, theme and session are like the shell's, the API is the
 * real one. For development only: no production build has this module.
 */
export async function startRemote({ definition, pages, texts }: Remote): Promise<void> {
  const { name, routes, links } = definition
  const parts = Object.fromEntries(Object.entries(pages).map(([page, load]) => [page, lazily(load)]))
  await startTexts(definition, texts, localStorage.getItem('lang') ?? 'es')
  const router = createBrowserRouter([
    {
      element: <Frame name={name} links={inSlot(links, 'menu')} />,
      children: [
        ...routes.map(({ path, page, access }) => {
          const Page = parts[page]!
          return {
            path,
            element: (
              <WithAccess access={access}>
                <Page />
              </WithAccess>
            ),
          }
        }),
        { path: '*', element: <p>No route of {name}.</p> },
      ],
    },
  ])
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <KitProvider nonce="">
      <PlaceHostContext value={standalonePlaces(definition, parts)}>
        <RouterProvider router={router} />
      </PlaceHostContext>
    </KitProvider>,
  )
}

/** Returns a component that loads a page when it is rendered. */
function lazily(load: () => Promise<{ Page: ComponentType }>): FunctionComponent<object> {
  const Page = lazy(async () => ({ default: (await load()).Page }))
  return (props) => (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}
