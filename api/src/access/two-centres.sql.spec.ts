import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { read, utils } from '@e965/xlsx'
import { buildAdmin, buildApprentice, buildCentre, buildFicha, buildUser, type Person } from '../../testing/build.js'
import { type ExampleRequest, examplesOf, sendExample } from '../../testing/example-request.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { fixture } from '../../testing/fixtures.js'
import { FICHA, getFicha, importEvaluations } from '../../testing/school.js'
import { Ficha } from '../areas/fichas/ficha.entity.js'
import { OPENAPI_FILE } from '../server/openapi/openapi-files.js'
import type { Operation } from '../server/openapi/operation.js'

// Sends every call of the document as people of one centre (the north) who know the numbers, names and documents of another one
// (the south). No answer may contain anything of the south, and no call may change it.

const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))

/** A centre's rows, by the names that parameters and bodies use for them. */
interface Rows {
  ficha: number
  apprentice: string
  centre: number
  head: Named
  someone: Named
  pending: Named
  load: number
}
type Named = Pick<Person, 'id' | 'nro_documento' | 'apellido'>

/** Surname of the people of the north. */
const NORTH = 'Nortea'
const NOBODY: Named = { id: 999_999, nro_documento: '77777777', apellido: 'Nadie' }
/** Rows that do not exist. */
const NOWHERE: Rows = {
  ficha: 2_700_009,
  apprentice: '66666666',
  centre: 999,
  head: NOBODY,
  someone: NOBODY,
  pending: NOBODY,
  load: 999_999,
}

let school: FichaSchool
let south: Rows
let coordinator: Person
let head: Person
/** Texts of rows of the south. */
let marks: string[] = []
/** Those that the files of the examples contain too. */
let inReports: string[] = []
/** Statements whose rows nobody of the north may change. */
let owned: [sql: string, parameters: unknown[]][] = []

beforeAll(async () => {
  school = await openFichaSchool()
  const { dataSource } = school.api
  const { manager } = dataSource
  const [northCentre, southCentre] = [
    await buildCentre(dataSource, { codigo: '9225', nombre: 'CENTRO DEL NORTE' }),
    await buildCentre(dataSource, { codigo: '9999', nombre: 'CENTRO DE DISEÑO E INNOVACIÓN, SEDE NORTE' }),
  ]
  const inCentre = async (centre: number, values: Parameters<typeof buildUser>[1]) => {
    const person = await buildUser(dataSource, values)
    await dataSource.query('INSERT INTO usuario_centro (id_usuario, id_centro) VALUES (?, ?)', [person.id, centre])
    return person
  }
  const ofSouth = (values: Parameters<typeof buildUser>[1]) => inCentre(southCentre.id, values)
  const [headOfSouth, someone, pending] = [
    await ofSouth({ nombre: 'Zenaida', apellido: 'Surjefe' }),
    await ofSouth({ nombre: 'Zoraida', apellido: 'Surcolega' }),
    await ofSouth({ nombre: 'Zunilda', apellido: 'Surpide', estado: 'pendiente' }),
  ]
  await manager.update(Ficha, { nro_ficha: FICHA }, { id_centro: southCentre.id, id_jefe: headOfSouth.id })
  const { body } = await importEvaluations(school, FICHA, fixture('judgments'))
  const { aprendices } = await getFicha({ ...school, userToken: school.adminToken }, FICHA)
  const [person] = aprendices
  if (!person || body.reporte.id === null) throw new Error('The ficha of the south has no people')
  south = {
    ficha: FICHA,
    apprentice: person.nro_documento,
    centre: southCentre.id,
    head: headOfSouth,
    someone,
    pending,
    load: body.reporte.id,
  }
  coordinator = await inCentre(northCentre.id, { rol: 'coordinador', nombre: 'Nora', apellido: NORTH })
  head = await inCentre(northCentre.id, { nombre: 'Nelson', apellido: NORTH })
  const { nro_ficha } = await buildFicha(dataSource, {
    id_centro: northCentre.id,
    id_jefe: head.id,
    id_programa_formacion: school.program,
  })
  await buildApprentice(dataSource, { nro_ficha })
  const people = [headOfSouth, someone, pending]
  inReports = [
    String(FICHA),
    southCentre.nombre,
    ...aprendices.flatMap(({ nro_documento, nombre, apellido }) => [nro_documento, `${nombre} ${apellido}`]),
  ]
  marks = [
    ...inReports,
    ...people.flatMap(({ nro_documento, apellido, correo_institucional }) => [
      nro_documento,
      apellido,
      correo_institucional,
    ]),
  ]
  owned = [
    ['SELECT * FROM ficha WHERE id_centro = ?', [southCentre.id]],
    ['SELECT * FROM centro WHERE id = ?', [southCentre.id]],
    ['SELECT * FROM matricula WHERE nro_ficha = ? ORDER BY id', [FICHA]],
    ['SELECT a.* FROM aprendiz a JOIN matricula m USING (nro_documento) WHERE m.nro_ficha = ? ORDER BY m.id', [FICHA]],
    [
      'SELECT j.* FROM juicio j JOIN matricula m ON m.id = j.id_matricula WHERE m.nro_ficha = ? ORDER BY m.id, id_resultado',
      [FICHA],
    ],
    ['SELECT * FROM importacion WHERE nro_ficha = ? ORDER BY id', [FICHA]],
    ['SELECT * FROM usuario_centro WHERE id_centro = ? ORDER BY id_usuario', [southCentre.id]],
    ['SELECT * FROM usuario WHERE id IN (?, ?, ?) ORDER BY id', people.map(({ id }) => id)],
    ['SELECT * FROM enlace_avance ORDER BY id_matricula', []],
    ['SELECT * FROM aviso_aprendiz ORDER BY id_matricula', []],
    ['SELECT * FROM instructor_programado ORDER BY nro_ficha, orden', []],
  ]
})
afterAll(() => school.close())

