import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { assetOf } from './assets'
import { loadElement } from './load-element'

import { RemoteError } from './remote-error'
import { retrySharedModules } from './retry-shared-modules'

const ENTRY_LIMIT = 4000

interface Registration {
  /** The name under which the runtime knows this release of the remote. */
  alias: string
  remote: RemoteDescriptor
}

const registrations = new Map<string, Registration>()
let count = 0

type RemoteEntryExports = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

/** Takes the loading of entries from the federation runtime: only what a descriptor lists, with its integrity, in time. */
const entryLoader: ModuleFederationRuntimePlugin = {
  name: 'fichero-entry-loader',
  async loadEntry({ remoteInfo }) {
    const registration = [...registrations.values()].find(({ alias }) => alias === remoteInfo.name)
    if (!registration) throw new RemoteError('integrity', `${remoteInfo.name} is in no descriptor`)
    return loadContainer(registration.remote)
  },
}

export function startFederation() {
  retrySharedModules()
  registerPlugins([entryLoader])
}

async function loadContainer(remote: RemoteDescriptor): Promise<RemoteEntryExports> {
  const { url, integrity } = assetOf(remote, remote.entry)
  const script = document.createElement('script')
  Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true })
  // A script that throws has loaded all the same; only the window hears why.
  let thrown: string | undefined
  const listen = (event: ErrorEvent) => {
    if (event.filename === url) thrown = event.message
  }
  window.addEventListener('error', listen)
  try {
    await loadElement(script, url, ENTRY_LIMIT)
  } finally {
    window.removeEventListener('error', listen)
  }
  const slot = `fichero_${remote.name}`
  const container: unknown = Reflect.get(window, slot)
  // The next load must find nothing of this one.
  Reflect.deleteProperty(window, slot)
  if (!isContainer(container)) throw new RemoteError('broken', thrown ?? `${url} left no container`)
  return container
}

function isContainer(value: unknown): value is RemoteEntryExports {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

/**
 * Loads an exposed module of this release. The runtime keeps a container, sound or not, for as long as its name is
 * registered: hence a new name for each release, and after each failed entry (`forgetEntry`).
 */
export function loadExposed(remote: RemoteDescriptor, page: string): Promise<unknown> {
  let registration = registrations.get(remote.name)
  if (registration?.remote.hash !== remote.hash) {
    count += 1
    registration = { alias: `${remote.name}.${count}`, remote }
    registrations.set(remote.name, registration)
    registerRemotes([{ name: registration.alias, entry: assetOf(remote, remote.entry).url }])
  }
  return loadRemote(`${registration.alias}/${page}`)
}

export const forgetEntry = (name: string) => registrations.delete(name)
