import { join } from 'node:path'
import { languageOf } from '@fichero/contract/language-cookie'
import { SAFE } from '@fichero/contract/paths'
import { shellDocumentAt } from '@fichero/contract/route-addresses'
import { Injectable } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { groupIn } from '../access/release-group.js'
import { Config } from '../config/config.js'
import { fail } from '../errors/fail.js'
import { BuildFolder, DEVELOPMENT } from '../remotes/build-folder.js'
import { ServedFiles } from '../remotes/served-files.js'
import { changeOverride, overrideIn } from './override.js'
import { keepOpener } from './own-wish.js'
import { PageService } from './page.service.js'
import { sendAsset } from './send-asset.js'
import { sendDocument } from './send-document.js'
import { sendReleaseFile } from './send-release-file.js'
import { ShellDocumentsService } from './shell-documents.service.js'

const NOT_BUILT = 'Falta construir la interfaz. Ejecute «npm run build» y cargue de nuevo esta página.'

/** A shell file as its build names it: flat, with an extension. */
const SHELL_FILE = /^\/(development\/)?([\w-]+(?:\.[\w-]+)+)$/
const HASHED = /\.[0-9a-f]{10}\./
const REMOTE_FILE = /^\/remotes\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w./~-]+)$/

/**
 * Serves everything on the origin except the API: files of the shell and the remotes, the shell's documents, and the
 * shell's page for all other URLs.
 */
@Injectable()
export class WebMiddleware {
  constructor(
    private readonly config: Config,
    private readonly builds: BuildFolder,
    private readonly files: ServedFiles,
    private readonly pages: PageService,
    private readonly documents: ShellDocumentsService,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads || /^\/api(\/|$)/.test(request.path)) next()
    else this.answer(request, response, next).catch(next)
  }

  private async answer(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { path } = request
    const [, name, hash, file] = REMOTE_FILE.exec(path) ?? []
    if (name && hash && file) return sendReleaseFile(request, response, this.files, { name, hash, file })
    const [, development, shellFile] = SHELL_FILE.exec(path) ?? []
    if (shellFile && !shellFile.endsWith('.html') && !(development && this.config.production)) {
      const folder = development ? join(this.builds.shell, DEVELOPMENT) : this.builds.shell
      return sendAsset(request, response, next, folder, shellFile, HASHED.test(shellFile))
    }
    if (path.startsWith('/remotes/') || !request.accepts('html')) throw fail('not_found')
    if (!this.config.production && changeOverride(request, response)) return
    keepOpener(request, response)
    const document = shellDocumentAt(path)
    const isSent = document
      ? sendDocument(request, response, this.documents, document)
      : this.sendShell(request, response)
    if (!(await isSent)) response.status(503).type('text/plain').send(NOT_BUILT)
  }

  private async sendShell({ path, originalUrl, headers: { cookie } }: Request, response: Response): Promise<boolean> {
    const search = new URLSearchParams(originalUrl.split('?')[1])
    const override = this.config.production ? undefined : overrideIn(cookie)
    const safe = search.has(SAFE)
    const asked = { path, search, language: languageOf('', cookie), group: groupIn(cookie), safe, override }
    const page = await this.pages.draw(asked)
    if (page) response.status(page.status).set(page.headers).vary('Cookie').type('html').send(page.html)
    return page !== undefined
  }
}
