import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { stylesOf } from './assets'
import { loadElement } from './load-element'

const STYLE_LIMIT = 4000

const present = new Set<string>()

/** The page's stylesheets, with integrity. The remote's own runtime finds them there and asks for nothing. */
export async function loadStyles(remote: RemoteDescriptor, page: string): Promise<void> {
  const missing = stylesOf(remote, page).filter(({ url }) => !present.has(url))
  await Promise.all(
    missing.map(async ({ url, integrity }) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', href: url, integrity, crossOrigin: 'anonymous' })
      await loadElement(link, url, STYLE_LIMIT)
      present.add(url)
    }),
  )
}
