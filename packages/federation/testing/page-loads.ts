import type { BootRemote } from '@fichero/contract/remotes.schema'
import { resetFederationGlobalInfo } from '@module-federation/runtime-core'
import { addressOf, FakeNetwork } from './fake-network'
import { brought, former, newer, remote } from './fake-releases'
import { leaveContainer } from './fake-remote'

// What the specs of `load-page` share: a network with releases of one remote, and the modules as a new page has them.

/** The scripts of both releases run. */
export const SETTLE = 20
export const Page = () => null
export const FormerPage = () => null
export let network: FakeNetwork
export let pages: typeof import('../src/load-page')
let registry: typeof import('../src/registry')
export let shown: string[]

/** Before each test, a new page that knows the current release. */
export function startPages() {
  beforeEach(async () => {
    jest.resetModules()
    resetFederationGlobalInfo()
    jest.useFakeTimers()
    jest.spyOn(console, 'warn').mockImplementation()
    network = new FakeNetwork()
    shown = []
    for (const release of [remote, newer, brought]) leaveAtRun(release, { 'list-page': { Page } })
    leaveAtRun(former, { 'list-page': { Page: FormerPage } })
    registry = await import('../src/registry')
    const { share, shareKit } = await import('./fake-remote')
    shareKit()
    share('react', '19.3.1', async () => () => undefined)
    ;(await import('../src/load-entry')).registerEntries()
    ;(await import('../src/prepare-texts')).takeTexts(
      async ({ hash }) =>
        () =>
          shown.push(hash),
    )
    pages = await import('../src/load-page')
    await list(remote)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    document.body.replaceChildren()
  })
}

export const leaveAtRun = (release: BootRemote, exposed: Record<string, unknown>) =>
  network.onRun(addressOf(release, 'remote-entry.js'), () => leaveContainer('courses', exposed))

/** What the shell knows; `network.published` alone changes what the server has. */
export async function list(...remotes: BootRemote[]) {
  network.published = remotes
  await registry.refreshRegistry()
  network.asked.length = 0
}

export async function load({ page = 'list-page', fresh = false, milliseconds = 0 } = {}) {
  const loading = pages.loadPage('courses', page, fresh)
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(milliseconds + SETTLE)
  return loading
}

export const times = (url: string) => network.asked.filter((address) => address === url).length
export const reasons = () => network.reported.map((report) => (report as { motivo: string }).motivo)
