import { type ModuleFederationRuntimePlugin, registerPlugins } from '@module-federation/enhanced/runtime'
import { asRemoteError } from './explain'
import { keepFailure, WHOLE } from './failures'
import { assetOf } from './files'
import { arrive, loadScript } from './load-element'
import { type Release, releaseAt } from './release'
import { RemoteError } from './remote-error'

/** What a remote's entry leaves on the page, in the terms of the federation library. */
type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

/** The federation library gets the entries of remotes here: only what their release lists, and within a limit of time. */
const plugin: ModuleFederationRuntimePlugin = {
  name: 'fichero-releases',
  async loadEntry({ remoteInfo: { name, entry } }) {
    const release = releaseAt(entry)
    if (!release) throw new RemoteError('contract', `no release is known for ${name}`)
    return ofWholeRelease(release, loadContainer(release))
  },
}

/** Before any page is loaded. */
export const registerEntries = () => registerPlugins([plugin])

/**
 * Requests the entry, in parallel with the files of a page.
 * @throws RemoteError
 */
export const requestEntry = (release: Release) => ofWholeRelease(release, arrive(assetOf(release, release.about.entry)))

/** Without its entry no page of a release can open, so the failure is kept for all of them. */
async function ofWholeRelease<T>(release: Release, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    keepFailure(release, WHOLE, asRemoteError(error))
    throw error
  }
}

async function loadContainer(release: Release): Promise<Container> {
  const entry = assetOf(release, release.about.entry)
  const slot = release.about.globalName ?? `fichero_${release.name}`
  const former: unknown = Reflect.get(window, slot)
  // A script that throws still fires `load`; only the window receives the error.
  let thrown: ErrorEvent | undefined
  const listen = (event: ErrorEvent) => {
    if (event.filename.startsWith(entry.url)) thrown = event
  }
  window.addEventListener('error', listen)
  try {
    await loadScript(entry)
  } finally {
    window.removeEventListener('error', listen)
  }
  const container: unknown = Reflect.get(window, slot)
  // Another release may have left its own there.
  if (container === former || !isContainer(container))
    throw new RemoteError('evaluate', thrown?.message ?? `${entry.url} left no container in ${slot}`, {
      cause: thrown?.error,
    })
  return container
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value
