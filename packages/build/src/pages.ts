import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inSlot, pagesOf } from '@fichero/contract/named-parts'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

export { pagesOf }

const EXPORTS_PAGE = /export\s+(async\s+)?(function|const|class)\s+Page\b|export\s*\{[^}]*\bPage\s*[,}]/

/** Returns the module that exports a page, relative to the remote's folder. */
export const pageFile = (page: string) => `./src/pages/${page}.tsx`

/** Name of the chunk with all cards of a remote. */
export const CARDS_CHUNK = 'cards'

/** The dashboard renders all cards together, so a remote's cards are one chunk. Every other page or section has its own. */
export const chunkOf = ({ parts }: RemoteDefinition, page: string) =>
  inSlot(parts, 'dashboard.card').some((card) => card.page === page) ? CARDS_CHUNK : page

/**
 * Checks that every page of a route or part has a file with an export `Page`.
 * @throws with a readable message
 */
export function checkPages(dir: string, definition: RemoteDefinition) {
  for (const page of pagesOf(definition)) {
    const file = join(dir, pageFile(page))
    if (!existsSync(file)) throw new Error(`${pageFile(page)} is missing: remote.ts names the page "${page}".`)
    if (!EXPORTS_PAGE.test(readFileSync(file, 'utf8')))
      throw new Error(`${pageFile(page)} must export "Page": remote.ts names this page.`)
  }
}
