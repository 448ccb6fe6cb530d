import { Module, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Express, NextFunction, Request, Response } from 'express'
import { RemotesModule } from '../../areas/remotes/remotes.module.js'
import { PageService } from './page.service.js'
import { PrerenderedParts } from './prerendered-parts.js'
import { ShellDocumentsService } from './shell-documents.service.js'
import { WebMiddleware } from './web.middleware.js'

@Module({
  imports: [RemotesModule],
  providers: [PageService, PrerenderedParts, ShellDocumentsService, WebMiddleware],
})
export class WebModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly web: WebMiddleware,
  ) {}

  // Nest calls this between the controllers' routes and its 404 handler, so that the API takes precedence.
  onModuleInit() {
    const express: Express = this.host.httpAdapter.getInstance()
    express.use((request: Request, response: Response, next: NextFunction) => this.web.use(request, response, next))
  }
}
