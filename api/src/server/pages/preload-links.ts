import type { Language } from '@fichero/contract/enums'
import { inSlot } from '@fichero/contract/named-parts'
import { ownValue } from '@fichero/contract/own-value'
import { PATHS } from '@fichero/contract/paths'
import type { BootRemote, PageRelease, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { assetListOf } from '../../areas/remotes/asset-list.js'
import { matchRoute } from './match-route.js'

/** Value of the link's attribute `as`, by extension. */
const KINDS = new Map([
  ['js', 'script'],
  ['css', 'style'],
  ['json', 'fetch'],
])

/**
 * Returns preload links for the remote files that a URL needs, so that the browser loads them along with the shell's files.
 * Mode and integrity must match those of the later request, otherwise a file is loaded twice.
 */
export function preloadLinks(remotes: RemoteDescriptor[], path: string, language: Language): string {
  return openedPages(remotes, path)
    .flatMap(({ remote, pages }) => filesOf(remote, pages, language).map((file) => linkTo(remote, file)))
    .join('\n    ')
}

/**
 * Returns the releases for the page's HTML. Their lists of assets have only the preloaded files, because hashes do not
 * compress. The page requests the complete lists after it has rendered, or when it needs another file.
 */
export function pageReleases(remotes: BootRemote[], path: string, language: Language): PageRelease[] {
  const files = new Map(
    openedPages(remotes, path).map(({ remote, pages }) => [remote.name, filesOf(remote, pages, language)]),
  )
  return remotes.map(({ previous, ...remote }) => ({
    ...withAssets(remote, files.get(remote.name) ?? []),
    ...(previous && { previous: withAssets(previous, []) }),
  }))
}

/** Returns a release for the page’s HTML, with only these files in its list of assets. */
const withAssets = (release: RemoteDescriptor, files: string[]): PageRelease => ({
  ...release,
  // The page has first calls of cards separately. First calls of routes remain, to be prefetched when a link is hovered.
  parts: release.parts.map(withoutFirst),
  assets: release.assets.filter(({ file }) => files.includes(file)),
  assetList: assetListOf(release).integrity,
})

const withoutFirst = <Part extends { first?: unknown }>({ first: _, ...part }: Part) => part

/** Pages of a remote that the shell loads. */
interface OpenedPages {
  remote: RemoteDescriptor
  pages: string[]
}

/** Returns the pages that the shell loads for a path: the page of the route, or the cards of all remotes. */
function openedPages(remotes: RemoteDescriptor[], path: string): OpenedPages[] {
  if (path.replace(/\/$/, '') === PATHS.dashboard)
    return remotes
      .map((remote) => ({ remote, pages: inSlot(remote.parts, 'dashboard.card').map(({ page }) => page) }))
      .filter(({ pages }) => pages.length > 0)
  const match = matchRoute(remotes, path)
  return match ? [{ remote: match.remote, pages: [match.route.page] }] : []
}

/** Returns the files of a remote that its pages need. */
const filesOf = (remote: RemoteDescriptor, pages: string[], language: Language) => [
  ...new Set([remote.entry, ...pages.flatMap((page) => ownValue(remote.pages, page) ?? []), remote.locales[language]]),
]

/** Returns the preload link of a file; an empty text if files of its kind are not preloaded. */
function linkTo(remote: RemoteDescriptor, file: string): string {
  const asset = remote.assets.find((candidate) => candidate.file === file)
  const kind = KINDS.get(file.split('.').pop() ?? '')
  if (!asset || !kind) return ''
  const href = `/remotes/${remote.name}/${remote.hash}/${file}`
  // Browsers support integrity only for preloads of scripts and styles; a fetch checks the hash itself.
  const checked = kind === 'fetch' ? '' : ` integrity="${asset.integrity}"`
  return `<link rel="preload" as="${kind}" href="${href}" crossorigin="anonymous"${checked}>`
}
