import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Asset, stylesOf } from './assets'
import { loadElement } from './load-element'

const STYLE_LIMIT = 4000

/** By URL: loaded or loading. */
const styles = new Map<string, Promise<void>>()
let failures = 0

/**
 * Adds the page's stylesheets with integrity. Webpack's runtime finds them in the page and does not load them again.
 */
export async function loadStyles(remote: RemoteDescriptor, page: string): Promise<void> {
  await Promise.all(stylesOf(remote, page).map(styleOf))
}

function styleOf(asset: Asset): Promise<void> {
  const known = styles.get(asset.url) ?? loadStyle(asset)
  styles.set(asset.url, known)
  return known
}

async function loadStyle({ url, integrity }: Asset): Promise<void> {
  // Browsers cache a stylesheet that failed its integrity check in memory, so a retry needs a different URL.
  const href = failures === 0 ? url : `${url}?${failures}`
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' })
  try {
    await loadElement(link, url, STYLE_LIMIT)
  } catch (error) {
    failures += 1
    styles.delete(url)
    throw error
  }
}
