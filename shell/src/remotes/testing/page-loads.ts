import type { BootRemote } from '@fichero/contract/remotes.schema'
import { resetFederationGlobalInfo } from '@module-federation/runtime-core'
import { addressOf, FakeNetwork } from './fake-network'
import { former, newer, partial, remote } from './fake-releases'
import { leaveContainer } from './fake-remote'

// Shared by the specs of `load-page`: a network with releases of one remote, and freshly loaded modules.

/** Time in which the scripts of both releases run, in ms. */
export const SETTLE = 20
export const Page = () => null
export const FormerPage = () => null
export let network: FakeNetwork
export let pages: typeof import('../loader/load-page')
let registry: typeof import('../loader/registry')
/** Hashes of the releases whose translations were shown, in order. */
export let shown: string[]

/** Starts a new page that knows the current release before each test. */
export function startPages() {
  beforeEach(async () => {
    jest.resetModules()
    resetFederationGlobalInfo()
    jest.useFakeTimers()
    jest.spyOn(console, 'warn').mockImplementation()
    network = new FakeNetwork()
    shown = []
    for (const release of [remote, newer, partial]) exposeAtRun(release, { 'list-page': { Page } })
    exposeAtRun(former, { 'list-page': { Page: FormerPage } })
    registry = await import('../loader/registry')
    const { share, shareKit } = await import('./fake-remote')
    shareKit()
    share('react', '19.3.1', async () => () => undefined)
    ;(await import('../loader/load-container')).registerEntries()
    ;(await import('../loader/texts')).takeTexts(
      async ({ hash }) =>
        () =>
          shown.push(hash),
    )
    pages = await import('../loader/load-page')
    await list(remote)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    document.body.replaceChildren()
  })
}

/** Makes the entry of a release expose these modules when the entry runs. */
export const exposeAtRun = (release: BootRemote, exposed: Record<string, unknown>) =>
  network.onRun(addressOf(release, 'remote-entry.js'), () => leaveContainer('courses', exposed))

/** Sets the remotes that server and shell know. Setting only `network.published` changes just the server. */
export async function list(...remotes: BootRemote[]) {
  network.published = remotes
  await registry.refreshRegistry()
  network.asked.length = 0
}

/** Loads a page while the fake clock advances by `milliseconds` and by `SETTLE`. */
export async function load({ page = 'list-page', fresh = false, milliseconds = 0 } = {}) {
  const loading = pages.loadPage('courses', page, fresh)
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(milliseconds + SETTLE)
  return loading
}

/** Returns how often a URL was requested. */
export const times = (url: string) => network.asked.filter((address) => address === url).length
/** Returns the reasons of the failures that were reported to the API. */
export const reasons = () => network.reported.map((report) => (report as { motivo: string }).motivo)
