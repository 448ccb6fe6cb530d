import { readFileSync } from 'node:fs'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { SUCCESSES_EN } from '@fichero/contract/successes.en'
import { hexOf } from '../remotes/file-hash.js'
import { type Api, startApi } from '../testing/api.js'
import { buildAdmin, buildUser } from '../testing/build.js'
import { SchemaChecker } from '../testing/check-schemas.js'
import { type ExampleRequest, examplesOf, sendExample } from '../testing/example-request.js'
import { fixture } from '../testing/fixtures.js'
import { type Build, demoBuild } from '../testing/remote-build.js'
import { OPENAPI_FILE } from './openapi-files.js'
import type { Answer, Operation } from './operation.js'

// The examples of the document, in its order, are one story: who follows it with a system that has nothing but its
// administrator gets a success each time. What nobody can know before, such as the id of a plan, is put in here.

const document: { paths: Record<string, Record<string, Operation>> } & ConstructorParameters<typeof SchemaChecker>[0] =
  JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))
const checker = new SchemaChecker(document)

/** What the answers told. */
type Told = Record<string, Record<string, unknown>>
type Given = Partial<ExampleRequest>
interface Story {
  api: Api
  told: Told
  /** A session of its own for each request: one of them signs out. */
  newToken(): string
}

const linkOf = async ({ api, newToken }: Story) => {
  const { body } = await api.post<{ enlace: string }>('/admin/access-link/10000999', undefined, newToken())
  return { params: { token: body.enlace.split('/').pop() } }
}

/** The plan that the example before has made. */
const keptPlan = ({ told }: Story) => {
  const { plan } = told['put /api/fichas/{nroFicha}/evaluaciones'] as { plan: { id: string } }
  return { params: { nroFicha: 2_888_001, plan: plan.id } }
}

const requestOf = (nro_documento: string) => ({
  nro_documento,
  tipo_documento: 'CC',
  nombre: 'Iván',
  apellido: 'Ríos',
  tipo: 'planta',
  correo_institucional: `${nro_documento}@fichero.example`,
})

/** Publishes a release with a deploy token, as the release command does. */
async function publish({ api, told }: Story, { descriptor, files }: Build): Promise<void> {
  const headers = { authorization: `Bearer ${told['post /api/admin/remotes/claves']?.valor}` }
  for (const [file, text] of Object.entries(files)) {
    const hex = hexOf(descriptor.assets.find((asset) => asset.file === file)?.integrity ?? '')
    const type = { 'content-type': 'application/octet-stream' }
    await fetch(`${api.url}/api/remotes/demo/archivos/${hex}`, {
      method: 'PUT',
      body: text,
      headers: { ...headers, ...type },
    })
  }
  const { body } = await api.call('POST', '/remotes/demo/lanzamientos', { body: descriptor, headers })
  expect(body).toMatchObject({ publicada: true })
}

const SECOND = demoBuild('window.fichero_demo = { second: true }')
const published = examplesOf(document.paths['/api/remotes/{nombre}/lanzamientos']!.post!)[0]!.body as RemoteDescriptor

/** So that there is one to go back to. */
async function activateSecond({ api, newToken }: Story): Promise<Given> {
  const body = { hash: SECOND.descriptor.hash, para: 'todos' }
  await api.post('/admin/remotes/demo/activar', body, newToken())
  return {}
}

const UNKNOWN: Record<string, (story: Story) => Given | Promise<Given>> = {
  'get /api/auth/reset-password/{token}': linkOf,
  'post /api/auth/reset-password/{token}': linkOf,
  'post /api/fichas/{nroFicha}/evaluaciones/{plan}': keptPlan,
  'get /api/fichas/{nroFicha}/evaluaciones/{plan}/cambios': keptPlan,
  // One that nothing has happened to: of a list that names no ficha.
  'delete /api/fichas/{nroFicha}': async ({ api, newToken }) => {
    const data = {
      nroFicha: 2_888_002,
      idJefeFicha: '1000000001',
      idProgramaFormacion: 1,
      fechaInicioLectiva: '2025-02-05',
      fechaFinLectiva: '2026-08-05',
      fechaFinFicha: '2027-05-06',
    }
    await api.upload('POST', '/fichas/create', { data, file: fixture('apprenticesPlain') }, newToken())
    return { params: { nroFicha: data.nroFicha } }
  },
  'delete /api/admin/reject-user/{nro_documento}': async ({ api }) => {
    await api.post('/auth/register', requestOf('52000888'))
    return {}
  },
  'post /api/remotes/{nombre}/activar': async (story) => {
    await publish(story, { descriptor: published, files: { 'texts.json': '{"nav":"Demo"}' } })
    await publish(story, SECOND)
    return {}
  },
  'post /api/remotes/{nombre}/devolver': activateSecond,
  'post /api/admin/remotes/{nombre}/devolver': activateSecond,
  'post /api/admin/remotes/{nombre}/retirar': () => ({ body: { hash: SECOND.descriptor.hash } }),
}

