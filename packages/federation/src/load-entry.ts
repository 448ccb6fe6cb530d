import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { assetOf } from './assets'
import { keepFailure } from './breaker'
import { allowFiles } from './chunk-loading'
import { asRemoteError } from './explain'
import { arrive, loadScript } from './load-element'
import { RemoteError } from './remote-error'
import { sharedByShell } from './sharing'

const SCOPE = 'default'

/** What a remote's entry leaves on the page. https://module-federation.io/guide/basic/terms */
interface Container {
  init: (scope: object, initScope: object[], options: object) => unknown
  get: (page: string) => Promise<() => unknown>
}

/** The entry of a release: its container from when a page of it was first asked for. */
export interface Entry {
  readonly release: RemoteDescriptor
  container?: Promise<Container>
}

/** By remote and hash. */
const entries = new Map<string, Entry>()

const keyOf = ({ name, hash }: RemoteDescriptor) => `${name}/${hash}`

/** @throws RemoteError if the release has no hash of its entry */
export function entryOf(release: RemoteDescriptor): Entry {
  const known = entries.get(keyOf(release))
  if (known) return known
  const entry: Entry = { release }
  allowFiles(release)
  entries.set(keyOf(release), entry)
  return entry
}

/** Requests the entry, in parallel with the files of a page. */
export const requestEntry = (release: RemoteDescriptor) =>
  ofWholeRelease(release, arrive(assetOf(release, release.entry)))

/** Returns what a page exports. A container that failed stays failed until its entry is forgotten. */
export async function loadExposed(entry: Entry, page: string): Promise<unknown> {
  entry.container ??= ofWholeRelease(entry.release, start(entry.release))
  const { get } = await entry.container
  const factory = await get(`./${page}`)
  return factory()
}

/** The next page loads the entry again. Another part of the remote may have forgotten it already and be loading that. */
export function forgetEntry(entry: Entry) {
  const key = keyOf(entry.release)
  if (entries.get(key) === entry) entries.delete(key)
}

/** Without its entry no page of a release can open, so the failure is kept for all of them. */
async function ofWholeRelease<T>(release: RemoteDescriptor, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    keepFailure(release, '', asRemoteError(error))
    throw error
  }
}

async function start(release: RemoteDescriptor): Promise<Container> {
  const container = await loadContainer(release)
  const shareScopeMap = sharedByShell()
  await container.init(shareScopeMap[SCOPE] ?? {}, [], { shareScopeMap, shareScopeKeys: SCOPE })
  return container
}

async function loadContainer(release: RemoteDescriptor): Promise<Container> {
  const entry = assetOf(release, release.entry)
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
  const slot = `fichero_${release.name}`
  const container: unknown = Reflect.get(window, slot)
  // The next load must not find this one's container.
  Reflect.deleteProperty(window, slot)
  if (!isContainer(container)) throw new RemoteError('evaluate', thrown ?? `${entry.url} left no container`)
  return container
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value
