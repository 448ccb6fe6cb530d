import { asRemoteError } from './explain'
import { keepFailure, WHOLE } from './failures'
import { assetOf } from './files'
import { arrive, loadScript } from './load-element'
import type { Container, Release } from './release'
import { RemoteError } from './remote-error'
import { sharedByShell } from './sharing'

const SCOPE = 'default'

/**
 * Requests the entry, in parallel with the files of a page.
 * @throws RemoteError
 */
export const requestEntry = (release: Release) => ofWholeRelease(release, arrive(assetOf(release, release.about.entry)))

/** The container of a release, which starts when a page is first asked for. One that failed stays until it is forgotten. */
export function containerOf(release: Release): Promise<Container> {
  release.container ??= ofWholeRelease(release, start(release))
  return release.container
}

/** The next page starts the entry again, unless another part of the remote has forgotten it already and done that. */
export function forgetContainer(release: Release, container: Promise<Container>) {
  if (release.container === container) release.container = undefined
}

/** Without its entry no page of a release can open, so the failure is kept for all of them. */
async function ofWholeRelease<T>(release: Release, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    keepFailure(release, WHOLE, asRemoteError(error))
    throw error
  }
}

async function start(release: Release): Promise<Container> {
  const container = await loadContainer(release)
  const shareScopeMap = sharedByShell()
  await container.init(shareScopeMap[SCOPE] ?? {}, [], { shareScopeMap, shareScopeKeys: SCOPE })
  return container
}

async function loadContainer(release: Release): Promise<Container> {
  const entry = assetOf(release, release.about.entry)
  // A script that throws still fires `load`; only the window receives the error.
  let thrown: string | undefined
  const listen = (event: ErrorEvent) => {
    if (event.filename.startsWith(entry.url)) thrown = event.message
  }
  window.addEventListener('error', listen)
  try {
    await loadScript(entry)
  } finally {
    window.removeEventListener('error', listen)
  }
  const slot = `fichero_${release.name}`
  const container: unknown = Reflect.get(window, slot)
  // The next load must not find this one's container.
  Reflect.deleteProperty(window, slot)
  if (!isContainer(container)) throw new RemoteError('evaluate', thrown ?? `${entry.url} left no container`)
  return container
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value
