import { ASSET_LIST } from '@fichero/contract/asset-list'
import { ownValue } from '@fichero/contract/own-value'
import type { PageRelease, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, fetchFile } from './load-file'
import { overrideAt } from './override'
import { RemoteError } from './remote-error'

/** How long a failure is cached, in ms. During this time, only the Retry button loads the page again. */
const CACHE_TIME = 30_000

/** The key of a failure that affects all pages of a release. Other failures have the page's name as key. */
export const WHOLE_RELEASE = ''

/** A remote's page: the component that its module exports as `Page`, and the release that it comes from. */
export interface LoadedPage {
  Page: (props: object) => unknown
  release: Release
}

/** A cached failure. */
export interface Failure {
  error: RemoteError
  /** In ms of `performance.now()`: when the page may be loaded again. */
  until: number
}

/**
 * All that this page knows about a release. There is one object for each name and hash. The document, the list of remotes and
 * the list of files each add data to that object.
 */
export interface Release {
  readonly name: string
  readonly hash: string
  /** The release's descriptor without the list of files. */
  descriptor: Omit<RemoteDescriptor, 'assets'>
  /** Base URL of the release's files, with a trailing slash. */
  readonly base: string
  /** A developer's server serves this release: its files change with each edit, so they have no integrity. */
  readonly isEdited: boolean
  /** The known files, by name. */
  readonly files: Map<string, Asset>
  /** Whether `files` is complete. If not, `fileList` is the file that lists all. */
  hasAllFiles: boolean
  fileList?: Asset
  /** The pending request for the list of files. */
  fileListRequest?: Promise<void> | undefined
  /** Number of the container that pages come from. A failure starts a new container. */
  starts: number
  /** Loaded pages, by name. */
  readonly pages: Map<string, LoadedPage>
  /** Cached failures by page name, or by `WHOLE_RELEASE` for the whole release. */
  readonly failures: Map<string, Failure>
  /** Keys of the failures that were reported to the API. Each is reported once. */
  readonly reported: Set<string>
  /** The release failed, and another release is used instead. */
  isExcluded: boolean
}

/** The known releases, by name and hash. */
const releases = new Map<string, Release>()

/** Returns the release of a descriptor, and adds the descriptor's data to it. */
export function releaseOf({ assets, assetList, ...descriptor }: PageRelease): Release {
  const { name, hash } = descriptor
  const key = `${name}/${hash}`
  const release = releases.get(key) ?? newRelease(descriptor)
  releases.set(key, release)
  release.descriptor = descriptor
  addFiles(release, assets)
  if (assetList === undefined) release.hasAllFiles = true
  else release.fileList ??= { url: release.base + ASSET_LIST, integrity: assetList }
  return release
}

/** Adds files to a release. Known files keep their state. */
function addFiles({ base, files, isEdited }: Release, listed: Omit<RemoteDescriptor['assets'][number], 'size'>[]) {
  for (const { file, integrity } of listed)
    if (!files.has(file)) files.set(file, { url: base + file, integrity: isEdited ? '' : integrity })
}

/** Returns a release that this page has not used yet. */
function newRelease(descriptor: Release['descriptor']): Release {
  const { name, hash } = descriptor
  const override = process.env.NODE_ENV === 'development' ? overrideAt(name, hash) : undefined
  return {
    name,
    hash,
    descriptor,
    isEdited: override !== undefined,
    base: override ?? `${window.location.origin}/remotes/${name}/${hash}/`,
    files: new Map(),
    hasAllFiles: false,
    starts: 1,
    pages: new Map(),
    failures: new Map(),
    reported: new Set(),
    isExcluded: false,
  }
}

/** Returns all releases that this page knows. */
export const releasesInPage = () => [...releases.values()]

/** Returns the known releases of a remote. */
export const releasesOf = (name: string) => releasesInPage().filter((release) => release.name === name)

/** Returns the release to which the file at a URL belongs. */
export const releaseAt = (url: string) => releasesInPage().find(({ base }) => url.startsWith(base))

/**
 * Loads the list of a release's files with their integrities, unless all `files` are already known. The document has the
 * integrities of only the files that its address needs, so the list is requested for the first other file.
 * @param files the files that are needed; all files if omitted
 * @throws RemoteError if the list does not arrive
 */
export async function loadFileList(release: Release, files?: string[]): Promise<void> {
  const { hasAllFiles, fileList } = release
  if (hasAllFiles || fileList === undefined || files?.every((file) => release.files.has(file))) return
  release.fileListRequest ??= requestFileList(release, fileList)
  await release.fileListRequest
}

/** Requests the list of a release's files, and adds the files to the release. */
async function requestFileList(release: Release, list: Asset) {
  try {
    addFiles(release, JSON.parse(await fetchFile(list)) as RemoteDescriptor['assets'])
    release.hasAllFiles = true
  } finally {
    release.fileListRequest = undefined
  }
}

/**
 * Returns a file of a release.
 * @throws RemoteError if the release does not list the file: files without a hash are not loaded
 */
export function assetOf(release: Release, file: string): Asset {
  // In development, an edit may have added a file after the descriptor was loaded.
  if (release.isEdited) addFiles(release, [{ file, integrity: '' }])
  const asset = release.files.get(file)
  if (!asset) throw new RemoteError('contract', `${release.name} does not list ${file}`)
  return asset
}

/** Returns the names of the files that a page needs besides the entry. */
export const filesOf = ({ descriptor }: Release, page: string) => ownValue(descriptor.pages, page) ?? []

/**
 * Returns the files that a page needs besides the entry.
 * @throws RemoteError if the release does not list one of the files
 */
export const assetsOf = (release: Release, page: string) => filesOf(release, page).map((file) => assetOf(release, file))

/**
 * Caches a failure, so that navigation does not wait for the same failure again. A lost connection and a blocked file are not
 * cached: their requests fail fast and may succeed at any moment.
 */
export function cacheFailure(release: Release, page: string, error: RemoteError) {
  if (error.reason !== 'network' && error.reason !== 'unavailable')
    release.failures.set(page, { error, until: performance.now() + CACHE_TIME })
}

/** Returns the cached failure of a page or of its release; undefined after thirty seconds. */
export function recentFailure({ failures }: Release, page: string): RemoteError | undefined {
  return [WHOLE_RELEASE, page]
    .map((part) => failures.get(part))
    .find((failure) => failure && failure.until > performance.now())?.error
}

/** Clears the cached failures of all releases of a remote. */
export function clearFailures(name: string) {
  for (const { failures } of releasesOf(name)) failures.clear()
}
