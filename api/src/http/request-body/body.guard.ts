import { cutText, plainText } from '@fichero/contract/text'
import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { ApiBody, ApiConsumes } from '@nestjs/swagger'
import { json, type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { fail } from '../../errors/fail.js'
import { enforceMinimumRate } from './minimum-upload-rate.js'

/** Maximum size of a JSON body, in bytes. Files are sent as multipart and have their own limits. */
const LIMIT = 100 * 1024
const JSON_TYPE = 'application/json'
const BINARY = 'application/octet-stream'
/** The media type of a form without files. */
export const FORM = 'application/x-www-form-urlencoded'
const TYPES_KEY = 'fichero:media-types'

/** The media types that a route accepts. Default: JSON. */
export const Takes = (...types: string[]) => applyDecorators(SetMetadata(TYPES_KEY, types), ApiConsumes(...types))

/** Declares that the body is binary. The route reads the body itself. */
export const BinaryBody = () =>
  applyDecorators(Takes(BINARY), ApiBody({ schema: { type: 'string', format: 'binary' } }))

const PARSERS: Record<string, RequestHandler> = {
  [JSON_TYPE]: json({ limit: LIMIT }),
  [FORM]: urlencoded({ limit: LIMIT, extended: false }),
}

/**
 * Rejects a media type that the route does not accept, which the route would otherwise read as an empty body, and parses
 * JSON or a form. This is a guard and not middleware, so that it runs after the access guard: the body of an unauthorized request is
 * not read. An interceptor would run later too, but costs an observable for each request.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp()
    const request = http.getRequest<Request>()
    const types = this.reflector.get<string[] | undefined>(TYPES_KEY, context.getHandler()) ?? [JSON_TYPE]
    if ((hasBody(request) || types.includes(BINARY)) && !request.is(types)) throw unsupportedType(request, types)
    const parse = types.map((type) => PARSERS[type]).find(Boolean)
    if (parse) await read(parse, request, http.getResponse<Response>())
    return true
  }
}

/** A request without a body has no `transfer-encoding`, and no length or the length 0. */
const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function unsupportedType(request: Request, types: string[]) {
  const recibido = cutText(plainText(request.get('content-type') ?? '—'), 100)
  return fail('media_type_not_taken', { esperado: types.join(', '), recibido })
}

const read = (parse: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    let isParsed = false
    parse(request, response, (error?: unknown) => {
      isParsed = true
      if (error) reject(error)
      else resolve()
    })
    // The parser calls back synchronously if it skips a body of another type, which the route reads itself.
    if (!isParsed) enforceMinimumRate(request, reject)
  })
