import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { ComponentType } from 'react'
import { explain } from './explain'
import { aliasOf, forgetEntry, loadExposed } from './load-entry'
import { loadStyles } from './load-styles'
import { findRemote, refreshRegistry } from './registry'
import { RemoteError } from './remote-error'
import { abortAfter, withTimeout } from './with-timeout'

const TOTAL_LIMIT = 8000
const RETRIES = 2
const PAUSE = 300

const loaded = new Map<string, ComponentType>()

/** A page that has been loaded before: it stays the same until the document is reloaded. */
export const loadedPage = (name: string, page: string) => loaded.get(`${name}/${page}`)

/**
 * Loads the `Page` component of a remote within eight seconds. Network failures are retried twice with a refreshed
 * registry, because the remote may have been published in between.
 * @throws RemoteError
 */
export async function loadPage(name: string, page: string, fresh = false): Promise<ComponentType> {
  const until = performance.now() + TOTAL_LIMIT
  if (fresh) await withTimeout(TOTAL_LIMIT, 'the list of remotes', refreshRegistry())
  for (let attempt = 0; ; attempt += 1) {
    const remote = known(name)
    const alias = aliasOf(remote)
    try {
      return await withTimeout(until - performance.now(), `${name}/${page}`, load(remote, alias, page))
    } catch (error) {
      forgetEntry(name, alias)
      const { failure, isTransient } = await explain(error, remote, page, until)
      const again = isTransient || (failure.reason === 'missing' && (await isRepublished(remote, until)))
      if (!again || attempt >= RETRIES || performance.now() + PAUSE > until) throw failure
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

function known(name: string): RemoteDescriptor {
  const remote = findRemote(name)
  if (!remote) throw new RemoteError('missing', `${name} is not in the registry`)
  if (remote.contract !== CONTRACT_MAJOR)
    throw new RemoteError('contract', `${name} speaks contract ${remote.contract}, the shell ${CONTRACT_MAJOR}`)
  return remote
}

async function load(remote: RemoteDescriptor, alias: string, page: string): Promise<ComponentType> {
  const styles = loadStyles(remote, page)
  // Prevents an unhandled rejection if the code fails first.
  styles.catch(() => undefined)
  const exposed = await loadExposed(alias, page)
  await styles
  const Page: unknown = exposed && typeof exposed === 'object' ? Reflect.get(exposed, 'Page') : undefined
  if (typeof Page !== 'function') throw new RemoteError('contract', `${remote.name}/${page} exports no Page`)
  loaded.set(`${remote.name}/${page}`, Page as ComponentType)
  return Page as ComponentType
}

async function isRepublished(remote: RemoteDescriptor, until: number): Promise<boolean> {
  await refreshRegistry(abortAfter(Math.max(1, until - performance.now())))
  return findRemote(remote.name)?.hash !== remote.hash
}
