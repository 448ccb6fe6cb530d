import { type Asset, stylesOf } from './files'
import { loadSheet } from './load-element'
import type { Release } from './release'

/** By URL: loaded or loading. */
const styles = new Map<string, Promise<void>>()

/** Adds the page's stylesheets with integrity. */
export async function loadStyles(release: Release, page: string): Promise<void> {
  await Promise.all(stylesOf(release, page).map(loadStyle))
}

/** Adds a stylesheet once; after a failure it is requested again. */
export function loadStyle(asset: Asset): Promise<void> {
  const known = styles.get(asset.url)
  if (known) return known
  const style = isInPage(asset.url) ? Promise.resolve() : loadSheet(asset)
  styles.set(asset.url, style)
  style.catch(() => styles.delete(asset.url))
  return style
}

/** Those of the shell's first screen stand in its document. */
const isInPage = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ href }) => href === url)
