import { ASSET_LIST } from '@fichero/contract/asset-list'
import type { PageRelease, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Asset } from './fetch-file'
import { overrideAt } from './override'
import type { RemoteError } from './remote-error'

/** A remote's page: the component that it exports as `Page`, and the release from which all of it comes. */
export interface LoadedPage {
  Page: (props: object) => unknown
  release: Release
}

export interface Failure {
  error: RemoteError
  /** In ms of `performance.now()`: until then it is not tried again. */
  until: number
}

/**
 * All that this page knows of a release, under its name and hash. There is one object for each, which is only added to:
 * the page, the list of remotes and the list of files each tell a part.
 */
export interface Release {
  readonly name: string
  readonly hash: string
  /** What it says of itself, besides its files. */
  about: Omit<RemoteDescriptor, 'assets'>
  /** Where its files are. */
  readonly base: string
  /** A developer serves it: its files change with each edit, so they have no hash. */
  readonly isEdited: boolean
  /** The files that are known, by name. */
  readonly files: Map<string, Asset>
  /** Whether these are all of them. If not, `fileList` is the file that lists all. */
  hasAllFiles: boolean
  fileList?: Asset
  /** The list of files, on its way. */
  learning?: Promise<void> | undefined
  /** Which start of its entry pages come from: after a failure there is another one. */
  starts: number
  /** By name of the page. */
  readonly pages: Map<string, LoadedPage>
  /** By name of the page, which is empty where the release as a whole failed. */
  readonly failures: Map<string, Failure>
  /** What was told to the API, once each. */
  readonly reported: Set<string>
  /** It failed, and another one is used in its place. */
  isLeft: boolean
}

const releases = new Map<string, Release>()

/** Returns the release that a descriptor describes, with what it tells. */
export function releaseOf({ assets, assetList, ...about }: PageRelease): Release {
  const { name, hash } = about
  const key = `${name}/${hash}`
  const release = releases.get(key) ?? newRelease(about)
  releases.set(key, release)
  release.about = about
  addFiles(release, assets)
  if (assetList === undefined) release.hasAllFiles = true
  else release.fileList ??= { url: release.base + ASSET_LIST, integrity: assetList }
  return release
}

/** Makes files known, each once: what became of one is kept. */
export function addFiles(
  { base, files, isEdited }: Release,
  listed: Omit<RemoteDescriptor['assets'][number], 'size'>[],
) {
  for (const { file, integrity } of listed)
    if (!files.has(file)) files.set(file, { url: base + file, integrity: isEdited ? '' : integrity })
}

function newRelease(about: Release['about']): Release {
  const { name, hash } = about
  const override = process.env.NODE_ENV === 'development' ? overrideAt(name, hash) : undefined
  return {
    name,
    hash,
    about,
    isEdited: override !== undefined,
    base: override ?? `${window.location.origin}/remotes/${name}/${hash}/`,
    files: new Map(),
    hasAllFiles: false,
    starts: 1,
    pages: new Map(),
    failures: new Map(),
    reported: new Set(),
    isLeft: false,
  }
}

/** The releases that this page knows. */
export const releasesInPage = () => [...releases.values()]

/** Those of a remote. */
export const releasesOf = (name: string) => releasesInPage().filter((release) => release.name === name)

/** The release to which the file at an address belongs. */
export const releaseAt = (url: string) => releasesInPage().find(({ base }) => url.startsWith(base))
