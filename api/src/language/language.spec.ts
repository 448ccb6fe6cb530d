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

it('so is the sentence of a form with empty fields', async () => {
  const form = { body: {}, token: school.adminToken }
  const { body } = await school.api.call('POST', '/users/create', form)
  const english = await school.api.call('POST', '/users/create', { ...form, headers: IN_ENGLISH })
  expect([body.code, english.body.code]).toEqual(['validation', 'validation'])
  expect(body.msg).toBe('Por favor, complete todos los campos obligatorios')
  expect(english.body.msg).not.toBe(ERRORS_EN.validation)
  expect(english.body.msg).toMatch(/fields/)
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
