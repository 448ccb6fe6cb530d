import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { ComponentType } from 'react'
import { diagnose } from './diagnose'
import { forgetEntry, loadExposed } from './load-entry'
import { loadStyles } from './load-styles'
import { findRemote, refreshRegistry } from './registry'
import { RemoteError } from './remote-error'
import { within } from './within'

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
    try {
      return await within(until - performance.now(), `${name}/${page}`, load(remote, page))
    } catch (error) {
      const failure = await explain(error, remote, page, until)
      const published = failure === undefined || failure.reason === 'missing' ? await republished(remote, until) : false
      if (failure && !published) throw failure
      if (attempt >= RETRIES || performance.now() + PAUSE > until)
        throw failure ?? new RemoteError('missing', `${name}/${page} cannot be reached`, { cause: error })
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

async function load(remote: RemoteDescriptor, page: string): Promise<ComponentType> {
  const styles = loadStyles(remote, page)
  // Its failure must not go unheard when the code fails first.
  styles.catch(() => undefined)
  const exposed = await loadExposed(remote, page)
  await styles
  const Page: unknown = exposed && typeof exposed === 'object' ? Reflect.get(exposed, 'Page') : undefined
  if (typeof Page !== 'function') throw new RemoteError('contract', `${remote.name}/${page} exports no Page`)
  loaded.set(`${remote.name}/${page}`, Page as ComponentType)
  return Page as ComponentType
}

/** What the failure was; undefined for a network fault, which may pass. */
async function explain(error: unknown, remote: RemoteDescriptor, page: string, until: number) {
  const ours = ownError(error)
  forgetEntry(remote.name)
  if (ours && ours.reason !== 'missing') return ours
  const left = until - performance.now()
  if (left <= 0) return ours
  const found = await within(left, 'the files', diagnose(remote, page)).catch(() => undefined)
  if (found) return found
  return ours || isNetworkFault(error) ? undefined : new RemoteError('broken', messageOf(error), { cause: error })
}

async function republished(remote: RemoteDescriptor, until: number): Promise<boolean> {
  await refreshRegistry(AbortSignal.timeout(Math.max(1, until - performance.now())))
  return findRemote(remote.name)?.hash !== remote.hash
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The runtime may wrap what our entry loader threw. */
function ownError(error: unknown): RemoteError | undefined {
  if (error instanceof RemoteError) return error
  return error instanceof Error && error.cause instanceof RemoteError ? error.cause : undefined
}

const isNetworkFault = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
