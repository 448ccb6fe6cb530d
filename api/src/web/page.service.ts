import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../access/release-group.js'
import { BuildFolder } from '../remotes/build-folder.js'
import { RemotesService } from '../remotes/remotes.service.js'
import { DocumentsService } from './documents.service.js'
import { isScreen } from './match-route.js'
import { pageHeaders } from './page-headers.js'
import { preloadLinks } from './preload-links.js'
import { writeText } from './write-text.js'

interface Page {
  status: number
  html: string
  headers: Record<string, string>
}

const BOOT = '<script type="application/json" id="fichero-boot">'

/**
 * The shell's page for a URL: the built document with the remotes' descriptors, a nonce for styles, and the text of the
 * page if its remote has drawn it.
 */
@Injectable()
export class PageService {
  private template?: { html: string; stamp: number }

  constructor(
    private readonly builds: BuildFolder,
    private readonly remotes: RemotesService,
    private readonly documents: DocumentsService,
  ) {}

  /** Returns the page for a group of people; undefined if the shell is not built. */
  async draw(path: string, language: Language, group: ReleaseGroup | undefined): Promise<Page | undefined> {
    const template = await this.read()
    if (template === undefined) return undefined
    const remotes = await this.remotes.list(group)
    const nonce = randomBytes(16).toString('base64')
    // Inside a script element only `<` can end the data
    // (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
    const boot = JSON.stringify(remotes).replaceAll('<', '\\u003c')
    const text = await this.documents.find(remotes, path, language)
    const html = (text ? writeText(template, text) : template)
      .replaceAll('nonce=""', () => `nonce="${nonce}"`)
      .replace(BOOT, () => BOOT + boot)
      .replace('</head>', () => `${preloadLinks(remotes, path)}\n  </head>`)
    return {
      status: isScreen(remotes, path) ? 200 : 404,
      html,
      headers: pageHeaders(`style-src 'self' 'nonce-${nonce}'`),
    }
  }

  private async read(): Promise<string | undefined> {
    const file = join(this.builds.shell, 'index.html')
    try {
      const { mtimeMs } = await stat(file)
      if (this.template?.stamp !== mtimeMs) this.template = { html: await readFile(file, 'utf8'), stamp: mtimeMs }
      return this.template.html
    } catch {
      return undefined
    }
  }
}
