import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { errorBody } from '@fichero/contract/error.schema'
import { ERROR_STATUS, type ErrorCode } from '@fichero/contract/errors'
import type { INestApplication } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { z } from 'zod'
import { documentedPath } from '../src/server/openapi/describe-operations.js'
import { OPENAPI_FILE } from '../src/server/openapi/openapi-files.js'
import type { Operation } from '../src/server/openapi/operation.js'
import { listHandlers } from './routes.js'

const RESPONSES = 'swagger/apiResponse'

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** A route with the schemas of its answers, by status. */
interface DeclaredRoute {
  method: string
  path: RegExp
  /** Number of fixed segments: the most specific route matches first. */
  fixed: number
  answers: Record<string, { standardSchema?: unknown }>
  /** The documented operation. */
  operation: Operation | undefined
}

/** The document, read once for all applications of a spec. */
let document: ApiDocument | undefined

/**
 * Compares every answer below `/api` with the schema of its route. Call it before the application listens. Returns a
 * list that collects the differences.
 */
export function checkAnswers(app: INestApplication): string[] {
  const breaches: string[] = []
  let routes: DeclaredRoute[] | undefined
  app.use((request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request
    const send = response.send.bind(response)
    response.send = (body: unknown) => {
      if (typeof body === 'string' && response.get('content-type')?.startsWith('application/json')) {
        routes ??= declaredRoutes(app)
        const problem = breach(routes, method, path, response.statusCode, JSON.parse(body))
        if (problem) breaches.push(`${method} ${path} ${response.statusCode}: ${problem}`)
      }
      return send(body)
    }
    next()
  })
  return breaches
}

/** Returns all routes, the most specific first. */
function declaredRoutes(app: INestApplication): DeclaredRoute[] {
  document ??= JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as ApiDocument
  const { paths } = document
  return Object.entries(listHandlers(app))
    .map(([route, { handler }]) => {
      const [method = '', path = ''] = route.split(' ')
      return {
        method,
        path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
        fixed: path.split('/').filter((part) => part && !part.startsWith(':')).length,
        answers: Reflect.getMetadata(RESPONSES, handler) ?? {},
        operation: paths[documentedPath(path)]?.[method.toLowerCase()],
      }
    })
    .sort((a, b) => b.fixed - a.fixed)
}

/** Undocumented errors of a call without a body: the server reads a body even there. */
const UNEXPECTED_BODY = ['json_invalid', 'media_type_not_taken', 'payload_too_large', 'upload_too_slow']

/** The error codes that an operation may answer. */
const codesOf = (operation?: Operation): ReadonlySet<string> =>
  new Set([
    ...(operation?.requestBody ? [] : UNEXPECTED_BODY),
    ...Object.values(operation?.responses ?? {}).flatMap((answer) =>
      'content' in answer ? Object.keys(answer.content?.['application/json']?.examples ?? {}) : [],
    ),
  ])

/** Returns how an answer differs from the contract; undefined if it conforms. */
function breach(
  routes: DeclaredRoute[],
  method: string,
  path: string,
  status: number,
  body: unknown,
): string | undefined {
  if (!/^\/api\/(?!docs)/.test(path)) return undefined
  const served = method === 'HEAD' ? 'GET' : method
  const route = routes.find((one) => one.method === served && one.path.test(path))
  if (status >= 400)
    return undeclaredPart(errorBody, body) ?? wrongStatus(body, status) ?? undeclaredCode(body, status, route)
  const schema = route?.answers[status]?.standardSchema
  return schema instanceof z.ZodType ? undeclaredPart(schema, body) : 'the route declares no answer with this status'
}

/** Returns the undeclared fields of a body. Parsing drops them, so any difference after parsing is an undeclared field. */
function undeclaredPart(schema: z.ZodType, body: unknown): string | undefined {
  const result = schema.safeParse(body)
  if (!result.success) return z.prettifyError(result.error)
  return isDeepStrictEqual(result.data, body) ? undefined : `undeclared fields in ${JSON.stringify(body)}`
}

/** Returns an undocumented error code. Ignores server errors and unknown paths, which are not documented by route. */
function undeclaredCode(body: unknown, status: number, route: DeclaredRoute | undefined): string | undefined {
  const { code } = body as { code: ErrorCode }
  if (!route || status >= 500 || codesOf(route.operation).has(code)) return undefined
  return `${code} is not among the errors of the call (\`*.docs.ts\` beside the calls)`
}

/** Returns a sentence if an error code has another status than the error catalogue says. */
function wrongStatus(body: unknown, status: number): string | undefined {
  const { code } = body as { code: ErrorCode }
  if (!Object.hasOwn(ERROR_STATUS, code)) return `${code} is not in the catalogue`
  return ERROR_STATUS[code] === status ? undefined : `the catalogue has the status ${ERROR_STATUS[code]} for ${code}`
}
