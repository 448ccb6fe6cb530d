import { ownValue } from '@fichero/contract/own-value'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, fetchFile } from './fetch-file'
import { addFiles, type Release } from './release'
import { RemoteError } from './remote-error'

/**
 * Makes the hashes of files of a release known. The page brings those that its address needs; the first other file asks
 * for all of them.
 * @param files those that are needed; without them, all
 * @throws RemoteError if they do not arrive
 */
export async function learnFiles(release: Release, files?: string[]): Promise<void> {
  const { hasAllFiles, fileList } = release
  if (hasAllFiles || fileList === undefined || files?.every((file) => release.files.has(file))) return
  release.learning ??= learn(release, fileList)
  await release.learning
}

async function learn(release: Release, list: Asset) {
  try {
    addFiles(release, JSON.parse(await fetchFile(list)) as RemoteDescriptor['assets'])
    release.hasAllFiles = true
  } finally {
    release.learning = undefined
  }
}

/**
 * Returns a file of a release.
 * @throws RemoteError if the release does not list it: files without a hash are not loaded
 */
export function assetOf(release: Release, file: string): Asset {
  // An edit may have added it since.
  if (release.isEdited) addFiles(release, [{ file, integrity: '' }])
  const asset = release.files.get(file)
  if (!asset) throw new RemoteError('contract', `${release.name} does not list ${file}`)
  return asset
}

/** The names of the files that a page needs besides the entry. */
export const filesOf = ({ about }: Release, page: string) => ownValue(about.pages, page) ?? []

/** The files that the page needs besides the entry. */
export const assetsOf = (release: Release, page: string) => filesOf(release, page).map((file) => assetOf(release, file))
