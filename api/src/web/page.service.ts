import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import { FIRST_CALLS_ID, PRELOADS_ID } from '@fichero/contract/first-calls'
import { OVERRIDE, type RemoteOverride, writeOverride } from '@fichero/contract/remote-override'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../access/release-group.js'
import { BuildFolder, DEVELOPMENT } from '../remotes/build-folder.js'
import { RemotesService } from '../remotes/remotes.service.js'
import { DocumentsService } from './documents.service.js'
import { firstCalls } from './first-calls.js'
import { FirstRowsService } from './first-rows.service.js'
import { isScreen } from './match-route.js'
import { hashesIn, pageHeaders } from './page-headers.js'
import { pageReleases, preloadLinks } from './preload-links.js'
import { writeRows, writeText } from './write-text.js'

interface Page {
  status: number
  html: string
  headers: Record<string, string>
}

interface Asked {
  path: string
  /** The query of the address. */
  search: URLSearchParams
  language: Language
  /** The group of people for whom the page is. */
  group: ReleaseGroup | undefined
  /** Asks for the releases that came with the system. */
  safe: boolean
  /** A remote that a developer serves: the page is that of the shell's development build. */
  override?: RemoteOverride | undefined
}

const BOOT = '<script type="application/json" id="fichero-boot">'
const FIRST_CALLS = `<script type="application/json" id="${FIRST_CALLS_ID}">`
/** The end of the links to what is preloaded after the data was asked for. */
const PRELOADS = new RegExp(`(<template id="${PRELOADS_ID}">.*?)(</template>)`, 's')

/** The shell's page as it was built. */
interface Template {
  html: string
  stamp: number
  /** Of the scripts in it, as sources of the policy. */
  hashes: string
}

/**
 * The shell's page for a URL: the built document with the remotes' descriptors, a nonce for styles, and the text of the
 * page if its remote has drawn it.
 */
@Injectable()
export class PageService {
  private readonly templates = new Map<string, Template>()

  constructor(
    private readonly builds: BuildFolder,
    private readonly remotes: RemotesService,
    private readonly documents: DocumentsService,
    private readonly rows: FirstRowsService,
  ) {}

  /** Returns the page for an address; undefined if the shell is not built. */
  async draw({ path, search, language, group, safe, override }: Asked): Promise<Page | undefined> {
    const template = await this.read(override ? join(DEVELOPMENT, 'index.html') : 'index.html')
    if (template === undefined) return undefined
    const remotes = await this.remotes.list(group, safe)
    const served = remotes.filter(({ name }) => name !== override?.name)
    const nonce = randomBytes(16).toString('base64')
    const text = await this.documents.find(served, path, language)
    const rows = await this.rows.find(served, path, search, language)
    const drawn = rows ? writeRows(template.html, rows) : template.html
    const html = (text ? writeText(drawn, text) : drawn)
      .replaceAll('nonce=""', () => `nonce="${nonce}"`)
      .replace(FIRST_CALLS, () => FIRST_CALLS + data(firstCalls(served, path, search, rows?.call)))
      .replace(BOOT, () => BOOT + data(pageReleases(remotes, path, language)))
      .replace(PRELOADS, (_, links, end) => links + preloadLinks(served, path, language) + end)
      .replace('</head>', () => `${metaOf(override)}\n  </head>`)
    return {
      status: isScreen(remotes, path) ? 200 : 404,
      html,
      headers: pageHeaders({ styles: `'nonce-${nonce}'`, scripts: template.hashes, developer: override?.origin }),
    }
  }

  private async read(name: string): Promise<Template | undefined> {
    const file = join(this.builds.shell, name)
    try {
      const { mtimeMs } = await stat(file)
      const known = this.templates.get(file)
      if (known?.stamp === mtimeMs) return known
      const html = await readFile(file, 'utf8')
      const template = { html, stamp: mtimeMs, hashes: hashesIn(html, 'script') }
      this.templates.set(file, template)
      return template
    } catch {
      return undefined
    }
  }
}

/**
 * Returns the text of a script element that holds data. Only `<` could end it
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const metaOf = (override: RemoteOverride | undefined) =>
  override ? `<meta name="${OVERRIDE}" content="${writeOverride(override)}">` : ''
