import { join } from 'node:path'
import { languageOf } from '@fichero/contract/language-cookie'
import { SAFE } from '@fichero/contract/paths'
import { NEXT_RELEASE, prerenderedScreenAt, REGISTRY, shellDocumentAt } from '@fichero/contract/route-addresses'
import { Injectable } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { groupIn } from '../../access/release-group.js'
import { BuildFolder, DEVELOPMENT } from '../../areas/remotes/build-folder.js'
import { NextReleaseService } from '../../areas/remotes/next-release.service.js'
import { PackageRegistry } from '../../areas/remotes/package-registry.js'
import { ServedFiles } from '../../areas/remotes/served-files.js'
import { Config } from '../../config/config.js'
import { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'
import { relaxOpenerPolicy } from './opener-policy.js'
import { changeOverride, overrideIn } from './override.js'
import { PageService } from './page.service.js'
import { sendAsset } from './send-asset.js'
import { sendDocument } from './send-document.js'
import { sendPackage } from './send-package.js'
import { sendReleaseFile } from './send-release-file.js'
import { setLanguageCookie } from './set-language-cookie.js'
import { ShellDocumentsService } from './shell-documents.service.js'

const READS = ['GET', 'HEAD']
const methodNotAllowed = (metodo: string) =>
  new AppError('method_not_allowed', { metodo, permitidos: READS.join(', ') }, {}, { allow: READS.join(', ') })

const NOT_BUILT = 'Falta construir la interfaz. Ejecute «npm run build» y cargue de nuevo esta página.'

/** The path of a shell file: flat, with an extension. */
const SHELL_FILE = /^\/(development\/)?([\w-]+(?:\.[\w-]+)+)$/
const HASHED = /\.[0-9a-f]{10}\./
const REMOTE_FILE = /^\/remotes\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w./~-]+)$/

/**
 * Serves everything on the origin except the API: files of the shell and the remotes, the packages, the shell's documents, and
 * the shell's page for all other URLs.
 */
@Injectable()
export class WebMiddleware {
  constructor(
    private readonly config: Config,
    private readonly builds: BuildFolder,
    private readonly files: ServedFiles,
    private readonly packages: PackageRegistry,
    private readonly next: NextReleaseService,
    private readonly pages: PageService,
    private readonly documents: ShellDocumentsService,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const { method, path } = request
    if (/^\/api(\/|$)/.test(path)) next()
    else if (!READS.includes(method)) next(methodNotAllowed(method))
    else this.answer(request, response, next).catch(next)
  }

  private async answer(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { path } = request
    const [, name, hash, file] = REMOTE_FILE.exec(path) ?? []
    if (name && hash && file) return sendReleaseFile(request, response, this.files, { name, hash, file })
    if (path === NEXT_RELEASE) return void response.set('Cache-Control', 'no-cache').json(await this.next.readPublic())
    if (path.startsWith(REGISTRY)) return sendPackage(response, this.packages, path.slice(REGISTRY.length))
    const [, development, shellFile] = SHELL_FILE.exec(path) ?? []
    if (shellFile && !shellFile.endsWith('.html') && !(development && this.config.production)) {
      const folder = development ? join(this.builds.shell, DEVELOPMENT) : this.builds.shell
      return sendAsset(request, response, next, folder, shellFile, HASHED.test(shellFile))
    }
    if (path.startsWith('/remotes/') || !request.accepts('html')) throw fail('not_found')
    if (!this.config.production && changeOverride(request, response)) return
    relaxOpenerPolicy(request, response)
    const document = shellDocumentAt(path)
    const isSent = document
      ? sendDocument(request, response, this.documents, document)
      : this.sendShell(request, response)
    if (!(await isSent)) response.status(503).type('text/plain').send(NOT_BUILT)
  }

  private async sendShell(request: Request, response: Response): Promise<boolean> {
    const { path, originalUrl } = request
    const { cookie } = request.headers
    const isPrerendered = prerenderedScreenAt(path) !== undefined
    const search = new URLSearchParams(originalUrl.split('?')[1])
    const override = this.config.production ? undefined : overrideIn(cookie)
    const safe = search.has(SAFE)
    // Only prerendered screens use the language of the URL; on other pages scripts read the language from local storage.
    const language = languageOf(isPrerendered ? originalUrl : '', cookie)
    if (isPrerendered) setLanguageCookie(request, response, this.documents.isSecure)
    const page = await this.pages.render({ path, search, language, group: groupIn(cookie), safe, override })
    if (page) response.status(page.status).set(page.headers).vary('Cookie').type('html').send(page.html)
    return page !== undefined
  }
}