it('every example is sent, and answered as the document says', async () => {
  const api = await startApi()
  try {
    const admin = await buildAdmin(api.dataSource, { nro_documento: '1000000001', password: 'una clave larga' })
    await buildUser(api.dataSource, { nro_documento: '10000999' })
    const story: Story = { api, told: {}, newToken: () => api.tokenOf(admin) }
    const wrong: string[] = []
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        const route = `${method} ${path}`
        for (const example of [...simulationsOf(operation), ...examplesOf(operation), ...othersOf(operation)]) {
          const why = await tell(route, operation, example, story)
          if (why) wrong.push(`${route}: ${why}`)
        }
      }
    expect(wrong).toEqual([])
  } finally {
    await api.close()
  }
})

/** Files of every kind: each has a name and a media type. */
const othersOf = (operation: Operation): ExampleRequest[] =>
  examplesOf(operation).flatMap((example) =>
    (operation.parameters ?? []).flatMap(({ in: place, name, schema }) =>
      place === 'path' ? (schema?.enum ?? []).map((value) => ({ ...example, params: { [name]: value } })) : [],
    ),
  )

const ENGLISH: unknown[] = Object.values(SUCCESSES_EN)

/** What creates something is tried first, as the description offers it. */
const simulationsOf = (operation: Operation): ExampleRequest[] =>
  '201' in operation.responses && '200' in operation.responses
    ? examplesOf(operation).map((example) => ({ ...example, query: { ...example.query, simular: true } }))
    : []

/** The headers that a client uses. */
const USED: readonly string[] = [
  'X-Request-Id',
  'ETag',
  'Content-Disposition',
  'Set-Cookie',
  'x-token',
  'Location',
  'Content-Language',
  'RateLimit-Policy',
]
/** Those that come only to some. */
const AT_TIMES = ['Set-Cookie', 'x-token']

/** What an answer's headers lack, or have beyond the description. */
function headerProblem(sent: Headers, { headers = {} }: Answer): string | undefined {
  const named = Object.keys(headers)
  const missing = named.filter((name) => !sent.has(name) && !AT_TIMES.includes(name))
  const unsaid = USED.filter((name) => sent.has(name) && !named.includes(name))
  return [...missing, ...unsaid].length > 0 ? `lacks headers [${missing}], does not say [${unsaid}]` : undefined
}

/** The name says the same as the media type. */
const EXTENSIONS: Record<string, RegExp> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': /\.xlsx"/,
  'application/vnd.ms-excel': /\.xls"/,
  'application/pdf': /\.pdf"/,
}

function extensionProblem(type: string, headers: Headers): string | undefined {
  const name = headers.get('content-disposition') ?? ''
  return EXTENSIONS[type]?.test(name) ? undefined : `names a file of ${type} ${name}`
}

async function tell(
  route: string,
  operation: Operation,
  example: ExampleRequest,
  story: Story,
): Promise<string | undefined> {
  const [method = '', path = ''] = route.split(' ')
  const { api, told, newToken } = story
  const request = { ...example, ...(await UNKNOWN[route]?.(story)) }
  const [way = {}] = operation.security ?? []
  const deploy =
    'deploy-token' in way ? { authorization: `Bearer ${told['post /api/admin/remotes/claves']?.valor}` } : {}
  const session = 'x-token' in way ? { 'x-token': newToken() } : {}
  const response = await sendExample(method.toUpperCase(), `${api.url}${path}`, request, {
    ...deploy,
    ...session,
    'accept-language': 'en',
  } as Record<string, string>)
  const answer = operation.responses[response.status] as Answer | undefined
  const text = await response.text()
  if (!response.ok || !answer) return `${response.status} ${text.slice(0, 300)}`
  const problem = headerProblem(response.headers, answer)
  if (problem) return problem
  const isCreated = '201' in operation.responses && request.query.simular !== true
  if ((response.status === 201) !== isCreated) return `answers ${response.status}`
  const made = response.headers.get('location')
  if (made && !(await fetch(`${api.url}${made}`, { headers: session as Record<string, string> })).ok)
    return `nothing is at ${made}`
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (!(type in (answer.content ?? {}))) return `answers ${type}`
  if (type !== 'application/json') return extensionProblem(type, response.headers)
  told[route] = JSON.parse(text)
  const { msg } = told[route] as { msg?: string }
  if (msg && !ENGLISH.includes(msg)) return `says in another language: ${msg}`
  return checker.problemOf(told[route], answer.content?.[type]?.schema)
}
