import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Copies, pack } from './encodings.js'
import { integrityOf, sha384 } from './file-hash.js'

/** A generated file that lists a release's files and their hashes. Pages request the list for hashes that their HTML lacks. */
export interface AssetList {
  integrity: string
  copies: () => Promise<Copies>
}

/** Scripts and styles. Pages check the hash of these and of translations; other files, such as images, are not checked. */
const CHECKED = /\.(js|css)$/

/** Cached lists, keyed by the `assets` object, which all copies of a descriptor share. */
const lists = new WeakMap<RemoteDescriptor['assets'], AssetList>()

/** Returns the files whose hash pages check. */
export function loadedAssets({ assets, locales: { es, en } }: RemoteDescriptor): RemoteDescriptor['assets'] {
  return assets.filter(({ file }) => CHECKED.test(file) || file === es || file === en)
}

/** Returns the asset list of a release. The result is deterministic: every node generates the same bytes. */
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
