/** The calls in the specification's table, with the exact paths of the table. */
export const TABLE = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/forgot-password',
  'POST /auth/reset-password/{token}',
  'PUT /users/update/{nro_documento}',
  'GET /users',
  'GET /users/{id}',
  'POST /users/create',
  'POST /users/disabled/{id}',
  'GET /users/disabled',
  'POST /users/enabled/{id}',
  'GET /admin/pending-users',
  'PATCH /admin/approve-user/{nro_documento}',
  'DELETE /admin/reject-user/{nro_documento}',
  'GET /admin/stats',
  'GET /fichas/reporte-estado',
  'GET /fichas',
  'GET /fichas/{id}',
  'POST /fichas/create',
  'PUT /fichas/{nro_ficha}',
  'POST /fichas/disabled/{id}',
  'GET /fichas/disabled',
  'POST /fichas/enabled/{id}',
  'PUT /fichas/{nroFicha}/evaluaciones',
  'GET /fichas/aprendiz/{documentNumber}',
  'GET /programs',
  'GET /programs/{id}',
  'POST /programs/create',
  'PUT /programs/update/{id}',
  'POST /programs/disabled/{id}',
  'GET /programs/disabled',
  'POST /programs/enabled/{id}',
] as const
export type Route = (typeof TABLE)[number]

/** An object of an answer. */
export type Row = Record<string, unknown>

interface Payload {
  /** Replaces the parameter in braces in the path. */
  at?: string | number
  query?: Record<string, string | number>
  json?: unknown
  data?: unknown
  file?: { name: string; bytes: Uint8Array }
}

/** A client that uses only the specification's table of calls. */
export class OutsideClient {
  readonly called = new Set<Route>()
  private token: string | undefined

  constructor(private readonly url: string) {}

  /** Signs in and stores the token, as the client in the specification does. */
  async signIn(nro_documento: string | number, contrasena: string): Promise<Row> {
    this.token = undefined
    const { token, user } = await this.send('POST /auth/login', { json: { nro_documento, contrasena } })
    this.token = String(token)
    return user as Row
  }

  async send(route: Route, payload: Payload = {}): Promise<Row> {
    const { status, body } = await this.attempt(route, payload)
    if (status >= 300) throw new Error(`${route} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  async attempt(
    route: Route,
    { at = '', query = {}, json, data, file }: Payload,
  ): Promise<{ status: number; body: Row }> {
    this.called.add(route)
    const [method = '', path = ''] = route.split(' ')
    const search = new URLSearchParams(
      Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    )
    const headers: Record<string, string> = this.token ? { 'x-token': this.token } : {}
    if (json !== undefined) headers['content-type'] = 'application/json'
    const response = await fetch(`${this.url}/api${path.replace(/\{\w+\}/, encodeURIComponent(at))}?${search}`, {
      method,
      headers,
      body: file ? multipart(file, data) : JSON.stringify(json),
    })
    return { status: response.status, body: (await response.json()) as Row }
  }

  /** Returns the list in an answer: the body itself, or its field `name` or `data`. `ok: false` means an empty list. */
  async list(route: Route, name: string, payload: Payload = {}): Promise<Row[]> {
    const body: unknown = await this.send(route, payload)
    if (Array.isArray(body)) return body
    const { [name]: named, data, ok } = body as Row
    if (ok === false) return []
    const rows = named ?? data
    if (!Array.isArray(rows)) throw new Error(`${route} answered no list`)
    return rows
  }

  /** Returns the object in an answer: the body itself, or its field `name` or `data`. */
  async one(route: Route, name: string, payload: Payload = {}): Promise<Row> {
    const body = await this.send(route, payload)
    return (body[name] ?? body.data ?? body) as Row
  }
}

function multipart(file: { name: string; bytes: Uint8Array }, data: unknown): FormData {
  const form = new FormData()
  if (data !== undefined) form.append('data', JSON.stringify(data))
  form.append('archivo_excel', new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}