/** Returns a checksum of the rows of each statement. */
const stateOfSouth = async () =>
  Object.fromEntries(
    await Promise.all(
      owned.map(async ([sql, parameters]) => {
        const rows = JSON.stringify(await school.api.dataSource.query(sql, parameters))
        return [sql, createHash('sha256').update(rows).digest('hex')] as const
      }),
    ),
  )

/** Replaces the values of an example by keys of rows, at any depth. */
function aimed(value: unknown, name: string, path: string, rows: Rows): unknown {
  if (Array.isArray(value)) return value.map((item) => aimed(item, name, path, rows))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, aimed(item, key, path, rows)]))
  return TARGETS[name]?.(rows, path) ?? value
}

const isAboutUsers = (path: string) => /\/(users|admin)\//.test(path)
const documentIn = (rows: Rows, path: string) => {
  if (/approve-user|reject-user/.test(path)) return rows.pending.nro_documento
  return isAboutUsers(path) ? rows.someone.nro_documento : rows.apprentice
}
const TARGETS: Record<string, (rows: Rows, path: string) => unknown> = {
  nroFicha: (rows) => rows.ficha,
  nro_ficha: (rows) => rows.ficha,
  ficha: (rows) => rows.ficha,
  nros: (rows) => rows.ficha,
  entidad_id: (rows) => rows.ficha,
  documentNumber: documentIn,
  nro_documento: documentIn,
  documentos: documentIn,
  idJefeFicha: (rows) => rows.head.nro_documento,
  jefe: (rows) => rows.head.nro_documento,
  responsable: (rows) => rows.head.nro_documento,
  clave: (rows, path) => (path.includes('modulos') ? undefined : rows.head.nro_documento),
  usuario: (rows) => rows.someone.nro_documento,
  id_usuario: (rows) => rows.someone.id,
  centro: (rows) => rows.centre,
  idCentro: (rows) => rows.centre,
  centros: (rows) => rows.centre,
  q: (rows) => rows.head.apellido,
  id: (rows, path) => {
    if (path.includes('/centros')) return rows.centre
    if (path.includes('/users')) return rows.someone.id
    if (/importaciones|tyt/.test(path)) return rows.load
    return path.includes('/fichas/') && !path.includes('programs') ? rows.ficha : undefined
  },
}

interface Sent {
  name: string
  method: string
  url: string
  example: ExampleRequest
}

