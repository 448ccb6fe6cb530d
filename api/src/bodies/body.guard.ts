import { cutText, plainText } from '@fichero/contract/text'
import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { ApiBody, ApiConsumes } from '@nestjs/swagger'
import { json, type Request, type Response } from 'express'
import { fail } from '../errors/fail.js'
import { keepPace } from './keep-pace.js'

/** Maximum size of a JSON body, in bytes. Files are sent as multipart and have their own limits. */
const LIMIT = 100 * 1024
const JSON_TYPE = 'application/json'
const BINARY = 'application/octet-stream'
const TYPES_KEY = 'fichero:media-types'

/** The media types that a route takes, in place of JSON alone. */
export const Takes = (...types: string[]) => applyDecorators(SetMetadata(TYPES_KEY, types), ApiConsumes(...types))

/** The body is bytes, which the route reads itself. */
export const BinaryBody = () =>
  applyDecorators(Takes(BINARY), ApiBody({ schema: { type: 'string', format: 'binary' } }))

const parse = json({ limit: LIMIT })

/**
 * Refuses a body of a type that the route does not take, since an edit would read it as empty, and reads JSON. It is a
 * guard so that it follows the one of access: nothing is read of who is not let in. Nest's
 * interceptors would follow as well, and cost every request an observable.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp()
    const request = http.getRequest<Request>()
    const types = this.reflector.get<string[] | undefined>(TYPES_KEY, context.getHandler()) ?? [JSON_TYPE]
    if ((hasBody(request) || types.includes(BINARY)) && !request.is(types)) throw notTaken(request, types)
    if (types.includes(JSON_TYPE)) await readJson(request, http.getResponse<Response>())
    return true
  }
}

/** Clients that send nothing say so, or send a length of 0. */
const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function notTaken(request: Request, types: string[]) {
  const recibido = cutText(plainText(request.get('content-type') ?? '—'), 100)
  return fail('media_type_not_taken', { esperado: types.join(', '), recibido })
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
