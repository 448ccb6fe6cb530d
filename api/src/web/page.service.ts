import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable } from '@nestjs/common'
import type { ReleaseGroup } from '../access/release-group.js'
import { BuildFolder } from '../remotes/build-folder.js'
import { RemotesService } from '../remotes/remotes.service.js'
import { isScreen } from './match-route.js'
import { pageHeaders } from './page-headers.js'
import { preloadLinks } from './preload-links.js'

interface Page {
  status: number
  html: string
  headers: Record<string, string>
}

const BOOT = '<script type="application/json" id="fichero-boot">'

/** The shell's page for a URL: the built document with the remotes' descriptors and a nonce for styles. */
@Injectable()
export class PageService {
  private template?: { html: string; stamp: number }

  constructor(
    private readonly builds: BuildFolder,
    private readonly remotes: RemotesService,
  ) {}

  /** Returns the page for a group of people; undefined if the shell is not built. */
  async draw(path: string, group: ReleaseGroup | undefined): Promise<Page | undefined> {
    const template = await this.read()
    if (template === undefined) return undefined
    const remotes = await this.remotes.list(group)
    const nonce = randomBytes(16).toString('base64')
    // Inside a script element only `<` can end the data
    // (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
    const boot = JSON.stringify(remotes).replaceAll('<', '\\u003c')
    const html = template
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
