import { OVERRIDE, type RemoteOverride, readOverride } from '@fichero/contract/remote-override'
import type { BootRemote, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { abortAfter } from './with-timeout'

// A remote that a developer serves in place of its release. Only the shell's development build calls these, behind a
// condition that removes them from the other one.

/** In place of a hash of the content, which changes with each edit. */
const HASH = '0000000000000000'
const LIMIT = 4000

/** Whether the last request found it. */
let isServed = false

/** Returns the override that the server wrote into the page. */
function overrideOfPage(): RemoteOverride | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${OVERRIDE}"]`)
  return meta ? readOverride(meta.content) : undefined
}

export interface ShownOverride extends RemoteOverride {
  /** False where nothing answers there: the page then uses the release. */
  isServed: boolean
}

export function shownOverride(): ShownOverride | undefined {
  const override = overrideOfPage()
  return override && { ...override, isServed }
}

/** Returns the descriptors with that of the developer's remote in place of its release. */
export async function withOverride(remotes: BootRemote[]): Promise<BootRemote[]> {
  const override = overrideOfPage()
  if (!override) return remotes
  const found = await describe(override)
  isServed = found !== undefined
  return found ? [...remotes.filter(({ name }) => name !== override.name), { ...found, hash: HASH }] : remotes
}

async function describe({ name, origin }: RemoteOverride): Promise<RemoteDescriptor | undefined> {
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

/** Returns the address of the files of a release that a developer serves; undefined of any other release. */
export function overrideAt(name: string, hash: string): string | undefined {
  const override = hash === HASH ? overrideOfPage() : undefined
  return override?.name === name ? `${override.origin}/` : undefined
}
