import { ownValue } from '@fichero/contract/own-value'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, fetchFile } from './fetch-file'
import { addFiles, type Release } from './release'
import { RemoteError } from './remote-error'

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
