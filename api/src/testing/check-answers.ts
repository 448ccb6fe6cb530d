import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { errorBody } from '@fichero/contract/error.schema'
import { ERRORS, type ErrorCode } from '@fichero/contract/errors'
import type { INestApplication } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'
import { z } from 'zod'
import { documentedPath } from '../openapi/documented-path.js'
import { OPENAPI_FILE } from '../openapi/openapi-files.js'
import type { Operation } from '../openapi/operation.js'
import { listHandlers } from './routes.js'

const RESPONSES = 'swagger/apiResponse'

interface Described {
  paths: Record<string, Record<string, Operation>>
}

interface Promised {
  method: string
  path: RegExp
  /** Number of fixed segments: the most specific route matches first. */
  fixed: number
  answers: Record<string, { standardSchema?: unknown }>
  /** As the description has it. */
  operation: Operation | undefined
}

/** Read once for all applications of a spec. */
let described: Described | undefined

/**
 * Compares every answer below `/api` with the schema of its route. Call it before the application listens. Returns a
 * list that collects the differences.
 */
export function checkAnswers(app: INestApplication): string[] {
  const breaches: string[] = []
  let routes: Promised[] | undefined
  app.use((request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request
    const send = response.send.bind(response)
    response.send = (body: unknown) => {
      if (typeof body === 'string' && response.get('content-type')?.startsWith('application/json')) {
        routes ??= promisedBy(app)
        const why = breach(routes, method, path, response.statusCode, JSON.parse(body))
        if (why) breaches.push(`${method} ${path} ${response.statusCode}: ${why}`)
      }
      return send(body)
    }
    next()
  })
  return breaches
}

function promisedBy(app: INestApplication): Promised[] {
  described ??= JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as Described
  const { paths } = described
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

/** A body that nobody asked for is read all the same, and the description says nothing of it. */
const UNASKED = ['json_invalid', 'media_type_not_taken', 'payload_too_large', 'upload_too_slow']

/** The codes with which the description says that a call may refuse. */
const codesOf = (operation?: Operation): ReadonlySet<string> =>
  new Set([
    ...(operation?.requestBody ? [] : UNASKED),
    ...Object.values(operation?.responses ?? {}).flatMap((answer) =>
      'content' in answer ? Object.keys(answer.content?.['application/json']?.examples ?? {}) : [],
    ),
  ])

function breach(routes: Promised[], method: string, path: string, status: number, body: unknown): string | undefined {
  if (!/^\/api\/(?!docs)/.test(path)) return undefined
  const asked = method === 'HEAD' ? 'GET' : method
  const route = routes.find((one) => one.method === asked && one.path.test(path))
  if (status >= 400)
    return undeclaredPart(errorBody, body) ?? wrongStatus(body, status) ?? undeclaredCode(body, status, route)
  const schema = route?.answers[status]?.standardSchema
  return schema instanceof z.ZodType ? undeclaredPart(schema, body) : 'declares no such answer'
}

/** Parsing drops undeclared fields, so a difference after parsing is an undeclared field. */
function undeclaredPart(schema: z.ZodType, body: unknown): string | undefined {
  const result = schema.safeParse(body)
  if (!result.success) return z.prettifyError(result.error)
  return isDeepStrictEqual(result.data, body) ? undefined : `undeclared fields in ${JSON.stringify(body)}`
}

/** Of failures of the server the description says nothing by route, nor of addresses that are none. */
function undeclaredCode(body: unknown, status: number, route: Promised | undefined): string | undefined {
  const { code } = body as { code: ErrorCode }
  if (!route || status >= 500 || codesOf(route.operation).has(code)) return undefined
  return `${code} is not among the errors of the call (\`*.docs.ts\` beside the calls)`
}

function wrongStatus(body: unknown, status: number): string | undefined {
  const { code } = body as { code: ErrorCode }
  if (!Object.hasOwn(ERRORS, code)) return `${code} is not in the catalogue`
  return ERRORS[code].status === status ? undefined : `${code} goes with ${ERRORS[code].status}`
}
