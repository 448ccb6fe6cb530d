import { OVERRIDE, type RemoteOverride, readOverride } from '@fichero/contract/remote-override'
import type { BootRemote, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { abortAfter } from './with-timeout'

// A remote that a developer serves instead of its release. Callers check `NODE_ENV`, so that production builds drop this code.

/** The hash of an overridden remote. A hash of its content would change with each edit. */
const HASH = '0000000000000000'
/** Timeout of the developer's server in ms. */
const LIMIT = 4000

/**
 * Result of the last request to the developer's server: `silent` if nothing answers, `blocked` if the browser lacks the
 * user's permission for requests to this machine, `missing` if the browser does not say which of the two.
 */
export type OverrideState = 'served' | 'silent' | 'blocked' | 'missing'
let state: OverrideState = 'missing'

/** Names of the permission: since Chrome 145, and before (https://wicg.github.io/local-network-access). */
const PERMISSIONS = ['loopback-network', 'local-network-access']
/** A page of this machine needs no permission. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Returns the override that the server wrote into the page. */
function overrideOfPage(): RemoteOverride | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${OVERRIDE}"]`)
  return meta ? readOverride(meta.content) : undefined
}

/** The override, as the shell's banner shows it. */
export interface ShownOverride extends RemoteOverride {
  /** Unless it is `served`, the page uses the release. */
  state: OverrideState
}

/** Returns the override of this page; undefined if there is none. */
export function shownOverride(): ShownOverride | undefined {
  const override = overrideOfPage()
  return override && { ...override, state }
}

/** Returns the descriptors. The descriptor of the developer's remote replaces the remote's release. */
export async function withOverride(remotes: BootRemote[]): Promise<BootRemote[]> {
  const override = overrideOfPage()
  if (!override) return remotes
  const descriptor = await fetchDescriptor(override)
  state = descriptor ? 'served' : await missingState()
  return descriptor ? [...remotes.filter(({ name }) => name !== override.name), { ...descriptor, hash: HASH }] : remotes
}

/** Requests the descriptor of the developer's remote; undefined, with a warning in the console, if that fails. */
async function fetchDescriptor({ name, origin }: RemoteOverride): Promise<RemoteDescriptor | undefined> {
  try {
    const answer = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: abortAfter(LIMIT) })
    const descriptor = (await answer.json()) as RemoteDescriptor
    if (descriptor.name === name) return descriptor
    console.warn(`${origin} serves “${descriptor.name}” and not “${name}”.`)
  } catch (error) {
    console.warn(`${name} could not be loaded from ${origin}.`, error)
  }
  return undefined
}

/** Returns why the developer's server was not reached from a page of this host. */
export async function missingState(hostname = window.location.hostname): Promise<OverrideState> {
  if (LOOPBACK.includes(hostname)) return 'silent'
  for (const name of PERMISSIONS) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName })
      return state === 'granted' ? 'silent' : 'blocked'
    } catch {
      // The browser does not know a permission of this name.
    }
  }
  return 'missing'
}

/** Returns the base URL of a release that a developer serves; undefined for any other release. */
export function overrideAt(name: string, hash: string): string | undefined {
  const override = hash === HASH ? overrideOfPage() : undefined
  return override?.name === name ? `${override.origin}/` : undefined
}
