import type { Language } from '@fichero/contract/enums'
import { inSlot } from '@fichero/contract/named-parts'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom'
import { KitProvider } from '../src/host/kit-provider'
import '../src/theme/fonts.css'
import '../src/theme/tokens.css'
import { PlaceHostContext } from '../src/extension-slots/place-host'
import type { FakeAnswer } from '../testing/answers'
import { answerWith } from '../testing/fake-api'
import { Frame, WithAccess } from './frame'
import { standalonePlaces } from './standalone-places'
import { startTexts } from './start-texts'

interface Remote {
  definition: RemoteDefinition
  /** The pages by their names in the definition. */
  pages: Record<string, () => Promise<{ Page: ComponentType }>>
  texts: Record<Language, object>
  /** Answers that take the place of the API, by page; undefined with an API. */
  examples?: Record<string, FakeAnswer[]>
}

/**
 * Renders one remote without shell and federation: router, texts, theme and session are like the shell's, the API is the
 * real one, or examples take its place. For development only: no production build has this module.
 */
export async function startRemote({ definition, pages, texts, examples }: Remote): Promise<void> {
  if (examples) answerWithExamples(definition, examples)
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
              <WithAccess access={access} hasExamples={examples !== undefined}>
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

/**
 * Answers requests to the API with the examples of the open page, or else with those of another, and says in the console which one is
 * missing.
 */
function answerWithExamples({ routes }: RemoteDefinition, examples: NonNullable<Remote['examples']>) {
  answerWith(() => {
    const page = routes.find(({ path }) => matchPath(path, location.pathname))?.page ?? ''
    return [...Object.values(examples).flat(), ...(examples[page] ?? [])]
  })
  const answered = globalThis.fetch
  globalThis.fetch = (...request) =>
    answered(...request).catch((error: Error) => {
      console.warn(`${error.message} Add it to “examples” in src/pages/PAGE.examples.ts.`)
      throw error
    })
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
