import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { assetOf } from './assets'
import { keepFailure } from './breaker'
import { allowFiles } from './chunk-loading'
import { asRemoteError } from './explain'
import { arrive, loadScript } from './load-element'
import { RemoteError } from './remote-error'
import { retrySharedModules } from './retry-shared-modules'

/** Releases by their name in the federation runtime. */
const releases = new Map<string, RemoteDescriptor>()
/** The current runtime name of each remote's entry. */
const aliases = new Map<string, string>()

type RemoteEntryExports = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

/** Replaces the federation runtime's loading of entries: only files that a descriptor lists, with integrity and limits. */
const entryLoader: ModuleFederationRuntimePlugin = {
  name: 'fichero-entry-loader',
  async loadEntry({ remoteInfo }) {
    const remote = releases.get(remoteInfo.name)
    if (!remote) throw new RemoteError('integrity', `${remoteInfo.name} is in no descriptor`)
    return ofWholeRelease(remote, loadContainer(remote))
  },
}

export function startFederation() {
  retrySharedModules()
  registerPlugins([entryLoader])
}

/** Requests the entry, in parallel with the files of a page. */
export const requestEntry = (remote: RemoteDescriptor) => ofWholeRelease(remote, arrive(assetOf(remote, remote.entry)))

/** Without its entry no page of a release can open, so the failure is kept for all of them. */
async function ofWholeRelease<T>(remote: RemoteDescriptor, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    keepFailure(remote, '', asRemoteError(error))
    throw error
  }
}

async function loadContainer(remote: RemoteDescriptor): Promise<RemoteEntryExports> {
  const entry = assetOf(remote, remote.entry)
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
  const slot = `fichero_${remote.name}`
  const container: unknown = Reflect.get(window, slot)
  // The next load must not find this one's container.
  Reflect.deleteProperty(window, slot)
  if (!isContainer(container)) throw new RemoteError('evaluate', thrown ?? `${entry.url} left no container`)
  return container
}

const isContainer = (value: unknown): value is RemoteEntryExports =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

/**
 * Returns the runtime's name for this release of a remote. The runtime keeps a container, even a failed one, as long as
 * its name is registered, so each release gets a new name, and also each failed entry (`forgetEntry`).
 */
export function aliasOf(remote: RemoteDescriptor): string {
  const known = aliases.get(remote.name)
  if (known !== undefined && releases.get(known)?.hash === remote.hash) return known
  const alias = `${remote.name}.${releases.size + 1}`
  const { url } = assetOf(remote, remote.entry)
  releases.set(alias, remote)
  aliases.set(remote.name, alias)
  allowFiles(remote)
  registerRemotes([{ name: alias, entry: url }])
  return alias
}

export const loadExposed = (alias: string, page: string): Promise<unknown> => loadRemote(`${alias}/${page}`)

/** Another part of the remote may have discarded it already and be loading its next name. */
export function forgetEntry(name: string, alias: string) {
  if (aliases.get(name) === alias) aliases.delete(name)
}
