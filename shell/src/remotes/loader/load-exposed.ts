import { loadCode } from '@fichero/kit/releases'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Release } from './release'

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
