import { asRemoteError } from './explain'
import { type Asset, assetOf, isListed, learnFiles } from './files'
import { loadScript } from './load-element'
import { loadStyle } from './load-styles'
import { releaseAt } from './release'
import { RemoteError } from './remote-error'

type ChunkId = string | number

/** The part of a build's own runtime that loads its lazy files (https://rspack.rs/guide/features/asset-module). */
export interface ChunkRuntime {
  /** Prefix of the addresses of its files. */
  p: string
  /** Name of a chunk's stylesheet. */
  k?: (id: ChunkId) => string
  /** Loads a script. `done` receives an event; of any type but `load` the chunk failed. */
  l: (url: string, done: (event: { type: string; target: { src: string } }) => void, key?: string, id?: ChunkId) => void
  f: { css?: (id: ChunkId, promises: Promise<unknown>[]) => void }
  sriHashes?: Record<ChunkId, string>
  sriCssHashes?: Record<ChunkId, string>
}

/** In the name of a stylesheet that a chunk does not have: the build's table of hashes has none for it. */
const NO_HASH = '.undefined.'

/** Returns the file at an address, or undefined if the build has no such stylesheet. */
type FindFile = (url: string, id: ChunkId, kind: 'script' | 'style') => Promise<Asset | undefined>

/**
 * Replaces how a build loads its lazy scripts and stylesheets, so that they have the same limit, retries and reasons as
 * those of a page. A script that failed is a `ChunkLoadError` whose `type` is the reason.
 */
function replace(runtime: ChunkRuntime, find: FindFile) {
  runtime.l = (url, done, _, id = '') => {
    const load = async () => {
      const asset = await find(url, id, 'script')
      if (!asset) throw new RemoteError('contract', `no hash is known for ${url}`)
      await loadScript(asset)
    }
    load().then(
      () => done({ type: 'load', target: { src: url } }),
      (error: unknown) => done({ type: asRemoteError(error).reason, target: { src: url } }),
    )
  }
  const { k: styleName } = runtime
  if (!styleName) return
  runtime.f.css = (id, promises) => {
    const load = async () => {
      const asset = await find(new URL(runtime.p + styleName(id), window.location.href).href, id, 'style')
      if (asset) await loadStyle(asset)
    }
    promises.push(load())
  }
}

/** For a remote: only files that its release lists. */
export function loadListedFiles(runtime: ChunkRuntime) {
  replace(runtime, async (url, _, kind) => {
    const release = releaseAt(runtime.p)
    if (!release) return undefined
    const file = url.slice(runtime.p.length)
    if (kind === 'style' && file.includes(NO_HASH)) return undefined
    await learnFiles(release, [file])
    return kind === 'script' || isListed(release, file) ? assetOf(release, file) : undefined
  })
}

/** For the shell: by the hashes in its own build, which the development server does not have. */
export function loadOwnFiles(runtime: ChunkRuntime) {
  const { sriHashes, sriCssHashes } = runtime
  if (!sriHashes) return
  replace(runtime, async (url, id, kind) => {
    const integrity = kind === 'script' ? sriHashes[id] : sriCssHashes?.[id]
    return integrity ? { url: new URL(url, window.location.href).href, integrity } : undefined
  })
}
