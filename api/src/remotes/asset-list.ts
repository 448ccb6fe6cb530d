import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Copies, pack } from './encodings.js'
import { integrityOf, sha384 } from './file-hash.js'

/** The files of a release as a file of its own, by which pages learn the hashes that they do not bring. */
export interface AssetList {
  integrity: string
  copies: () => Promise<Copies>
}

/** What a page loads of a release: scripts, styles and texts. Pictures and documents are in the HTML or behind these. */
const LOADED = /\.(js|css)$/

/** By the assets, which all copies of a descriptor have in common. */
const lists = new WeakMap<RemoteDescriptor['assets'], AssetList>()

/** Returns the files of which pages check the hash. */
export function loadedAssets({ assets, locales: { es, en } }: RemoteDescriptor): RemoteDescriptor['assets'] {
  return assets.filter(({ file }) => LOADED.test(file) || file === es || file === en)
}

/** The same bytes for each call with the same release, on every server. */
export function assetListOf(descriptor: RemoteDescriptor): AssetList {
  const known = lists.get(descriptor.assets)
  if (known) return known
  const text = Buffer.from(JSON.stringify(loadedAssets(descriptor)))
  let copies: Promise<Copies> | undefined
  const list = {
    integrity: integrityOf(sha384(text)),
    copies: () => {
      copies ??= pack(text)
      return copies
    },
  }
  lists.set(descriptor.assets, list)
  return list
}
