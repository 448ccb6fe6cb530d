import { readFileSync } from 'node:fs'
import type { ChangedBatchAnswer } from '@fichero/contract/batches.schema'
import type { Pe04Answer } from '@fichero/contract/pe04.schema'
import type { MadeLinksAnswer } from '@fichero/contract/progress-links.schema'
import { releaseArchive } from '@fichero/contract/release-files'
import { TEXTS } from '@fichero/contract/texts'
import { type Api, startApi, TEST_SECRET } from '../../../testing/api.js'
import { buildAdmin, buildCentre, buildUser } from '../../../testing/build.js'
import { SchemaChecker } from '../../../testing/check-schemas.js'
import { type ExampleRequest, examplesOf, sendExample } from '../../../testing/example-request.js'
import { fixture } from '../../../testing/fixtures.js'
import { pe04File } from '../../../testing/pe04-file.js'
import { type Build, demoBuild } from '../../../testing/remote-build.js'
import { optOutToken } from '../../areas/fichas/notices/opt-out.js'
import { ServiceClient } from '../../areas/module-service/service-client.js'
import { Mailer } from '../../mail/mailer.js'
import { OPENAPI_FILE } from './openapi-files.js'
import type { Answer, Operation } from './operation.js'

// The examples of the document form one sequence. Each example succeeds if all are sent in this order to a system with only
// an administrator. This spec fills in the values that are unknown beforehand, such as the id of a plan.

const document: { paths: Record<string, Record<string, Operation>> } & ConstructorParameters<typeof SchemaChecker>[0] =
  JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))
const checker = new SchemaChecker(document)

/** The answers to earlier requests, by route. */
type Answers = Record<string, Record<string, unknown>>
type Changes = Partial<ExampleRequest>
/** The system that receives the examples in their order, and its answers so far. */
interface Sequence {
  api: Api
  answers: Answers
  /** Returns a new session for each request, because one of the requests signs out. */
  newToken(): string
}

const linkOf = async ({ api, newToken }: Sequence) => {
  const { body } = await api.post<{ enlace: string }>('/admin/access-link/10000999', undefined, newToken())
  return { params: { token: body.enlace.split('/').pop() } }
}

/** The plan that an earlier example has created. */
const storedPlan = ({ answers }: Sequence) => {
  const { plan } = answers['put /api/fichas/{nroFicha}/evaluaciones'] as { plan: { id: string } }
  return { params: { nroFicha: 2_888_001, plan: plan.id } }
}

/** Moves the end of the ficha, so that its links work whenever the test runs. */
async function keepRunning({ api }: Sequence): Promise<Changes> {
  await api.dataSource.query(`UPDATE ficha SET fecha_fin_ficha = '2099-12-31' WHERE nro_ficha = 2888001`)
  return {}
}

/** A link that works, and the last digits of its person. */
async function progressLink({ api, newToken }: Sequence): Promise<Changes> {
  const { body } = await api.post<MadeLinksAnswer>('/fichas/2888001/enlaces', undefined, newToken())
  const [{ direccion, nro_documento } = { direccion: '', nro_documento: '' }] = body.enlaces
  return { body: { enlace: direccion.split('#')[1], digitos: nro_documento.slice(-4) } }
}

