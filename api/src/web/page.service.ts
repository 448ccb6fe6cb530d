import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import { OVERRIDE, type RemoteOverride, writeOverride } from '@fichero/contract/remote-override'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../access/release-group.js'
import { BuildFolder, DEVELOPMENT } from '../remotes/build-folder.js'
import { RemotesService } from '../remotes/remotes.service.js'
import { DocumentsService } from './documents.service.js'
import { isScreen } from './match-route.js'
import { pageHeaders } from './page-headers.js'
import { pageReleases, preloadLinks } from './preload-links.js'
import { writeText } from './write-text.js'

interface Page {
  status: number
  html: string
  headers: Record<string, string>
}

interface Asked {
  path: string
  language: Language
  /** The group of people for whom the page is. */
  group: ReleaseGroup | undefined
  /** Asks for the releases that came with the system. */
  safe: boolean
  /** A remote that a developer serves: the page is that of the shell's development build. */
  override?: RemoteOverride | undefined
}

const BOOT = '<script type="application/json" id="fichero-boot">'

/**
 * The shell's page for a URL: the built document with the remotes' descriptors, a nonce for styles, and the text of the
 * page if its remote has drawn it.
 */
@Injectable()
export class PageService {
  private readonly templates = new Map<string, { html: string; stamp: number }>()

  constructor(
    private readonly builds: BuildFolder,
    private readonly remotes: RemotesService,
    private readonly documents: DocumentsService,
  ) {}

  /** Returns the page for an address; undefined if the shell is not built. */
  async draw({ path, language, group, safe, override }: Asked): Promise<Page | undefined> {
    const template = await this.read(override ? join(DEVELOPMENT, 'index.html') : 'index.html')
    if (template === undefined) return undefined
    const remotes = await this.remotes.list(group, safe)
    const served = remotes.filter(({ name }) => name !== override?.name)
    const nonce = randomBytes(16).toString('base64')
    // Inside a script element only `<` can end the data
    // (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
    const boot = JSON.stringify(pageReleases(remotes, path, language)).replaceAll('<', '\\u003c')
    const text = await this.documents.find(served, path, language)
    const html = (text ? writeText(template, text) : template)
      .replaceAll('nonce=""', () => `nonce="${nonce}"`)
      .replace(BOOT, () => BOOT + boot)
      .replace('</head>', () => `${metaOf(override)}${preloadLinks(served, path, language)}\n  </head>`)
    return {
      status: isScreen(remotes, path) ? 200 : 404,
      html,
      headers: pageHeaders({ styles: `'nonce-${nonce}'`, developer: override?.origin }),
    }
  }

  private async read(name: string): Promise<string | undefined> {
    const file = join(this.builds.shell, name)
    try {
      const { mtimeMs } = await stat(file)
      const known = this.templates.get(file)
      if (known?.stamp === mtimeMs) return known.html
      const html = await readFile(file, 'utf8')
      this.templates.set(file, { html, stamp: mtimeMs })
      return html
    } catch {
      return undefined
    }
  }
}

const metaOf = (override: RemoteOverride | undefined) =>
  override ? `<meta name="${OVERRIDE}" content="${writeOverride(override)}">` : ''
