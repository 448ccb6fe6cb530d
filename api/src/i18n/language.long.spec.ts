import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { SENTENCES_OF_API } from '@fichero/contract/testing/sentences-of-api'
import { TEXTS } from '@fichero/contract/texts'
import { repeatedRow } from '../../testing/bad-files.js'
import { ROUTES } from '../../testing/declared-calls.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { fixture } from '../../testing/fixtures.js'
import { mixedReport } from '../../testing/mixed-reports.js'
import { FICHA, getFicha } from '../../testing/school.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const ENGLISH = TEXTS.en.errors
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
])('a request with Accept-Language %j is answered in %s', async (accepted, language) => {
  const headers = { 'accept-language': accepted }
  const reply = await school.api.call('POST', '/auth/login', {
    body: { nro_documento: '99', contrasena: 'x' },
    headers,
  })
  const msg = TEXTS[language as 'es' | 'en'].errors.error.validation
  expect(reply.body).toMatchObject({ code: 'validation', msg })
  expect(reply.headers.get('content-language')).toBe(language)
  expect(reply.headers.get('vary')?.split(', ')).toContain('Accept-Language')
})

it.each(Object.keys(ROUTES).filter((route) => ROUTES[route] !== 'public'))(
  '%s rejects a request without a session, in English if the request asks for English',
  async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const { body, headers } = await school.api.call(method, path.replace(/:\w+/g, '1'), { headers: IN_ENGLISH })
    expect(body).toMatchObject({ code: 'not_signed_in', msg: ENGLISH.error.not_signed_in })
    expect(headers.get('content-language')).toBe('en')
  },
)

it('an unknown path and a wrong method are answered in English if the request asks for English', async () => {
  const errorOf = async (method: string, path: string) =>
    (await school.api.call(method, path, { headers: IN_ENGLISH })).body
  expect(await errorOf('GET', '/nothing')).toMatchObject({ msg: ENGLISH.error.not_found })
  expect(await errorOf('PUT', '/users')).toMatchObject({ msg: 'This address does not take PUT: use GET, HEAD.' })
})

