import type { SearchAnswer } from '@fichero/contract/search.schema'
import { buildApprentice, buildFicha, buildProgram, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { countQueries } from '../../../testing/count-queries.js'
import { createFicha, fichaData, openFixtureFicha, openSchool, type School } from '../../../testing/school.js'
import { edited, spreadsheet } from '../../../testing/spreadsheets.js'
import type { Cell } from '../../files/spreadsheet-reader/sheet.js'
import { ApprenticeWord } from '../fichas/apprentice-word.entity.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const search = async (q: string, more = '') =>
  (await school.api.get<SearchAnswer>(`/search?q=${encodeURIComponent(q)}${more}`, school.userToken)).body
const people = async (q: string, more = '') =>
  (await search(q, more)).aprendices.map(({ nombre, apellido }) => `${nombre} ${apellido}`)
const enrol = (nombre: string, apellido: string, overrides: Parameters<typeof buildApprentice>[1] = {}) =>
  buildApprentice(school.api.dataSource, { nombre, apellido, ...overrides })

const NOTHING = { fichas: [], aprendices: [], instructores: [], programas: [] }

describe('the query', () => {
  it('accepts one to eighty characters, and one to ten results per group', async () => {
    const { api, userToken } = school
    for (const [query, code] of [
      ['', 'required'],
      ['?q=', 'required'],
      ['?q=%20%20', 'required'],
      [`?q=${'a'.repeat(81)}`, 'too_long'],
    ]) {
      const { status, body } = await api.get(`/search${query}`, userToken)
      expect(status).toBe(400)
      expect(codesOf(body)).toEqual({ q: code })
    }
    expect(await search(` ${'a'.repeat(80)} `)).toEqual(NOTHING)
    for (let number = 0; number < 12; number++) await enrol('LUZ', `PAZ ${number}`)
    for (const [limit, found] of Object.entries({ '': 5, 0: 1, 1: 1, 10: 10, 11: 10, nada: 5 }))
      expect((await search('luz', `&limit=${limit}`)).aprendices).toHaveLength(found)
  })

  it('requires a session', async () => {
    expect((await school.api.get('/search?q=luz')).body).toMatchObject({ code: 'not_signed_in' })
  })

  it('is not interpreted as a SQL pattern', async () => {
    await enrol('LUZ', 'PAZ')
    for (const text of ['%', '_', 'l_z', '%z', '|', "'", '\\', '% az', 'luz _a', '´', '😀'])
      expect(await search(text)).toEqual(NOTHING)
  })
})

describe('apprentices', () => {
  it('are found by prefixes of the words of the name in any order, ignoring accents and case', async () => {
    await enrol('ÁNGELA MARÍA', 'MUÑOZ RÍOS')
    for (const text of ['ángela', 'ANGELA', 'munoz', 'Muñoz ángela', 'rios mar', 'm a r', 'ang mun rio', 'maría maría'])
      expect(await people(text)).toEqual(['ÁNGELA MARÍA MUÑOZ RÍOS'])
    for (const text of ['ngela', 'aria', 'angela paz', 'munozrios', 'angelas']) expect(await people(text)).toEqual([])
  })

  it('are found by the first digits of the document number, alone or with a name', async () => {
    const { apprentice } = await enrol('LUZ', 'PAZ', { nro_documento: '1098765432' })
    for (const text of ['1098765432', '10987', '10987 luz', 'paz 1098765432'])
      expect((await search(text)).aprendices.map(({ nro_documento }) => nro_documento)).toEqual([
        apprentice.nro_documento,
      ])
    expect(await people('98765')).toEqual([])
  })

  it('are listed once, by name, with the newest of their enabled fichas', async () => {
    const { dataSource } = school.api
    const program = await buildProgram(dataSource)
    const of = { id_programa_formacion: program.id }
    const old = await buildFicha(dataSource, { ...of, fecha_inicio_lectiva: '2021-01-18' })
    const newer = await buildFicha(dataSource, { ...of, fecha_inicio_lectiva: '2024-01-18' })
    const hidden = await buildFicha(dataSource, { fecha_inicio_lectiva: '2026-01-18', estado: 'deshabilitado' })
    const { apprentice } = await enrol('MARTA', 'MARTÍN MARTÍNEZ MARTOS', { nro_ficha: old.nro_ficha })
    for (const { nro_ficha } of [newer, hidden])
      await dataSource.query(`INSERT INTO matricula (nro_ficha, nro_documento, estado) VALUES (?, ?, 'EN FORMACION')`, [
        nro_ficha,
        apprentice.nro_documento,
      ])
    await enrol('ANA', 'MARTES')
    await enrol('MARTHA', 'OCULTA', { nro_ficha: hidden.nro_ficha })
    expect((await search('mart')).aprendices).toEqual([
      expect.objectContaining({ nombre: 'ANA', apellido: 'MARTES' }),
      {
        nro_documento: apprentice.nro_documento,
        nombre: 'MARTA',
        apellido: 'MARTÍN MARTÍNEZ MARTOS',
        nro_ficha: newer.nro_ficha,
        nombre_programa: program.nombre_programa,
      },
    ])
  })

  it('fill the limit even if one person has several matching words', async () => {
    await enrol('MARCO', 'MARCOS MARCUCCI')
    await enrol('ZOE', 'MARTA')
    expect(await people('mar', '&limit=2')).toEqual(['MARCO MARCOS MARCUCCI', 'ZOE MARTA'])
  })

  it('are excluded if they are only in disabled fichas, even if many of them sort first', async () => {
    const hidden = await buildFicha(school.api.dataSource, { estado: 'deshabilitado' })
    for (let number = 0; number < 15; number++) await enrol('ABEL', `OCULTO ${number}`, hidden)
    await enrol('ABELARDO', 'VISIBLE')
    expect(await people('abel', '&limit=1')).toEqual(['ABELARDO VISIBLE'])
  })

  it('are found by the name in the last import, and not by an earlier name', async () => {
    const program = await openFixtureFicha(school)
    const [word] = await school.api.dataSource.manager.find(ApprenticeWord, { order: { nro_documento: 'ASC' } })
    const document = word?.nro_documento ?? ''
    const [before] = (await search(document)).aprendices
    expect(before).toMatchObject({ nro_documento: document, nro_ficha: 2_888_001 })
    const rename = (rows: Cell[][]) => {
      rows[1]![2] = '2888002 - GESTION DE HUERTAS URBANAS Y VIVEROS.'
      for (const row of rows) {
        const cell = row.findIndex((value) => String(value) === document)
        if (cell >= 0) row[cell + 1] = 'XIOMARA'
      }
    }
    const data = fichaData(school, program, 2_888_002)
    const reply = await createFicha(school, data, edited('apprentices', rename))
    expect(reply.status).toBe(201)
    expect(await people('xiomara')).toEqual([`XIOMARA ${before?.apellido}`])
    expect((await search(`${before?.nombre} ${document}`)).aprendices).toEqual([])
    const words = await school.api.dataSource.manager.findBy(ApprenticeWord, { nro_documento: document })
    expect(words.map(({ palabra }) => palabra)).toContain('xiomara')
    expect(new Set(words.map(({ busqueda }) => busqueda)).size).toBe(1)
  })
})

describe.each([
  ['D’ALESSIO', ['alessio', "d'alessio", 'd’alessio', 'dalessio', 'd alessio', 'DALES', "mara d'ale"]],
  ['DALESSIO', ["d'alessio", 'd’alessio', 'dalessio']],
  ["O'GRADY", ['grady', 'o’grady', 'ogrady']],
  ['RUIZ-PEÑA', ['peña', 'ruiz‑pena', 'ruizpena', 'peña ruiz', 'ruiz peña']],
  ['RUIZ PEÑA', ['ruiz-peña', 'peña']],
  ['DE LA (PAZ)', ['paz', '(paz)', 'la paz']],
])('the surname %s', (surname, searches) => {
  it.each(searches)('is found by %s, of an apprentice, an instructor, a head and a program', async (text) => {
    const { dataSource } = school.api
    const head = await buildUser(dataSource, { nombre: 'Mara', apellido: surname })
    const program = await buildProgram(dataSource, { nombre_programa: `Mara ${surname}` })
    const ficha = await buildFicha(dataSource, { id_jefe: head.id, id_programa_formacion: program.id })
    await enrol('MARA', surname, ficha)
    await enrol('MARA', 'ALESIA')
    const found = await search(text)
    expect(found.aprendices.map(({ apellido }) => apellido)).toEqual([surname])
    expect(found.instructores.map(({ apellido }) => apellido)).toEqual([surname])
    expect(found.programas.map(({ id }) => id)).toEqual([program.id])
    expect(found.fichas.map(({ nro_ficha }) => nro_ficha)).toEqual([ficha.nro_ficha])
    const list = await school.api.get<{ fichas: { nro_ficha: number }[] }>(
      `/fichas?q=${encodeURIComponent(text)}`,
      school.adminToken,
    )
    expect(list.body.fichas.map(({ nro_ficha }) => nro_ficha)).toEqual([ficha.nro_ficha])
  })
})

it('a list of results at its limit includes the person whose name has the typed apostrophe', async () => {
  for (let number = 0; number < 5; number++) await enrol('DIEGO', `ALBA ${number}`)
  await enrol('MARA', 'D’ALESSIO')
  expect(await people("d'al")).toContain('MARA D’ALESSIO')
  expect(await people("d'al")).toHaveLength(5)
})

describe('other groups of results', () => {
  it('fichas are found by the first digits of their number, highest number first', async () => {
    const { dataSource } = school.api
    const program = await buildProgram(dataSource)
    for (const nro_ficha of [27_000, 2_700_001, 2_700_002, 270_000_003, 2_699_999, 2_710_000])
      await buildFicha(dataSource, { nro_ficha, id_programa_formacion: program.id, id_jefe: school.admin.id })
    await buildFicha(dataSource, { nro_ficha: 2_700_009, estado: 'deshabilitado' })
    const numbers = async (q: string) => (await search(q)).fichas.map(({ nro_ficha }) => nro_ficha)
    expect(await numbers('2700')).toEqual([270_000_003, 2_700_002, 2_700_001, 27_000])
    for (const text of [' 2700002 ', 'ficha 2700002', 'Ficha: 2.700.002', 'FICHA #2700002'])
      expect(await numbers(text)).toEqual([2_700_002])
    for (const text of ['0', '02700', '27000020', '9999999999', 'dos']) expect(await numbers(text)).toEqual([])
    expect((await search('2700002')).fichas).toEqual([
      {
        nro_ficha: 2_700_002,
        nombre_programa: program.nombre_programa,
        nombre_jefe_ficha: `${school.admin.nombre} ${school.admin.apellido}`,
      },
    ])
  })

  it('enabled instructors are found by name and document, and programs by name and code, sorted by name', async () => {
    const { dataSource } = school.api
    const [first, second] = [
      await buildUser(dataSource, { nombre: 'Inés', apellido: 'Úsuga', nro_documento: '43211234' }),
      await buildUser(dataSource, { nombre: 'Beatriz', apellido: 'Usme' }),
    ]
    await buildUser(dataSource, { nombre: 'Ulises', apellido: 'Uscategui', estado: 'deshabilitado' })
    await buildUser(dataSource, { nombre: 'Ursula', apellido: 'Usaquen', estado: 'pendiente' })
    const software = await buildProgram(dataSource, { nombre_programa: 'Análisis de software', codigo: '228118' })
    await buildProgram(dataSource, { nombre_programa: 'Analítica', estado: 'deshabilitado' })
    const ids = (found: { id: number }[]) => found.map(({ id }) => id)
    expect(ids((await search('us')).instructores)).toEqual([second.id, first.id])
    expect((await search('USUGA ines')).instructores).toEqual([
      { id: first.id, nro_documento: '43211234', nombre: 'Inés', apellido: 'Úsuga', tipo: 'planta' },
    ])
    expect(ids((await search('43211')).instructores)).toEqual([first.id])
    expect((await search('software anál')).programas).toEqual([
      { id: software.id, nombre_programa: 'Análisis de software', nivel: 'tecnologo', version: '' },
    ])
    expect(ids((await search('2281')).programas)).toEqual([software.id])
    const next = { nombre_programa: 'Análisis de software', codigo: '228118', version: '2' }
    await buildProgram(dataSource, next)
    expect((await search('2281')).programas.map(({ version }) => version)).toEqual(['1', '2'])
  })
})

it('a search runs the same number of queries for ten results as for one', async () => {
  await enrol('LUZ', 'PAZ')
  const queries = await countQueries(school.api.dataSource, () => search('luz', '&limit=10'))
  for (let number = 0; number < 9; number++) await enrol('LUZ', `PAZ ${number}`)
  expect(await people('luz', '&limit=10')).toHaveLength(10)
  expect(await countQueries(school.api.dataSource, () => search('luz', '&limit=10'))).toBe(queries)
})

describe('other notations', () => {
  it('apprentices are found by a document number with a document type, or with separators between digits', async () => {
    const { apprentice } = await enrol('LUZ', 'PAZ', { nro_documento: '1098047475' })
    for (const text of ['CC 1098047475', 'cc1098047475', 'ti 1098', '1.098.047.475', '1 098 047', 'CC 1.098.047.475'])
      expect((await search(text)).aprendices.map(({ nro_documento }) => nro_documento)).toEqual([
        apprentice.nro_documento,
      ])
    expect(await people('paz 1.098.047')).toEqual(['LUZ PAZ'])
    expect(await people('cc paz')).toEqual([])
  })

  it('a ficha is found by the name of its head, without accents and in any order; digits match only its number', async () => {
    const head = await buildUser(school.api.dataSource, {
      nombre: 'Luisa Fernanda',
      apellido: 'Vélez Giraldo',
      nro_documento: '28990001',
    })
    const { nro_ficha } = await buildFicha(school.api.dataSource, { id_jefe: head.id, nro_ficha: 2_777_001 })
    await buildFicha(school.api.dataSource, { id_jefe: head.id, estado: 'deshabilitado' })
    for (const text of ['velez', 'giraldo luisa', 'Vélez 28990001', '2777001', '2.777.001'])
      expect((await search(text)).fichas.map((ficha) => ficha.nro_ficha)).toEqual([nro_ficha])
    for (const text of ['28990', 'elez', 'velez paz']) expect((await search(text)).fichas).toEqual([])
  })

  it('apprentices of enabled fichas are found by the start of their mail address, ignoring case', async () => {
    const mail = (apellido: string, correo: string, overrides = {}) => enrol('LUZ', apellido, { correo, ...overrides })
    await mail('UNO', 'L.Paz_01@Correo.example')
    await mail('DOS', 'l.paz.otra@correo.example')
    const { nro_ficha } = await buildFicha(school.api.dataSource, { estado: 'deshabilitado' })
    await mail('TRES', 'l.paz@correo.example', { nro_ficha })
    for (const text of ['l.paz_01@correo.example', 'L.PAZ_01@', 'l.paz_'])
      expect(await people(text)).toEqual(['LUZ UNO'])
    expect(await people('l.paz')).toEqual(['LUZ DOS', 'LUZ UNO'])
    expect(await people('l.paz', '&limit=1')).toHaveLength(1)
    for (const text of ['paz_01@correo.example', 'l%paz@', 'luz@correo.example', '@correo'])
      expect(await people(text)).toEqual([])
  })

  it('apprentices are found by the mail address of an imported list', async () => {
    const program = await openFixtureFicha(school)
    const list = (correo: string) =>
      spreadsheet(
        'lista.xlsx',
        [
          ['Documento', 'Nombres', 'Apellidos', 'Correo'],
          ['1700055001', 'ANA', 'RÍOS', correo],
        ],
        'xlsx',
      )
    await createFicha(school, fichaData(school, program, 2_777_001), list('Ana.Rios@correo.example'))
    expect(await people('ana.rios@')).toEqual(['ANA RÍOS'])
  })

  it('instructors are found by the start of their mail address', async () => {
    await buildUser(school.api.dataSource, { apellido: 'Ríos', correo_institucional: 'm.rios@centro.example' })
    for (const text of ['m.rios@centro.example', 'M.RIOS@', 'm.rio'])
      expect((await search(text)).instructores.map(({ apellido }) => apellido)).toEqual(['Ríos'])
    for (const text of ['rios@', 'm_rios@', 'm.rios@otro']) expect((await search(text)).instructores).toEqual([])
  })
})
