import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { ComponentType } from 'react'
import { explain } from './explain'
import { aliasOf, forgetEntry, loadExposed } from './load-entry'
import { loadStyles } from './load-styles'
import { findRemote, refreshRegistry } from './registry'
import { RemoteError } from './remote-error'
import { abortAfter, within } from './within'

const TOTAL_LIMIT = 8000
const RETRIES = 2
const PAUSE = 300

const loaded = new Map<string, ComponentType>()

/** A page that opened before: it stays as it is until the browser's page is loaded anew. */
export const loadedPage = (name: string, page: string) => loaded.get(`${name}/${page}`)

/**
 * The `Page` component of a remote, within eight seconds. Network faults are retried twice, with a fresh registry: the
 * remote may have been published meanwhile.
 * @throws RemoteError
 */
export async function loadPage(name: string, page: string, fresh = false): Promise<ComponentType> {
  const until = performance.now() + TOTAL_LIMIT
  if (fresh) await within(TOTAL_LIMIT, 'the list of remotes', refreshRegistry())
  for (let attempt = 0; ; attempt += 1) {
    const remote = known(name)
    const alias = aliasOf(remote)
    try {
      return await within(until - performance.now(), `${name}/${page}`, load(remote, alias, page))
    } catch (error) {
      forgetEntry(name, alias)
      const { failure, mayPass } = await explain(error, remote, page, until)
      const again = mayPass || (failure.reason === 'missing' && (await isRepublished(remote, until)))
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
  // Its failure must not go unheard when the code fails first.
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
