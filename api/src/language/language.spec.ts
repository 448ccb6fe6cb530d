import { ERRORS } from '@fichero/contract/errors'
import { ERRORS_EN } from '@fichero/contract/errors.en'
import { FIELD_ERRORS_EN } from '@fichero/contract/field-errors.en'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { SUCCESSES } from '@fichero/contract/successes'
import { SUCCESSES_EN } from '@fichero/contract/successes.en'
import { repeatedRow } from '../testing/bad-files.js'
import { ROUTES } from '../testing/declared-calls.js'
import { type FichaSchool, openFichaSchool } from '../testing/ficha-school.js'
import { fixture } from '../testing/fixtures.js'
import { mixedReport } from '../testing/mixed-reports.js'
import { FICHA } from '../testing/school.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const IN_ENGLISH = { 'accept-language': 'en' }

it.each([
  ['en', 'en'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['es;q=0.5, en;q=0.8', 'en'],
  ['fr-CA, en;q=0.1', 'en'],
  ['en;q=0.5, es', 'es'],
  ['es-CO', 'es'],
  ['fr', 'es'],
  ['en;q=0', 'es'],
  ['*', 'es'],
  ['', 'es'],
  [';q=x,,', 'es'],
])('Accept-Language: %s is answered in %s', async (wanted, language) => {
  const headers = { 'accept-language': wanted }
  const reply = await school.api.call('POST', '/auth/login', {
    body: { nro_documento: '99', contrasena: 'x' },
    headers,
  })
  const sentences = { es: ERRORS.validation.msg, en: ERRORS_EN.validation }
  expect(reply.body).toMatchObject({ code: 'validation', msg: sentences[language as 'es' | 'en'] })
  expect(reply.headers.get('content-language')).toBe(language)
  expect(reply.headers.get('vary')?.split(', ')).toContain('Accept-Language')
})

it.each(Object.keys(ROUTES).filter((route) => ROUTES[route] !== 'public'))('%s refuses in English', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  const { body, headers } = await school.api.call(method, path.replace(/:\w+/g, '1'), { headers: IN_ENGLISH })
  expect(body).toMatchObject({ code: 'not_signed_in', msg: ERRORS_EN.not_signed_in })
  expect(headers.get('content-language')).toBe('en')
})

it('an unknown address and another method are refused in English', async () => {
  const say = async (method: string, path: string) =>
    (await school.api.call(method, path, { headers: IN_ENGLISH })).body
  expect(await say('GET', '/nothing')).toMatchObject({ msg: ERRORS_EN.not_found })
  expect(await say('PUT', '/users')).toMatchObject({ msg: 'This address does not take PUT: use GET, HEAD.' })
})

it('the errors of fields are in English', async () => {
  const { body } = await school.api.call('POST', '/auth/register', { body: { nombre: '' }, headers: IN_ENGLISH })
  expect(body).toMatchObject({
    errors: {
      nombre: { code: 'required', msg: FIELD_ERRORS_EN.required },
      nro_documento: { code: 'required', msg: FIELD_ERRORS_EN.required },
    },
  })
})

const PERSON = 'Fill in all required fields'
const ALL = ['Todos los campos son obligatorios.', 'All fields are required.']
const ALL_AND_FILE = [
  'Todos los campos son obligatorios, incluyendo el archivo Excel.',
  'All fields are required, the Excel file included.',
]
const NO_PROGRAM = { nombrePrograma: '', totalHoras: '', nivel: '' }
const NO_PERSON = { nombre: '', apellido: '', correo_institucional: '', tipo_documento: '' }
const NO_DOCUMENT = { titulo_es: '', titulo_en: '', categoria: '' }
const PROGRAM = { nombrePrograma: 'COCINA', totalHoras: 880, nivel: 'tecnico' }

