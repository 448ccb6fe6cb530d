import { buildUser } from '../../../testing/build.js'
import { fixture } from '../../../testing/fixtures.js'
import {
  createFicha,
  createProgram,
  fichaData,
  getApprentice,
  getFicha,
  importEvaluations,
  openFixtureFicha,
  openFixtureProgram,
  openSchool,
  REPORT_DATES,
  type School,
} from '../../../testing/school.js'
import { edited } from '../../../testing/spreadsheets.js'

const FICHA = 2_888_001
const PERSON = {
  tipo_documento: 'CC',
  nro_documento: '52000111',
  apellido: 'Gómez',
  contrasena: 'una clave larga',
  correo_institucional: 'stephane@fichero.example',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '2026-01-01',
  fecha_fin_contrato: '2026-12-01',
}

// Each case is a regression test: SQLite and MySQL stored, truncated or compared these characters differently.
describe('invisible characters', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  it.each([
    ['U+0000', 'St\0éphane', 'Stéphane'],
    ['half a surrogate pair', 'Ana \ud83d', 'Ana'],
    ['CR LF', 'Ana\r\nMaría', 'Ana María'],
    ['a change of direction', '\u202eAna\u202c', 'Ana'],
  ])('are removed before the text is stored: %s', async (_, nombre, stored) => {
    const { api, adminToken } = school
    const created = await api.post<{ user: { id: number } }>('/users/create', { ...PERSON, nombre }, adminToken)
    expect(created).toMatchObject({ status: 201, body: { user: { nombre: stored } } })
    expect((await api.get(`/users/${created.body.user.id}`, adminToken)).body).toMatchObject({
      user: { nombre: stored },
    })
  })

  it('count as a missing value if there is nothing else', async () => {
    const { api, adminToken } = school
    expect((await api.post('/users/create', { ...PERSON, nombre: '\u200b\u2060' }, adminToken)).body).toMatchObject({
      code: 'validation',
      errors: { nombre: { code: 'required' } },
    })
  })

  it('are ignored in a search', async () => {
    const { api, adminToken } = school
    await buildUser(api.dataSource, { nombre: 'Zoila' })
    expect(await api.get('/search?q=%00', adminToken)).toMatchObject({
      status: 400,
      body: { errors: { q: { code: 'required' } } },
    })
    expect((await api.get('/search?q=Zo%00ila', adminToken)).body).toMatchObject({
      instructores: [{ nombre: 'Zoila' }],
    })
    const all = (await api.get('/admin/audit', adminToken)).body
    expect((await api.get('/admin/audit?accion=%00', adminToken)).body).toEqual(all)
  })

  it('do not reach the database from a heading, a label or a line below the data', async () => {
    const half = `${'n'.repeat(99)}😀${'n'.repeat(99)}😀`
    const file = edited(
      'judgments',
      (rows) => {
        rows[4]![2] = '12345678901234567890'
        rows[12]!.push(`\0${half}`)
        rows.push([half])
      },
      'xlsx',
    )
    const { status, body } = await createProgram(school, file)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { program: { version: '12345678901234567890' }, reporte: { advertencias: 2 } },
    })
    const people = edited('apprentices', (rows) => {
      rows[1]![2] = `2888001 - ${'p'.repeat(254)}😀`
    })
    const created = await createFicha(school, fichaData(school, body.program?.id ?? 0, FICHA), people)
    expect(created).toMatchObject({ status: 201, body: { reporte: { avisos: [{ code: 'program_differs' }] } } })
  })

  it('do not reach the database from a cell or a file name', async () => {
    await openFixtureFicha(school)
    const file = edited(
      'judgments',
      (rows) => {
        for (const row of rows.slice(13)) if (row[1] === '1900099001') row[2] = 'St\u200bé\u202ephane\r\n Luc'
      },
      'xlsx',
    )
    // The name is cut after 255 UTF-16 code units, and the 255th is the first half of the emoji.
    const name = `${'a'.repeat(254)}😀.xlsx`
    const { status, body } = await importEvaluations(school, FICHA, { ...file, name })
    expect({ status, body }).toMatchObject({ status: 200, body: { reporte: { archivo: 'a'.repeat(254) } } })
    expect((await getApprentice(school, '1900099001')).aprendiz.nombre).toBe('Stéphane Luc')
    expect((await getFicha(school, FICHA)).ultimo_reporte).toMatchObject({ archivo: 'a'.repeat(254) })
  })
})

describe('a passport number', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  /** A report in which the first apprentice has a passport, whose letters are in lower case in every second row. */
  const withPassport = () =>
    edited('judgments', (rows) => {
      let row = 0
      for (const cells of rows.slice(13))
        if (cells[1] === '1900099001') cells.splice(0, 2, 'PA', row++ % 2 ? 'ab12345' : 'AB12345')
    })

  it('is case-insensitive', async () => {
    const programId = await openFixtureProgram(school)
    const data = { ...fichaData(school, programId, FICHA), ...REPORT_DATES }
    const { status, body } = await createFicha(school, data, withPassport())
    expect({ status, body }).toMatchObject({ status: 201, body: { reporte: { avisos: [], rechazados: 0 } } })
    const documents = (await getFicha(school, FICHA)).aprendices.map(({ nro_documento }) => nro_documento)
    expect(documents.filter((document) => /AB12345/i.test(document))).toEqual(['AB12345'])
    expect((await getApprentice(school, 'ab12345')).aprendiz.nro_documento).toBe('AB12345')
    expect((await getApprentice(school, 'AB12345')).competencias.length).toBeGreaterThan(0)
  })

  it('is matched in a later report regardless of case', async () => {
    await openFixtureFicha(school)
    await importEvaluations(school, FICHA, fixture('judgments'))
    const { status } = await importEvaluations(school, FICHA, withPassport(), '?ausentes=1900099001:AB12345')
    expect(status).toBe(200)
    const again = await importEvaluations(school, FICHA, withPassport())
    expect(again.body.reporte).toMatchObject({ id: null, aprendices: { nuevos: 0, cambiados: 0 } })
  })
})