/** An apprentice with an address. The system has a mail server for one request, because other answers depend on it. */
async function mailOnce({ api }: Sequence): Promise<Changes> {
  const correo = 'luz@fichero.example'
  await api.dataSource.query('UPDATE matricula SET correo = ? WHERE nro_documento = ?', [correo, '1900099001'])
  const mailer = api.app.get(Mailer)
  const define = (property: PropertyDescriptor) =>
    Object.defineProperty(mailer, 'delivers', { ...property, configurable: true })
  define({
    get() {
      define({ value: false })
      return true
    },
  })
  return {}
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
const publish = ({ api, answers }: Sequence, { descriptor, files }: Build) =>
  fetch(`${api.url}/api/remotes/demo/publicar`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${answers['post /api/admin/remotes/claves']?.valor}`,
      'content-type': 'application/octet-stream',
    },
    body: new Blob(releaseArchive(descriptor, (file) => files[file]!)),
  })

const SECOND = demoBuild('window.fichero_demo = { second: true }', {
  data: [{ key: 'nota', of: 'person', access: 'authenticated' }],
})

/** Activates another release, so that a rollback is possible. */
async function activateSecond({ api, newToken }: Sequence): Promise<Changes> {
  const body = { hash: SECOND.descriptor.hash, para: 'todos' }
  await api.post('/admin/remotes/demo/activar', body, newToken())
  return {}
}

/** The service of the module answers once, without the network. */
function serviceOnce({ api }: Sequence): Changes {
  const reply = { estado: 200, type: 'application/json', text: '[{"sala":"101"}]' }
  jest.spyOn(api.app.get(ServiceClient), 'send').mockResolvedValueOnce(reply)
  return {}
}

/** The centre that an earlier example has created. */
const createdCentre = ({ answers }: Sequence) => {
  const { centro } = answers['post /api/centros'] as { centro: { id: number } }
  return { params: { id: centro.id } }
}

const UNKNOWN: Record<string, (sequence: Sequence) => Changes | Promise<Changes>> = {
  'get /api/auth/reset-password/{token}': linkOf,
  'post /api/auth/reset-password/{token}': linkOf,
  'post /api/fichas/{nroFicha}/evaluaciones/{plan}': storedPlan,
  'get /api/fichas/{nroFicha}/evaluaciones/{plan}/cambios': storedPlan,
  'get /api/fichas/{nroFicha}/enlaces': keepRunning,
  'post /api/fichas/{nroFicha}/enlaces': keepRunning,
  'delete /api/fichas/{nroFicha}/enlaces': keepRunning,
  'post /api/mi-avance': progressLink,
  'post /api/fichas/{nroFicha}/aprendices/{documentNumber}/avisos/correo': mailOnce,
  'post /api/fichas/{nroFicha}/avisos/correo': mailOnce,
  'post /api/fichas/pendientes/avisos/correo': mailOnce,
  'post /api/sin-correos': () => ({ body: { enlace: optOutToken('luz@fichero.example', TEST_SECRET) } }),
  'post /api/fichas/tyt/carga/{id}/deshacer': ({ answers }) => {
    const { reporte } = answers['post /api/fichas/tyt/carga'] as { reporte: { id: number } }
    return { params: { id: reporte.id } }
  },
  'post /api/fichas/pe-04/{id}/deshacer': async ({ api, newToken }) => {
    const file = pe04File([{ IDENTIFICADOR_FICHA: 2_888_003, CODIGO_CENTRO: null }])
    const { body } = await api.upload<Pe04Answer>('POST', '/fichas/pe-04', { data: {}, file }, newToken())
    return { params: { id: body.reporte.id } }
  },
  // Other examples need the first batch.
  'delete /api/fichas/lotes/{id}': async ({ api, newToken }) => {
    const { body } = await api.post<ChangedBatchAnswer>('/fichas/lotes', { archivos: 1 }, newToken())
    return { params: { id: body.lote.id } }
  },
  // An empty ficha, which can be deleted.
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
  'put /api/centros/{id}': createdCentre,
  'post /api/centros/{id}/confirmar': createdCentre,
  'delete /api/centros/{id}': async ({ api }) => {
    const { id } = await buildCentre(api.dataSource, { confirmado: false })
    return { params: { id } }
  },
  'post /api/users/contratos': async ({ api }) => {
    const contract = { fecha_inicio_contrato: '2026-02-02', fecha_fin_contrato: '2026-12-15' }
    const { id, version } = await buildUser(api.dataSource, contract)
    return { body: { personas: [{ id, version }], fecha_fin_contrato: '2099-12-15' } }
  },
  'delete /api/admin/reject-user/{nro_documento}': async ({ api }) => {
    await api.post('/auth/register', requestOf('52000888'))
    return {}
  },
  'delete /api/admin/password-request/{nro_documento}': async ({ api }) => {
    await buildUser(api.dataSource, { nro_documento: '52000444', clave_pedida: new Date() })
    return {}
  },
  'post /api/remotes/{nombre}/activar': async (sequence) => {
    await publish(sequence, SECOND)
    return {}
  },
  'post /api/remotes/{nombre}/devolver': activateSecond,
  'get /api/modulos/{remoto}/datos/{clave}': activateSecond,
  'put /api/admin/remotes/{nombre}/servicio': serviceOnce,
  'get /api/modulos/{remoto}/servicio': serviceOnce,
  'post /api/modulos/{remoto}/servicio': serviceOnce,
  'post /api/admin/remotes/{nombre}/devolver': activateSecond,
  'post /api/admin/remotes/{nombre}/retirar': () => ({ body: { hash: SECOND.descriptor.hash } }),
}

/** Calls that need a provider of accounts: `institution.sql.spec.ts` makes them. */
const ELSEWHERE = '/api/auth/institucion'

it('the server answers every example as documented', async () => {
  const api = await startApi()
  try {
    const admin = await buildAdmin(api.dataSource, { nro_documento: '1000000001', password: 'una clave larga' })
    await buildUser(api.dataSource, { nro_documento: '10000999' })
    const sequence: Sequence = { api, answers: {}, newToken: () => api.tokenOf(admin) }
    const wrong: string[] = []
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        if (path.startsWith(ELSEWHERE)) continue
        const route = `${method} ${path}`
        for (const example of [...simulationsOf(operation), ...examplesOf(operation), ...othersOf(operation)]) {
          const why = await problemOf(route, operation, example, sequence)
          if (why) wrong.push(`${route}: ${why}`)
        }
      }
    expect(wrong).toEqual([])
  } finally {
    await api.close()
  }
})

/** Copies of an example, one for each other value of an enum in the path, such as the kinds of files. */
const othersOf = (operation: Operation): ExampleRequest[] =>
  examplesOf(operation).flatMap((example) =>
    (operation.parameters ?? []).flatMap(({ in: place, name, schema }) =>
      place === 'path' ? (schema?.enum ?? []).map((value) => ({ ...example, params: { [name]: value } })) : [],
    ),
  )

const ENGLISH: unknown[] = Object.values(TEXTS.en.successes)

/** A call that creates something and has a dry run is sent as a dry run first. */
const simulationsOf = (operation: Operation): ExampleRequest[] =>
  '201' in operation.responses && '200' in operation.responses
    ? examplesOf(operation).map((example) => ({ ...example, query: { ...example.query, simular: true } }))
    : []

/** Response headers that a client uses. */
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
/** Headers that only some answers have. */
const OPTIONAL = ['Set-Cookie', 'x-token']

/** Returns the missing and the undocumented headers of an answer. */
function headerProblem(sent: Headers, { headers = {} }: Answer): string | undefined {
  const named = Object.keys(headers)
  const missing = named.filter((name) => !sent.has(name) && !OPTIONAL.includes(name))
  const undocumented = USED.filter((name) => sent.has(name) && !named.includes(name))
  return [...missing, ...undocumented].length > 0
    ? `lacks headers [${missing}], does not document [${undocumented}]`
    : undefined
}

/** File name extensions by media type. */
const EXTENSIONS: Record<string, RegExp> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': /\.xlsx"/,
  'application/vnd.ms-excel': /\.xls"/,
  'application/pdf': /\.pdf"/,
}

function extensionProblem(type: string, headers: Headers): string | undefined {
  const name = headers.get('content-disposition') ?? ''
  return EXTENSIONS[type]?.test(name) ? undefined : `names a file of ${type} ${name}`
}

async function problemOf(
  route: string,
  operation: Operation,
  example: ExampleRequest,
  sequence: Sequence,
): Promise<string | undefined> {
  const [method = '', path = ''] = route.split(' ')
  const { api, answers, newToken } = sequence
  const request = { ...example, ...(await UNKNOWN[route]?.(sequence)) }
  const [scheme = {}] = operation.security ?? []
  const deploy =
    'deploy-token' in scheme ? { authorization: `Bearer ${answers['post /api/admin/remotes/claves']?.valor}` } : {}
  const session = 'x-token' in scheme ? { 'x-token': newToken() } : {}
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
  const location = response.headers.get('location')
  if (location && !(await fetch(`${api.url}${location}`, { headers: session as Record<string, string> })).ok)
    return `nothing is at ${location}`
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (!(type in (answer.content ?? {}))) return `answers ${type}`
  if (type !== 'application/json') return extensionProblem(type, response.headers)
  answers[route] = JSON.parse(text)
  const { msg } = answers[route] as { msg?: string }
  if (msg && !ENGLISH.includes(msg)) return `says in another language: ${msg}`
  return checker.problemOf(answers[route], answer.content?.[type]?.schema)
}
