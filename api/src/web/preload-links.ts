import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { matchRoute } from './match-route.js'

const KINDS: Record<string, string> = { js: 'script', css: 'style', json: 'fetch' }

/**
 * Links that make the browser ask for a remote's files along with the shell's, for the address that it opens. Mode and
 * integrity are those of the later request, or the file would be asked for twice. The texts are the default language's.
 */
export function preloadLinks(remotes: RemoteDescriptor[], path: string): string {
  return opened(remotes, path)
    .flatMap(({ remote, pages }) => filesOf(remote, pages).map((file) => linkTo(remote, file)))
    .join('\n    ')
}

interface Opened {
  remote: RemoteDescriptor
  pages: string[]
}

/** What the shell loads for an address: the page of its route, or the cards of all remotes. */
function opened(remotes: RemoteDescriptor[], path: string): Opened[] {
  if (path.replace(/\/$/, '') === PATHS.dashboard)
    return remotes
      .map((remote) => ({ remote, pages: (remote.cards ?? []).map(({ page }) => page) }))
      .filter(({ pages }) => pages.length > 0)
  const match = matchRoute(remotes, path)
  return match ? [{ remote: match.remote, pages: [match.route.page] }] : []
}

const filesOf = (remote: RemoteDescriptor, pages: string[]) => [
  ...new Set([remote.entry, ...pages.flatMap((page) => remote.pages[page] ?? []), remote.locales.es]),
]

function linkTo(remote: RemoteDescriptor, file: string): string {
  const asset = remote.assets.find((candidate) => candidate.file === file)
  const kind = KINDS[file.split('.').pop() ?? '']
  if (!asset || !kind) return ''
  const href = `/remotes/${remote.name}/${remote.hash}/${file}`
  // Browsers know integrity for preloaded scripts and styles only; the later fetch checks for itself.
  const checked = kind === 'fetch' ? '' : ` integrity="${asset.integrity}"`
  return `<link rel="preload" as="${kind}" href="${href}" crossorigin="anonymous"${checked}>`
}