/** Every operation as its example has it, aimed at the south, and once with each filter that can name a row of the south. */
const REQUESTS: Sent[] = Object.entries(document.paths).flatMap(([url, operations]) =>
  Object.entries(operations).flatMap(([method, operation]) => {
    const filters = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.name in TARGETS)
    return examplesOf(operation).flatMap((example, index) => {
      const name = `${method.toUpperCase()} ${url}${index > 0 ? ' (form)' : ''}`
      const sent = { method: method.toUpperCase(), url, example }
      const plain = { ...sent, name, example: { ...example, query: {} } }
      return [
        plain,
        ...filters.map((one) => ({
          ...sent,
          name: `${name} ?${one.name}`,
          example: { ...example, query: { [one.name]: 'aimed' } },
        })),
      ]
    })
  }),
)

/** Calls that end the session of the test, and public calls, which answer nobody in particular. */
const LEFT_OUT =
  /\/auth\/(config|logout|login|register|forgot|reset)|\/remotes\/csp|\/remotes\/fallos|\/remotes\/\{nombre\}/

async function send({ method, url, example }: Sent, token: string, rows = south) {
  const aim = <T>(value: T): T => aimed(value, '', url, rows) as T
  const request = {
    params: aim(example.params),
    query: aim(example.query),
    body: aim(example.body),
    form: aim(example.form),
  }
  const response = await sendExample(method, school.api.url + url, request, { 'x-token': token, 'if-match': '*' })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isWorkbook = response.headers.get('content-type')?.includes('spreadsheet') ?? false
  return {
    status: response.status,
    text: isWorkbook ? cellsIn(bytes) : bytes.toString(),
    request: JSON.stringify(request),
  }
}

/** The rows of a workbook. Actividad repeats the requests of its reader, who is named in those rows. */
const cellsIn = (bytes: Buffer) =>
  Object.values(read(bytes, { type: 'buffer' }).Sheets)
    .flatMap((sheet) => utils.sheet_to_csv(sheet).split('\n'))
    .filter((row) => !row.includes(NORTH))
    .join('\n')

const found = (text: string) => marks.filter((mark) => text.includes(mark))

const CALLS = REQUESTS.filter(({ url }) => !LEFT_OUT.test(url))
const READS = CALLS.filter(({ method }) => method === 'GET')

/** The calls whose path names a row that belongs to a centre. */
const NAMED = CALLS.filter(
  ({ url, example }) => JSON.stringify(example.params) !== JSON.stringify(aimed(example.params, '', url, NOWHERE)),
)

const outcomeOf = ({ status, text }: { status: number; text: string }) => ({
  status,
  code: /"code":"(\w+)"/.exec(text)?.[1],
})

describe.each(['coordinator', 'head'] as const)('a %s of the north', (who) => {
  const token = () => school.api.tokenOf(who === 'coordinator' ? coordinator : head)

  it.each(CALLS.map((call) => [call.name, call] as const))(
    '%s shows and changes nothing of the south',
    async (_, call) => {
      const before = await stateOfSouth()
      const { status, text, request } = await send(call, token())
      // What the request itself says, the answer may repeat, also what its file says.
      const shown = found(text).filter(
        (mark) => !request.includes(mark) && !(call.example.form && inReports.includes(mark)),
      )
      expect({ shown, isFault: status >= 500 }).toEqual({ shown: [], isFault: false })
      expect(await stateOfSouth()).toEqual(before)
    },
  )

  it.each(NAMED.map((call) => [call.name, call] as const))(
    '%s answers as if the south did not exist',
    async (_, call) => {
      const [there, nothing] = [await send(call, token()), await send(call, token(), NOWHERE)]
      expect(outcomeOf(there)).toEqual(outcomeOf(nothing))
    },
  )
})

it('administrators see the south in the same answers', async () => {
  const admin = await buildAdmin(school.api.dataSource)
  const shown: string[] = []
  for (const call of READS) {
    const { text, request } = await send(call, school.api.tokenOf(admin))
    if (found(text).some((mark) => !request.includes(mark))) shown.push(call.name)
  }
  expect(shown.length).toBeGreaterThan(40)
})
