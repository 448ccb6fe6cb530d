import { getSession } from '@fichero/contract/calls/auth.calls'
import { listWaitingUsers } from '@fichero/contract/calls/users.calls'
import type { Language } from '@fichero/contract/enums'
import type { Permission } from '@fichero/contract/permissions'
import type { BootRemote } from '@fichero/contract/remotes.schema'
import type { User } from '@fichero/contract/users.schema'
import { clearNotices, endSession, startSession } from '@fichero/kit/host'
import { answer, answerWith, type FakeAnswer, USER } from '@fichero/kit/testing/fake-shell'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FunctionComponent } from 'react'
import { App } from '../app'
import { prepareTexts, startI18n } from '../i18n/i18n'
import { registerEntries } from '../remotes/loader/load-container'
import { startRegistry } from '../remotes/loader/registry'
import { takeTexts } from '../remotes/loader/texts'
import { type Arrival, addressOf, describeRemote, FakeNetwork } from '../remotes/testing/fake-network'
import { leaveContainer, shareKit } from '../remotes/testing/fake-remote'
import { createRouter } from '../router'
import { watchDocuments } from './watch-documents'

/** A module of a test: what its descriptor declares, and the components in its files. */
export interface FakeModule
  extends Partial<Pick<BootRemote, 'name' | 'routes' | 'links' | 'parts' | 'results' | 'labels'>> {
  pages?: Record<string, FunctionComponent<never>>
  texts?: Record<Language, object>
  /** The pages of the release before; absent if there is none. */
  previousPages?: Record<string, FunctionComponent<never>>
  /** How the entry of the release arrives. */
  arrival?: Arrival
}

interface Visit {
  /** The permissions of the signed-in user; `guest` for no session, `unknown` for permissions that the API will answer. */
  as?: readonly Permission[] | 'guest' | 'unknown'
  /** Data of the signed-in user that differ from `USER`. */
  user?: Partial<User>
  language?: Language
  modules?: FakeModule[]
  /** The answers of the API, besides those about modules. */
  answers?: readonly FakeAnswer[]
}

// jsdom takes seconds to compute whether the elements of a whole page are visible.
configure({ defaultHidden: true })
// jsdom does not have it: nothing comes near the window, unless a test says so.
globalThis.IntersectionObserver ??= ResizeObserver as never

/** Counts releases: the federation library loads a release once, so each opened shell has others. */
let releases = 0
/** Counts opened shells: what the shell knows of an entry in the history is of one of them. */
let opened = 0
let router: ReturnType<typeof createRouter> | undefined

afterEach(() => {
  cleanup()
  router?.dispose()
  router = undefined
  endSession()
  clearNotices()
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  document.body.replaceChildren()
})

/**
 * Opens an address of the shell as `bootstrap.tsx` does: with its router, layout, texts and loader of modules, in a browser
 * whose network has the files of `modules` and the answers of the API. Returns Testing Library's queries, a `user`, the
 * requests `sent` to the API, the current `address()`, the `documents` that the browser left for, and the `network`.
 */
export async function openShell(address: string, visit: Visit = {}) {
  const { as = [], language = 'es', modules = [], answers = [] } = visit
  const user = { ...USER, ...visit.user }
  const permisos = as === 'guest' || as === 'unknown' ? [] : as
  const network = new FakeNetwork()
  const files = globalThis.fetch
  const sent = answerWith([
    answer(getSession, { ok: true, user, permisos: [...permisos], envia_correos: false, centro: null, centros: [] }),
    answer(listWaitingUsers, { ok: true, users: [] }),
    ...answers,
  ])
  const api = globalThis.fetch
  globalThis.fetch = (url, init) =>
    (/^\/api\/(?!remotes(\?|$|\/fallos)|health)/.test(String(url)) ? api : files)(url, init)
  const remotes = modules.map((module) => publish(network, module))
  network.published = remotes

  localStorage.setItem('lang', language)
  if (as === 'unknown') startSession({ token: 'fake', user } as Parameters<typeof startSession>[0])
  else if (as !== 'guest') startSession({ token: 'fake', user, permisos })
  opened += 1
  window.history.replaceState({ key: `opened-${opened}` }, '', address)
  shareKit()
  registerEntries()
  takeTexts(prepareTexts)
  const [listed] = await Promise.all([startWith(remotes), startI18n()])
  const documents = watchDocuments()
  // The shell also updates itself between the actions of a test, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  jest.spyOn(window, 'scrollTo').mockImplementation()
  router = createRouter(listed)
  const screen = render(<App nonce="" router={router} />)
  return {
    ...screen,
    user: userEvent.setup(),
    router,
    sent,
    network,
    remotes,
    documents,
    address: () => window.location.pathname + window.location.search + window.location.hash,
  }
}

export type OpenedShell = Awaited<ReturnType<typeof openShell>>

/** Starts the registry with the descriptors in the document, without what an earlier test opened. */
async function startWith(remotes: BootRemote[]) {
  const boot = document.createElement('script')
  Object.assign(boot, { type: 'application/json', id: 'fichero-boot', textContent: '[]' })
  document.body.replaceChildren(boot)
  await startRegistry()
  boot.textContent = JSON.stringify(remotes)
  return startRegistry()
}

/** Puts the files of a module into the network, and returns its descriptor. */
function publish(network: FakeNetwork, module: FakeModule): BootRemote {
  const { pages = {}, previousPages, texts, arrival, ...declared } = module
  const previous = previousPages && publish(network, { ...declared, pages: previousPages })
  releases += 1
  const remote = describeRemote({
    ...declared,
    hash: releases.toString(16).padStart(16, '0'),
    pages: Object.fromEntries(Object.keys(pages).map((page) => [page, []])),
    ...(previous && { previous }),
  })
  const exported = Object.entries(pages).map(([page, Page]) => [page, { Page }])
  const entry = addressOf(remote, remote.entry)
  network.onRun(entry, () => leaveContainer(remote.name, Object.fromEntries(exported)))
  if (arrival) network.set(entry, arrival)
  for (const [language, content] of Object.entries(texts ?? {}))
    network.setText(addressOf(remote, `${language}.json`), JSON.stringify(content))
  return remote
}
