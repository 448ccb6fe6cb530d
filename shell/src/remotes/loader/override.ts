import { OVERRIDE, type RemoteOverride, readOverride } from '@fichero/contract/remote-override'
import type { BootRemote, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { abortAfter } from './with-timeout'

// A remote that a developer serves instead of its release. Callers check `NODE_ENV`, so that production builds drop this code.

/** The hash of an overridden remote. A hash of its content would change with each edit. */
const HASH = '0000000000000000'
/** Timeout of the developer's server in ms. */
const LIMIT = 4000

/** Whether the last request found the developer's server. */
let isServed = false

/** Returns the override that the server wrote into the page. */
function overrideOfPage(): RemoteOverride | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${OVERRIDE}"]`)
  return meta ? readOverride(meta.content) : undefined
}

/** The override, as the shell's banner shows it. */
export interface ShownOverride extends RemoteOverride {
  /** False if the developer's server does not answer: the page then uses the release. */
  isServed: boolean
}

/** Returns the override of this page; undefined if there is none. */
export function shownOverride(): ShownOverride | undefined {
  const override = overrideOfPage()
  return override && { ...override, isServed }
}

/** Returns the descriptors. The descriptor of the developer's remote replaces the remote's release. */
export async function withOverride(remotes: BootRemote[]): Promise<BootRemote[]> {
  const override = overrideOfPage()
  if (!override) return remotes
  const descriptor = await fetchDescriptor(override)
  isServed = descriptor !== undefined
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

/** Returns the base URL of a release that a developer serves; undefined for any other release. */
export function overrideAt(name: string, hash: string): string | undefined {
  const override = hash === HASH ? overrideOfPage() : undefined
  return override?.name === name ? `${override.origin}/` : undefined
}