it('field errors are in English if the request asks for English', async () => {
  const { body } = await school.api.call('POST', '/auth/register', { body: { nombre: '' }, headers: IN_ENGLISH })
  expect(body).toMatchObject({
    errors: {
      nombre: { code: 'required', msg: TEXTS.en.fields.field.required },
      nro_documento: { code: 'required', msg: TEXTS.en.fields.field.required },
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

it.each<[string, method: 'POST' | 'PUT', path: string, part: 'body' | 'data', values: object, sentences: string[]]>([
  [
    'creating a user without values',
    'POST',
    '/users/create',
    'body',
    {},
    ['Por favor, complete todos los campos obligatorios', PERSON],
  ],
  ['updating a user with empty values', 'PUT', '/users/update/1000000001', 'body', NO_PERSON, ALL],
  ['creating a program without values', 'POST', '/programs/create', 'data', {}, ALL_AND_FILE],
  ['creating a program with empty values', 'POST', '/programs/create', 'data', NO_PROGRAM, ALL_AND_FILE],
  [
    'creating a program without hours',
    'POST',
    '/programs/create',
    'data',
    { ...PROGRAM, totalHoras: '' },
    ALL_AND_FILE,
  ],
  ['creating a program without its file', 'POST', '/programs/create', 'data', PROGRAM, ALL_AND_FILE],
  ['updating a program without values', 'PUT', '/programs/update/1', 'body', {}, ALL],
  ['updating a program without hours', 'PUT', '/programs/update/1', 'body', { ...PROGRAM, totalHoras: '' }, ALL],
  ['updating a program by upload with empty values', 'PUT', '/programs/update/1', 'data', NO_PROGRAM, ALL],
  ['adding a document of the manuals with empty values', 'POST', '/manuals/documentos', 'data', NO_DOCUMENT, ALL],
  ['updating a document of the manuals with empty values', 'PUT', '/manuals/documentos/1', 'body', NO_DOCUMENT, ALL],
])('%s is answered with the form’s sentence for empty fields', async (_, method, path, part, values, sentences) => {
  const reply = (headers = {}) =>
    part === 'data'
      ? school.api.upload(method, path, { data: values }, school.adminToken, headers)
      : school.api.call(method, path, { body: values, token: school.adminToken, headers })
  const bodies = [(await reply()).body, (await reply(IN_ENGLISH)).body]
  expect(bodies).toMatchObject(sentences.map((msg) => ({ code: 'validation', msg })))
})

it.each([
  ['idJefeFicha', 'Debe seleccionar un instructor', 'Select an instructor.'],
  ['idProgramaFormacion', 'Debe seleccionar un programa de formación', 'Select a program.'],
])(
  'a ficha without %s (absent, null or empty) is answered with the form’s sentence for that field',
  async (field, es, en) => {
    for (const values of [{}, { [field]: null }, { [field]: '' }]) {
      const replies = [
        await school.api.call('PUT', `/fichas/${FICHA}`, { body: values, token: school.adminToken }),
        await school.api.upload('POST', '/fichas/create', { data: values }, school.adminToken),
      ]
      for (const { body } of replies) expect(body).toMatchObject({ errors: { [field]: { msg: es } } })
      const english = { body: values, token: school.adminToken, headers: IN_ENGLISH }
      expect((await school.api.call('PUT', `/fichas/${FICHA}`, english)).body).toMatchObject({
        errors: { [field]: { msg: en } },
      })
    }
  },
)

it.each(
  SENTENCES_OF_API.map(({ sentence, way: request }): [string, string, string, typeof request] => [
    request.method,
    request.path,
    sentence,
    request,
  ]),
)('%s %s answers exactly “%s”', async (method, path, sentence, { body, data }) => {
  const [person] = (await getFicha(school, FICHA)).aprendices
  const address = path.replace('FICHA', String(FICHA)).replace('APPRENTICE', person?.nro_documento ?? '')
  const reply = data
    ? await school.api.upload(method as 'POST', address, { data }, school.adminToken)
    : await school.api.call(method, address, { body, token: school.adminToken })
  expect(JSON.stringify(reply.body)).toContain(sentence)
})

const importFile = (file: Parameters<FichaSchool['api']['upload']>[2]['file'], query = '', headers = {}) =>
  school.api.upload<ImportAnswer & { params?: object }>(
    'PUT',
    `/fichas/${FICHA}/evaluaciones${query}`,
    { file },
    school.adminToken,
    headers,
  )

it('the error for a wrong file names the kind of the file, in English if the request asks for English', async () => {
  const { body } = await importFile(fixture('program'), '', IN_ENGLISH)
  expect(body.msg).toMatch(
    /^Choose another file: “.+” is a program design .+; this is the place for a Reporte de Juicios/,
  )
})

it('a stored report is shown in the language of each request', async () => {
  const file = mixedReport()
  const [es, en] = [await importFile(file, '?simular=true'), await importFile(file, '?simular=true', IN_ENGLISH)]
  expect([es.body.msg, en.body.msg]).toEqual([TEXTS.es.successes.simulated, TEXTS.en.successes.simulated])
  const problemsOf = ({ reporte: { rechazos, avisos } }: ImportAnswer) => [...rechazos, ...avisos]
  const pairs = problemsOf(es.body).map((problem, index) => [problem, problemsOf(en.body)[index]] as const)
  expect(pairs.length).toBeGreaterThan(0)
  for (const [spanish, english] of pairs) {
    expect(english).toEqual({ ...spanish, motivo: expect.any(String) })
    expect(english?.motivo).not.toBe(spanish.motivo)
  }
  const rejected = await importFile(repeatedRow('judgments').file, '', IN_ENGLISH)
  const [first] = rejected.body.reporte.rechazos
  expect(rejected.status).toBe(422)
  expect(rejected.body.msg).toMatch(/^Correct “.+Nothing was saved\. The first: row/)
  expect(rejected.body.msg.endsWith(first?.motivo ?? '?')).toBe(true)
  expect(rejected.body.params).toMatchObject({ motivo: first?.motivo })
})
