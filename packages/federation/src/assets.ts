import { ASSET_LIST } from '@fichero/contract/asset-list'
import type { PageRelease, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { fetchFile } from './fetch-file'
import { overriddenAsset } from './override'
import { RemoteError } from './remote-error'

export interface Asset {
  url: string
  integrity: string
}

type Listed = RemoteDescriptor['assets']

/** Assets of releases of which the page brought only some, by the integrity of their list. */
const lists = new Map<string, Listed>()
const asked = new Map<string, Promise<void>>()

const assetsIn = (remote: PageRelease) => lists.get(remote.assetList ?? '') ?? remote.assets

const urlOf = ({ name, hash }: RemoteDescriptor, file: string) =>
  new URL(`/remotes/${name}/${hash}/${file}`, window.location.origin).href

export const isListed = (remote: RemoteDescriptor, file: string) =>
  assetsIn(remote).some((asset) => asset.file === file)

/**
 * Makes the hashes of files of a release known. The page brings those that its address needs; the first other file asks
 * for all of them.
 * @param files those that are needed; without them, all
 * @throws RemoteError if they do not arrive
 */
export async function learnAssets(remote: PageRelease, files?: string[]): Promise<void> {
  const { assetList } = remote
  if (assetList === undefined || lists.has(assetList) || files?.every((file) => isListed(remote, file))) return
  const asking = asked.get(assetList) ?? ask(remote, assetList)
  asked.set(assetList, asking)
  await asking
}

async function ask(remote: RemoteDescriptor, integrity: string) {
  try {
    lists.set(integrity, JSON.parse(await fetchFile({ url: urlOf(remote, ASSET_LIST), integrity })) as Listed)
  } finally {
    asked.delete(integrity)
  }
}

/**
 * Returns URL and integrity of a file of a remote.
 * @throws if the descriptor does not list it: files without a hash are not loaded
 */
export function assetOf(remote: RemoteDescriptor, file: string): Asset {
  if (process.env.NODE_ENV === 'development') {
    const overridden = overriddenAsset(remote, file)
    if (overridden) return overridden
  }
  const asset = assetsIn(remote).find((candidate) => candidate.file === file)
  if (!asset) throw new RemoteError('integrity', `${remote.name}: no hash is known for ${file}`)
  return { url: urlOf(remote, file), integrity: asset.integrity }
}

/** The files that the page needs besides the entry. */
export const assetsOf = (remote: RemoteDescriptor, page: string) =>
  (remote.pages[page] ?? []).map((file) => assetOf(remote, file))

export const stylesOf = (remote: RemoteDescriptor, page: string) =>
  assetsOf(remote, page).filter(({ url }) => url.endsWith('.css'))
