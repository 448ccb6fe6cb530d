import { loadCode } from '@fichero/kit/releases'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Release } from './release'

/**
 * Loads what a release exposes under a page's name. Each release has a name of its own in the federation library, because
 * two of a remote can be on one page.
 * @throws the error of the library, of our loaders, or of the module itself
 */
export async function loadExposed(release: Release, page: string): Promise<unknown> {
  const { starts } = release
  const name = `${release.name}_${release.hash}_${starts}`
  // One that is registered stays as it is.
  registerRemotes([{ name, entry: release.base + release.about.entry }])
  try {
    return await loadCode(() => loadRemote(`${name}/${page}`))
  } catch (error) {
    // What failed once in a container, as a module that threw, may fail in it for ever: the next page starts a new one,
    // unless another part of the remote has done that.
    if (release.starts === starts) release.starts += 1
    throw error
  }
}
