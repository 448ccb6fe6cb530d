import type { Language } from '@fichero/contract/enums'
import { ownValue } from '@fichero/contract/own-value'
import { PATHS } from '@fichero/contract/paths'
import type { BootRemote, PageRelease, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { assetListOf } from '../remotes/asset-list.js'
import { matchRoute } from './match-route.js'

const KINDS = new Map([
  ['js', 'script'],
  ['css', 'style'],
  ['json', 'fetch'],
])

/**
 * Returns preload links for the remote's files that a URL needs, so that the browser loads them with the shell's. Mode
 * and integrity must match the later request, otherwise files are loaded twice.
 */
export function preloadLinks(remotes: RemoteDescriptor[], path: string, language: Language): string {
  return opened(remotes, path)
    .flatMap(({ remote, pages }) => filesOf(remote, pages, language).map((file) => linkTo(remote, file)))
    .join('\n    ')
}

/**
 * Returns what the page says of the remotes: of all files only those that it preloads, because hashes do not compress. It
 * asks for the others when it has been drawn, or when it needs one.
 */
export function pageReleases(remotes: BootRemote[], path: string, language: Language): PageRelease[] {
  const files = new Map(
    opened(remotes, path).map(({ remote, pages }) => [remote.name, filesOf(remote, pages, language)]),
  )
  return remotes.map(({ previous, ...remote }) => ({
    ...withAssets(remote, files.get(remote.name) ?? []),
    ...(previous && { previous: withAssets(previous, []) }),
  }))
}

const withAssets = (release: RemoteDescriptor, files: string[]): PageRelease => ({
  ...release,
  // What a card asks for first stands in the page by itself. What a route does is also asked when its link is about to be pressed.
  ...(release.cards && { cards: release.cards.map(withoutFirst) }),
  assets: release.assets.filter(({ file }) => files.includes(file)),
  assetList: assetListOf(release).integrity,
})

const withoutFirst = <Part extends { first?: unknown }>({ first: _, ...part }: Part) => part

interface Opened {
  remote: RemoteDescriptor
  pages: string[]
}

/** Returns what the shell loads for a path: the page of its route, or the cards of all remotes. */
function opened(remotes: RemoteDescriptor[], path: string): Opened[] {
  if (path.replace(/\/$/, '') === PATHS.dashboard)
    return remotes
      .map((remote) => ({ remote, pages: (remote.cards ?? []).map(({ page }) => page) }))
      .filter(({ pages }) => pages.length > 0)
  const match = matchRoute(remotes, path)
  return match ? [{ remote: match.remote, pages: [match.route.page] }] : []
}

const filesOf = (remote: RemoteDescriptor, pages: string[], language: Language) => [
  ...new Set([remote.entry, ...pages.flatMap((page) => ownValue(remote.pages, page) ?? []), remote.locales[language]]),
]

function linkTo(remote: RemoteDescriptor, file: string): string {
  const asset = remote.assets.find((candidate) => candidate.file === file)
  const kind = KINDS.get(file.split('.').pop() ?? '')
  if (!asset || !kind) return ''
  const href = `/remotes/${remote.name}/${remote.hash}/${file}`
  // Browsers only support integrity for preloads of scripts and styles; fetch checks the file itself.
  const checked = kind === 'fetch' ? '' : ` integrity="${asset.integrity}"`
  return `<link rel="preload" as="${kind}" href="${href}" crossorigin="anonymous"${checked}>`
}
