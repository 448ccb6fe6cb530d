import { opens } from '@fichero/contract/route-addresses'
import { Module, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Express, NextFunction, Request, Response } from 'express'
import { AppError } from '../errors/app-error.js'

type Layers = Express['router']['stack']

/** Answers OPTIONS for a known path, and rejects methods that the path does not support, both with the header `Allow`. */
@Module({})
export class MethodNotAllowedModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  // Nest calls this between the controllers' routes and its 404 handler, so this handler gets only requests without a route.
  onModuleInit() {
    const express: Express = this.host.httpAdapter.getInstance()
    express.use('/api', (request: Request, response: Response, next: NextFunction) => {
      const methods = methodsOf(express.router.stack, request.baseUrl + request.path)
      const { method } = request
      if (methods.length === 0 || methods.includes(method)) return next()
      const allow = [...methods, 'OPTIONS'].join(', ')
      if (method === 'OPTIONS') return response.status(204).set({ allow }).end()
      next(new AppError('method_not_allowed', { metodo: method, permitidos: methods.join(', ') }, {}, { allow }))
    })
  }
}

/** Returns the methods of the routes at a path; GET implies HEAD. */
function methodsOf(stack: Layers, address: string): string[] {
  const methods = stack.flatMap(({ route }) =>
    route && opens(route.path, address) ? route.stack.map(({ method }) => method.toUpperCase()) : [],
  )
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort()
}
