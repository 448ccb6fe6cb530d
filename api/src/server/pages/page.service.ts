import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import { FIRST_CALLS_ID, PRELOADS_ID } from '@fichero/contract/first-calls'
import { OVERRIDE, type RemoteOverride, writeOverride } from '@fichero/contract/remote-override'
import { prerenderedScreenAt } from '@fichero/contract/route-addresses'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../../access/release-group.js'
import { BuildFolder, DEVELOPMENT } from '../../areas/remotes/build-folder.js'
import { BuiltInReleases } from '../../areas/remotes/built-in-releases.js'
import { ServedReleases } from '../../areas/remotes/served-releases.js'
import { Config } from '../../config/config.js'
import { MailService } from '../../mail/mail.service.js'
import { firstCalls } from './first-calls.js'
import { isScreen } from './match-route.js'
import { hashesIn, pageHeaders, styleAttributesIn } from './page-headers.js'
import { pageReleases, preloadLinks } from './preload-links.js'
import { PrerenderedParts, writeRows, writeText } from './prerendered-parts.js'

interface Page {
  status: number
  html: string
  headers: Record<string, string>
}

interface PageRequest {
  path: string
  /** The query of the URL. */
  search: URLSearchParams
  language: Language
  /** The release group of the visitor. */
  group: ReleaseGroup | undefined
  /** Whether to serve the bundled releases. */
  safe: boolean
  /** A remote that a developer serves. The page is then the one of the shell's development build. */
  override?: RemoteOverride | undefined
}

const BOOT = '<script type="application/json" id="fichero-boot">'
const FIRST_CALLS = `<script type="application/json" id="${FIRST_CALLS_ID}">`
/** The element for links to files that are preloaded after the first calls are sent. */
const PRELOADS = new RegExp(`(<template id="${PRELOADS_ID}">.*?)(</template>)`, 's')

/** A built HTML file of the shell. */
interface Template {
  html: string
  /** Modification time of the file, in ms. */
  stamp: number
  /** Hashes of the file's inline scripts, as CSP sources. */
  scripts: string
  styleAttributes: string
}

/**
 * Renders the shell's page for a URL: the document of a prerendered screen, or else `index.html`, with the remotes'
 * descriptors, a nonce for styles, and the text of the page if its remote has prerendered it.
 */
@Injectable()
export class PageService {
  private readonly templates = new Map<string, Template>()

  constructor(
    private readonly builds: BuildFolder,
    private readonly builtIn: BuiltInReleases,
    private readonly releases: ServedReleases,
    private readonly prerendered: PrerenderedParts,
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  /** Returns the page for a URL; undefined if the shell is not built. */
  async render({ path, search, language, group, safe, override }: PageRequest): Promise<Page | undefined> {
    const template = await this.templateOf(path, language, override)
    if (template === undefined) return undefined
    const { scripts, styleAttributes } = template
    await this.builtIn.publish()
    const remotes = await this.releases.list(group, safe)
    const served = remotes.filter(({ name }) => name !== override?.name)
    const nonce = randomBytes(16).toString('base64')
    const text = await this.prerendered.text(served, path, language)
    const rows = await this.prerendered.rows(served, path, search, language)
    const withRows = rows ? writeRows(template.html, rows) : template.html
    const html = (text ? writeText(withRows, text) : withRows)
      .replaceAll('nonce=""', () => `nonce="${nonce}"`)
      // The build does not know whether mail is sent, and how people sign in.
      .replace('data-sends-mail="unknown"', `data-sends-mail="${this.mail.delivers}"`)
      .replace('data-institution="unknown"', `data-institution="${this.config.institution !== undefined}"`)
      .replace(FIRST_CALLS, () => FIRST_CALLS + data(firstCalls(served, path, rows?.call)))
      .replace(BOOT, () => BOOT + data(pageReleases(remotes, path, language)))
      .replace(PRELOADS, (_, links, end) => links + preloadLinks(served, path, language) + end)
      .replace('</head>', () => `${metaOf(override)}\n  </head>`)
    return {
      status: isScreen(remotes, path) ? 200 : 404,
      html,
      headers: pageHeaders({ scripts, styleAttributes, styles: `'nonce-${nonce}'`, developer: override?.origin }),
    }
  }

  private async templateOf(path: string, language: Language, override: RemoteOverride | undefined) {
    if (override) return this.read(join(DEVELOPMENT, 'index.html'))
    const screen = prerenderedScreenAt(path)
    // Development builds have no prerendered screens.
    return (screen && (await this.read(`${screen}.${language}.html`))) ?? this.read('index.html')
  }

  private async read(name: string): Promise<Template | undefined> {
    const file = join(this.builds.shell, name)
    try {
      const { mtimeMs } = await stat(file)
      const known = this.templates.get(file)
      if (known?.stamp === mtimeMs) return known
      const html = await readFile(file, 'utf8')
      const scripts = hashesIn(html, 'script')
      const template = { html, stamp: mtimeMs, scripts, styleAttributes: styleAttributesIn(html) }
      this.templates.set(file, template)
      return template
    } catch {
      return undefined
    }
  }
}

/**
 * Returns the text of a script element with JSON data. Only `<` could end the element
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const metaOf = (override: RemoteOverride | undefined) =>
  override ? `<meta name="${OVERRIDE}" content="${writeOverride(override)}">` : ''
