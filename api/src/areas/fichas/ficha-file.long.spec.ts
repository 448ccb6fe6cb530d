import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { buildFicha, buildProgram } from '../../../testing/build.js'
import { download } from '../../../testing/download.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { createFicha, fichaData, openFixtureFicha, openSchool, type School } from '../../../testing/school.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../../files/spreadsheet-reader/sheet.js'

const FICHA = 2_888_001
const HEADING = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado']

describe('POST /fichas/archivo', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  async function read(file: SpreadsheetFile, query = '') {
    const before = await fingerprint(school.api.dataSource)
    const answer = await school.api.upload<FichaFileAnswer>(
      'POST',
      `/fichas/archivo${query}`,
      { file },
      school.adminToken,
    )
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    return answer
  }

  it('returns the ficha number, the program and the people by state of an apprentices report', async () => {
    const { id } = await buildProgram(school.api.dataSource, {
      nombre_programa: 'Gestión de huertas urbanas y viveros',
    })
    await buildProgram(school.api.dataSource, { nombre_programa: 'Huertas' })
    await buildFicha(school.api.dataSource, { nro_ficha: FICHA + 1 })
    const { status, body } = await read(fixture('apprentices'))
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        archivo: fixture('apprentices').name,
        nro_ficha: FICHA,
        existe: false,
        programa: 'GESTION DE HUERTAS URBANAS Y VIVEROS',
        programas: [id],
        tipo: 'aprendices',
        codigo: null,
        version: null,
        total_resultados: 0,
        versiones: [],
        fecha_inicio: null,
        fecha_fin: null,
        en_otras_fichas: [],
      },
    })
    expect(body.estados[0]).toEqual({ estado: 'EN FORMACION', total: expect.any(Number) })
    expect(body.estados.map(({ estado }) => estado)).toContain('TRASLADADO')
    const totals = body.estados.map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(17)
  })

  it('returns the dates of a judgments report, and its program by code and version', async () => {
    const named = { nombre_programa: 'Gestión de huertas urbanas y viveros' }
    await buildProgram(school.api.dataSource, { ...named, codigo: '134577', version: '2' })
    const { id } = await buildProgram(school.api.dataSource, { ...named, codigo: '134577', version: '1' })
    const { id: old } = await buildProgram(school.api.dataSource, {
      codigo: '134577',
      version: '3',
      estado: 'deshabilitado',
    })
    const { body } = await read(fixture('judgments'))
    expect(body.versiones.map(({ version }) => version)).toEqual(['3', '2', '1'])
    expect(body.versiones[0]?.id).toBe(old)
    expect(body.total_resultados).toBeGreaterThan(0)
    expect(body).toMatchObject({
      tipo: 'juicios',
      codigo: '134577',
      version: '1',
      nro_ficha: FICHA,
      programas: [id],
      fecha_inicio: '2025-02-05',
      fecha_fin: '2027-05-06',
    })
    // An apprentices report has no program code, so both versions match.
    expect((await read(fixture('apprentices'))).body.programas).toHaveLength(2)
  })

  it('returns whether the ficha exists, and which people are in training in other fichas', async () => {
    const program = await openFixtureFicha(school)
    const person = ['CC', '1700055001', 'CAMILO', 'RÍOS', 'EN FORMACION']
    const cancelled = ['CC', '1700055002', 'ANA', 'SOTO', 'CANCELADO']
    const people = spreadsheet('lista.xlsx', [HEADING, person, cancelled], 'xlsx')
    await createFicha(school, fichaData(school, program, 2_777_001), people)
    expect((await read(fixture('apprentices'))).body.existe).toBe(true)
    expect((await read(people)).body).toMatchObject({
      nro_ficha: null,
      existe: false,
      programa: null,
      programas: [],
      en_otras_fichas: [{ nro_documento: '1700055001', nombre: 'CAMILO', apellido: 'RÍOS', fichas: [2_777_001] }],
    })
  })

  it('counts the people of a list of several fichas only for a requested number', async () => {
    const rows = [
      ['CC', '1700055001', 'CAMILO', 'RÍOS', 'EN FORMACION', 2_777_001],
      ['CC', '1700055002', 'ANA', 'SOTO', 'EN FORMACION', 2_777_002],
    ]
    const list = spreadsheet('centro.xlsx', [[...HEADING, 'Ficha'], ...rows], 'xlsx')
    const { status, body } = await read(list)
    expect({ status, body }).toMatchObject({ status: 200, body: { nro_ficha: null, estados: [], en_otras_fichas: [] } })
    const { nro_ficha, estados } = (await read(list, '?nroFicha=2777001')).body
    expect({ nro_ficha, estados }).toEqual({ nro_ficha: 2_777_001, estados: [{ estado: 'EN FORMACION', total: 1 }] })
  })

  it('returns the rows that cannot be imported into a ficha of the program', async () => {
    const { id } = await buildProgram(school.api.dataSource)
    const rows = [
      ['CC', 'sin número', 'CAMILO', 'RÍOS', 'EN FORMACION', 2_777_001],
      ['CC', '1700055002', 'ANA', 'SOTO', 'EN FORMACION', 2_777_001],
      ['CC', 'tampoco', 'LUZ', 'PAZ', 'EN FORMACION', 2_777_002],
    ]
    const file = spreadsheet('lista.xlsx', [[...HEADING, 'Ficha'], ...rows], 'xlsx')
    const rejected = (query: string) =>
      download(school.api, `/fichas/archivo/rechazos?nroFicha=2777001&${query}`, school.adminToken, file)
    const [, ...spanish] = (await rejected(`idProgramaFormacion=${id}`)).sheets['Filas rechazadas'] ?? []
    expect(spanish).toEqual([[2, expect.stringContaining('sin número'), ...rows[0]!]])
    const english = (await rejected(`idProgramaFormacion=${id}&lang=en`)).sheets['Rejected rows']
    expect(english).toHaveLength(2)
    expect((await rejected('idProgramaFormacion=98765')).status).toBe(404)
  })

  it('rejects a file from which no ficha can be created', async () => {
    expect(await read(fixture('program'))).toMatchObject({ status: 422, body: { code: 'wrong_kind' } })
    expect(await school.api.upload('POST', '/fichas/archivo', {}, school.adminToken)).toMatchObject({
      status: 400,
      body: { errors: { archivo_excel: { code: 'file_required' } } },
    })
  })
})
