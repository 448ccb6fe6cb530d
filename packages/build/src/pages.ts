import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

const EXPORTS_PAGE = /export\s+(async\s+)?(function|const|class)\s+Page\b|export\s*\{[^}]*\bPage\s*[,}]/

export const pageFile = (page: string) => `./src/pages/${page}.tsx`

export const pagesOf = ({ routes }: RemoteDefinition) => [...new Set(routes.map((route) => route.page))].sort()

/** @throws with a sentence when a page of a route has no file, or its file exports no `Page`. */
export function checkPages(dir: string, definition: RemoteDefinition) {
  for (const page of pagesOf(definition)) {
    const file = join(dir, pageFile(page))
    if (!existsSync(file))
      throw new Error(`${pageFile(page)} is missing: a route of remote.ts opens the page "${page}".`)
    if (!EXPORTS_PAGE.test(readFileSync(file, 'utf8')))
      throw new Error(`${pageFile(page)} does not export "Page": a route of remote.ts opens it.`)
  }
}