it.each<[method: 'POST' | 'PUT', path: string, part: 'body' | 'data', given: object, sentences: string[]]>([
  ['POST', '/users/create', 'body', {}, ['Por favor, complete todos los campos obligatorios', PERSON]],
  ['PUT', '/users/update/1000000001', 'body', NO_PERSON, ALL],
  ['POST', '/programs/create', 'data', {}, ALL_AND_FILE],
  ['POST', '/programs/create', 'data', NO_PROGRAM, ALL_AND_FILE],
  ['POST', '/programs/create', 'data', { ...PROGRAM, totalHoras: '' }, ALL_AND_FILE],
  ['POST', '/programs/create', 'data', PROGRAM, ALL_AND_FILE],
  ['PUT', '/programs/update/1', 'body', {}, ALL],
  ['PUT', '/programs/update/1', 'body', { ...PROGRAM, totalHoras: '' }, ALL],
  ['PUT', '/programs/update/1', 'data', NO_PROGRAM, ALL],
  ['POST', '/manuals/documentos', 'data', NO_DOCUMENT, ALL],
  ['PUT', '/manuals/documentos/1', 'body', NO_DOCUMENT, ALL],
])('%s %s with empty fields in %s says what its form says: %j', async (method, path, part, given, sentences) => {
  const reply = (headers = {}) =>
    part === 'data'
      ? school.api.upload(method, path, { data: given }, school.adminToken, headers)
      : school.api.call(method, path, { body: given, token: school.adminToken, headers })
  const bodies = [(await reply()).body, (await reply(IN_ENGLISH)).body]
  expect(bodies).toMatchObject(sentences.map((msg) => ({ code: 'validation', msg })))
})

it.each([
  ['idJefeFicha', 'Debe seleccionar un instructor', 'Select an instructor.'],
  ['idProgramaFormacion', 'Debe seleccionar un programa de formación', 'Select a program.'],
])('a ficha without %s says what its form says, absent, null or empty', async (field, es, en) => {
  for (const given of [{}, { [field]: null }, { [field]: '' }]) {
    const replies = [
      await school.api.call('PUT', `/fichas/${FICHA}`, { body: given, token: school.adminToken }),
      await school.api.upload('POST', '/fichas/create', { data: given }, school.adminToken),
    ]
    for (const { body } of replies) expect(body).toMatchObject({ errors: { [field]: { msg: es } } })
    const english = { body: given, token: school.adminToken, headers: IN_ENGLISH }
    expect((await school.api.call('PUT', `/fichas/${FICHA}`, english)).body).toMatchObject({
      errors: { [field]: { msg: en } },
    })
  }
})

const load = (file: Parameters<FichaSchool['api']['upload']>[2]['file'], query = '', headers = {}) =>
  school.api.upload<ImportAnswer & { params?: object }>(
    'PUT',
    `/fichas/${FICHA}/evaluaciones${query}`,
    { file },
    school.adminToken,
    headers,
  )

it('a refused file is told in English, with its kind', async () => {
  const { body } = await load(fixture('program'), '', IN_ENGLISH)
  expect(body.msg).toMatch(
    /^Choose another file: “.+” is a program design .+; this is the place for a Reporte de Juicios/,
  )
})

it('a report and its rows are in the language asked for, each time anew', async () => {
  const file = mixedReport()
  const [es, en] = [await load(file, '?simular=true'), await load(file, '?simular=true', IN_ENGLISH)]
  expect([es.body.msg, en.body.msg]).toEqual([SUCCESSES.simulated, SUCCESSES_EN.simulated])
  const told = ({ reporte: { rechazos, avisos } }: ImportAnswer) => [...rechazos, ...avisos]
  const pairs = told(es.body).map((problem, index) => [problem, told(en.body)[index]] as const)
  expect(pairs.length).toBeGreaterThan(0)
  for (const [spanish, english] of pairs) {
    expect(english).toEqual({ ...spanish, motivo: expect.any(String) })
    expect(english?.motivo).not.toBe(spanish.motivo)
  }
  const refused = await load(repeatedRow('judgments').file, '', IN_ENGLISH)
  const [first] = refused.body.reporte.rechazos
  expect(refused.status).toBe(422)
  expect(refused.body.msg).toMatch(/^Correct “.+Nothing was saved\. The first: row/)
  expect(refused.body.msg.endsWith(first?.motivo ?? '?')).toBe(true)
  expect(refused.body.params).toMatchObject({ motivo: first?.motivo })
})
