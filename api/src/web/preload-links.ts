import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { matchRoute } from './match-route.js'

const KINDS: Record<string, string> = { js: 'script', css: 'style', json: 'fetch' }

/**
 * Links that make the browser ask for a remote's files along with the shell's, for the address that it opens. Mode and
 * integrity are those of the later request, or the file would be asked for twice. The texts are the default language's.
 */
export function preloadLinks(remotes: RemoteDescriptor[], path: string): string {
  const match = matchRoute(remotes, path)
  if (!match) return ''
  const { remote, route } = match
  return [remote.entry, ...(remote.pages[route.page] ?? []), remote.locales.es]
    .map((file) => {
      const asset = remote.assets.find((candidate) => candidate.file === file)
      const kind = KINDS[file.split('.').pop() ?? '']
      if (!asset || !kind) return ''
      const href = `/remotes/${remote.name}/${remote.hash}/${file}`
      // Browsers know integrity for preloaded scripts and styles only; the later fetch checks for itself.
      const checked = kind === 'fetch' ? '' : ` integrity="${asset.integrity}"`
      return `<link rel="preload" as="${kind}" href="${href}" crossorigin="anonymous"${checked}>`
    })
    .join('\n    ')
}
