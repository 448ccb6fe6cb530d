import { loadCode } from '@fichero/kit/releases'
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { fetchIntoCache, loadScript } from './load-file'
import { assetOf, cacheFailure, type Release, releaseAt, WHOLE_RELEASE } from './release'
import { asRemoteError, RemoteError } from './remote-error'

/** The container that a remote's entry assigns to a global variable, as the federation library types it. */
type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

/** Loads entries of remotes for the federation library: only files that their release lists, and with a timeout. */
const plugin: ModuleFederationRuntimePlugin = {
  name: 'fichero-releases',
  async loadEntry({ remoteInfo: { name, entry } }) {
    const release = releaseAt(entry)
    if (!release) throw new RemoteError('contract', `no release is known for ${name}`)
    return ofWholeRelease(release, loadContainer(release))
  },
}

/** Must be called before any page is loaded. */
export const registerEntries = () => registerPlugins([plugin])

/**
 * Requests the entry, in parallel with the files of a page.
 * @throws RemoteError
 */
export const requestEntry = (release: Release) =>
  ofWholeRelease(release, fetchIntoCache(assetOf(release, release.descriptor.entry)))

/** If `work` fails, caches the failure for all pages of the release, because no page can open without the entry. */
async function ofWholeRelease<T>(release: Release, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    cacheFailure(release, WHOLE_RELEASE, asRemoteError(error))
    throw error
  }
}

/** Runs the entry of a release and returns the container that the entry defines. */
async function loadContainer(release: Release): Promise<Container> {
  const entry = assetOf(release, release.descriptor.entry)
  const variable = release.descriptor.globalName ?? `fichero_${release.name}`
  const former: unknown = Reflect.get(window, variable)
  // A script that throws still fires `load`; only the window receives the error.
  let thrown: ErrorEvent | undefined
  const onError = (event: ErrorEvent) => {
    if (event.filename.startsWith(entry.url)) thrown = event
  }
  window.addEventListener('error', onError)
  try {
    await loadScript(entry)
  } finally {
    window.removeEventListener('error', onError)
  }
  const container: unknown = Reflect.get(window, variable)
  // The variable may still have the container of another release.
  if (container === former || !isContainer(container))
    throw new RemoteError('evaluate', thrown?.message ?? `${entry.url} assigned no container to ${variable}`, {
      cause: thrown?.error,
    })
  return container
}

/** Whether a value has the functions of a container. */
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

/**
 * Loads the module that a release exposes under a page's name. Each release has a unique name in the federation library,
 * because one document can use two releases of a remote.
 * @throws the error of the library, of the loaders of this folder, or of the module itself
 */
export async function loadExposed(release: Release, page: string): Promise<unknown> {
  const { starts } = release
  const name = `${release.name}_${release.hash}_${starts}`
  // Does nothing for a name that is registered already.
  registerRemotes([{ name, entry: release.base + release.descriptor.entry }])
  try {
    return await loadCode(() => loadRemote(`${name}/${page}`))
  } catch (error) {
    // A module that threw once keeps failing in the same container. So the next page starts a new container, unless another
    // page has already done that.
    if (release.starts === starts) release.starts += 1
    throw error
  }
}
