import { cutText, plainText } from '@fichero/contract/text'
import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { ApiBody, ApiConsumes } from '@nestjs/swagger'
import { json, type Request, type Response } from 'express'
import { fail } from '../errors/fail.js'
import { keepPace } from './keep-pace.js'

/** Maximum size of a JSON body, in bytes. Files are sent as multipart and have their own limits. */
const LIMIT = 100 * 1024
const BINARY = 'application/octet-stream'
const BINARY_KEY = 'fichero:binary'

/** The body is bytes, which the route reads itself. */
export const BinaryBody = () =>
  applyDecorators(
    SetMetadata(BINARY_KEY, true),
    ApiConsumes(BINARY),
    ApiBody({ schema: { type: 'string', format: 'binary' } }),
  )

const parse = json({ limit: LIMIT })

/**
 * Reads a JSON body. It is a guard so that it follows the one of access: nothing is read of who is not let in. Nest's
 * interceptors would follow as well, and cost every request an observable.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp()
    const request = http.getRequest<Request>()
    if (this.reflector.get<true | undefined>(BINARY_KEY, context.getHandler())) requireBinary(request)
    else await readJson(request, http.getResponse<Response>())
    return true
  }
}

function requireBinary(request: Request): void {
  if (request.is(BINARY)) return
  const recibido = cutText(plainText(request.get('content-type') ?? '—'), 100)
  throw fail('media_type_not_taken', { esperado: BINARY, recibido })
}

const readJson = (request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    let isOver = false
    parse(request, response, (error?: unknown) => {
      isOver = true
      if (error) reject(error)
      else resolve()
    })
    // What is no JSON is left to the route.
    if (!isOver) keepPace(request, reject)
  })
