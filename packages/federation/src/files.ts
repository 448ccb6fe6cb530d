import { ASSET_LIST } from '@fichero/contract/asset-list'
import { ownValue } from '@fichero/contract/own-value'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, fetchFile } from './fetch-file'
import { overrideAt } from './override'
import type { Release } from './release'
import { RemoteError } from './remote-error'

const isListed = (release: Release, file: string) => release.files.has(file)

/**
 * Makes the hashes of files of a release known. The page brings those that its address needs; the first other file asks
 * for all of them.
 * @param files those that are needed; without them, all
 * @throws RemoteError if they do not arrive
 */
export async function learnFiles(release: Release, files?: string[]): Promise<void> {
  const { hasAllFiles, fileList } = release
  if (hasAllFiles || fileList === undefined || files?.every((file) => isListed(release, file))) return
  release.learning ??= learn(release, fileList)
  await release.learning
}

async function learn(release: Release, integrity: string) {
  try {
    const text = await fetchFile({ url: release.base + ASSET_LIST, integrity })
    for (const asset of JSON.parse(text) as RemoteDescriptor['assets']) release.files.set(asset.file, asset.integrity)
    release.hasAllFiles = true
  } finally {
    release.learning = undefined
  }
}

/**
 * Returns URL and integrity of a file of a release.
 * @throws RemoteError if the release does not list it: files without a hash are not loaded
 */
export function assetOf(release: Release, file: string): Asset {
  const url = release.base + file
  // What a developer serves changes with each edit.
  if (process.env.NODE_ENV === 'development' && overrideAt(release.name, release.hash)) return { url, integrity: '' }
  const integrity = release.files.get(file)
  if (integrity === undefined) throw new RemoteError('contract', `${release.name} does not list ${file}`)
  return { url, integrity }
}

/** The names of the files that a page needs besides the entry. */
export const filesOf = ({ about }: Release, page: string) => ownValue(about.pages, page) ?? []

/** The files that the page needs besides the entry. */
export const assetsOf = (release: Release, page: string) => filesOf(release, page).map((file) => assetOf(release, file))
