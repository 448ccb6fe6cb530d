import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { Tokens } from '../src/access/tokens.js'
import type { User } from '../src/areas/users/user.entity.js'
import type { Config } from '../src/config/config.js'
import type { DatabaseTarget } from '../src/config/database-target.js'
import { connect } from '../src/database/connect.js'
import { type Limits, SERVING } from '../src/database/limits.js'
import type { WritableDataSource } from '../src/database/writable-data-source.js'
import type { Log } from '../src/observability/logging/log.js'
import { ENTITIES } from '../src/operations/app.entities.js'
import { createApp } from '../src/server/app.js'
import { checkAnswers } from './check-answers.js'
import type { TestDatabase } from './database.js'
import { preparedDatabase } from './prepared-database.js'

/** The value of `JWT_SECRET` in tests. */
export const TEST_SECRET = 'a secret that only the tests know, 32 and more'

type Body = Record<string, unknown>

/** An answer of the API with its parsed body. */
export interface Reply<T> {
  status: number
  headers: Headers
  body: T
}

/** The parts of a multipart request. */
interface Upload {
  /** Value of the form's part `data`, sent as JSON. */
  data?: unknown
  file?: { name: string; bytes: Uint8Array }
  /** Name of the form's file part. Default: `archivo_excel`. */
  field?: string
}

interface Call {
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
}

/** A running API, with functions that send requests to it. */
export interface Api {
  /** Origin, without `/api`. */
  url: string
  app: NestExpressApplication
  dataSource: WritableDataSource
  database: TestDatabase
  /** Returns a session token like the one that sign-in answers. */
  tokenOf(user: Pick<User, 'id' | 'version_token'>): string
  get<T = Body>(path: string, token?: string): Promise<Reply<T>>
  post<T = Body>(path: string, body?: unknown, token?: string): Promise<Reply<T>>
  put<T = Body>(path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<Reply<T>>
  /** Sends a request with any method and headers such as `if-match`. */
  call<T = Body>(method: string, path: string, options?: Call): Promise<Reply<T>>
  /** Sends a multipart request. */
  upload<T = Body>(
    method: 'POST' | 'PUT',
    path: string,
    parts: Upload,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Reply<T>>
  close(): Promise<void>
}

/** How the application under test differs from the default. */
interface Conditions {
  limits?: Partial<Limits>
  /** Changes the address at which the application reaches the database, for example to a proxy. */
  reroute?: (target: DatabaseTarget) => DatabaseTarget
  log?: Log
  /** Default: any free port. */
  port?: number
}

/**
 * Starts the real application on a random port with a fresh database. Paths are relative to `/api`. An answer that differs
 * from the contract fails the test that requested it, or the spec file if the request was made without `Api`.
 */
export async function startApi(
  overrides: Partial<Config> = {},
  { limits, reroute, log, port: chosen = 0 }: Conditions = {},
): Promise<Api> {
  const database = await preparedDatabase()
  const dataSource = await connect(reroute?.(database.target) ?? database.target, ENTITIES, { ...SERVING, ...limits })
  const app = await createApp(configOf(database.target, database.dataDir, overrides), dataSource, log)
  const breaches = checkAnswers(app)
  await app.listen(chosen, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const send = async <T>(method: string, path: string, body: RequestInit['body'], headers: Record<string, string>) => {
    const response = await fetch(`${url}/api${path}`, { method, body, headers })
    const text = await response.text()
    if (breaches.length > 0) throw new Error(breaches.splice(0).join('\n'))
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : null) as T }
  }
  const tokenHeader = (token?: string): Record<string, string> => (token === undefined ? {} : { 'x-token': token })
  const sendJson = <T>(method: string, path: string, body: unknown, token?: string, headers = {}) =>
    send<T>(method, path, JSON.stringify(body), {
      'content-type': 'application/json',
      ...tokenHeader(token),
      ...headers,
    })

  return {
    url,
    app,
    dataSource,
    database,
    tokenOf: (user) => app.get(Tokens).issue(user),
    get: (path, token) => send('GET', path, undefined, tokenHeader(token)),
    post: (path, body, token) => sendJson('POST', path, body, token),
    put: (path, body, token, headers) => sendJson('PUT', path, body, token, headers),
    call: (method, path, { body, token, headers } = {}) =>
      send(method, path, JSON.stringify(body), {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...tokenHeader(token),
        ...headers,
      }),
    upload: (method, path, parts, token, headers) =>
      send(method, path, formOf(parts), { ...tokenHeader(token), ...headers }),
    async close() {
      await app.close()
      await database.drop()
      if (breaches.length > 0) throw new Error(breaches.join('\n'))
    },
  }
}

const configOf = (database: Config['database'], dataDir: string, overrides: Partial<Config>): Config => ({
  port: 0,
  publicUrl: 'http://localhost',
  database,
  jwtSecret: TEST_SECRET,
  admin: { document: '1000000001', email: 'admin@fichero.example' },
  mailFrom: 'fichero@fichero.example',
  trustProxy: false,
  serviceNetworks: [],
  dataDir,
  distRoot: resolve(__dirname, '../..'),
  contractEndsAccess: true,
  production: true,
  apiDocs: true,
  logLevel: 'silent',
  ...overrides,
})

/** Returns the form of a multipart request. */
export function formOf({ data, file, field = 'archivo_excel' }: Upload): FormData {
  const parts = new FormData()
  if (data !== undefined) parts.append('data', JSON.stringify(data))
  if (file) parts.append(field, new Blob([new Uint8Array(file.bytes)]), file.name)
  return parts
}
