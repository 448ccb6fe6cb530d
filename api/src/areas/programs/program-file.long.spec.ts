import type { ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { buildProgram } from '../../../testing/build.js'
import { download } from '../../../testing/download.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { openSchool, type School } from '../../../testing/school.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../../files/spreadsheet-reader/sheet.js'

const HEADING = ['Competencia', 'Resultado de Aprendizaje']

describe('POST /programs/archivo', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  async function read(file: SpreadsheetFile, token = school.adminToken) {
    const before = await fingerprint(school.api.dataSource)
    const answer = await school.api.upload<ProgramFileAnswer>('POST', '/programs/archivo', { file }, token)
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    return answer
  }

  it('returns name, code and version from a judgments report, and the existing program with this code and version', async () => {
    await buildProgram(school.api.dataSource, { codigo: '134577', version: '2' })
    const first = await read(fixture('judgments'))
    expect(first).toMatchObject({
      status: 200,
      body: {
        nombre: 'GESTION DE HUERTAS URBANAS Y VIVEROS',
        codigo: '134577',
        version: '1',
        existe: null,
        repetidos: 0,
        filas_vacias: 0,
      },
    })
    const { competencias, total_competencias, total_resultados } = first.body
    expect(competencias).toHaveLength(total_competencias)
    expect(competencias.flatMap((row) => row.resultados_aprendizaje)).toHaveLength(total_resultados)
    const { id } = await buildProgram(school.api.dataSource, { codigo: '134577', version: '1', nombre_programa: 'A' })
    expect((await read(fixture('judgments'))).body.existe).toEqual({ id, nombre_programa: 'A' })
  })

  it('returns outcomes by competency, and counts repeated, empty and invalid rows', async () => {
    const rows = [
      HEADING,
      ['100 - CULTIVAR', '10 - SEMBRAR'],
      [null, null],
      ['100 - CULTIVAR', '11 - REGAR'],
      ['100 - CULTIVAR', '10 - SEMBRAR'],
      ['  ', null],
      ['SIN CODIGO', '12 - COSECHAR'],
      ['200 - VENDER', '20 - EMPACAR'],
    ]
    const { body } = await read(spreadsheet('diseno.xls', rows))
    expect(body).toMatchObject({
      nombre: null,
      codigo: null,
      version: null,
      total_competencias: 2,
      total_resultados: 3,
      repetidos: 1,
      filas_vacias: 2,
      reporte: { simulado: true, rechazados: 2 },
    })
    expect(body.competencias).toEqual([
      {
        codigo: '100',
        nombre_competencia: 'CULTIVAR',
        resultados_aprendizaje: [
          { codigo: '10', nombre_rae: 'SEMBRAR' },
          { codigo: '11', nombre_rae: 'REGAR' },
        ],
      },
      {
        codigo: '200',
        nombre_competencia: 'VENDER',
        resultados_aprendizaje: [{ codigo: '20', nombre_rae: 'EMPACAR' }],
      },
    ])
  })

  it('lists the first 500 outcomes of a long file, and counts all outcomes', async () => {
    const rows = [HEADING, ...Array.from({ length: 600 }, (_, index) => ['1 - UNA', `${1000 + index} - RESULTADO`])]
    const { body } = await read(spreadsheet('largo.xlsx', rows, 'xlsx'))
    expect(body.total_resultados).toBe(600)
    expect(body.competencias.flatMap((row) => row.resultados_aprendizaje)).toHaveLength(500)
  })

  it('has a sibling route that returns a workbook of the invalid rows', async () => {
    const rows = [HEADING, ['100 - CULTIVAR', '10 - SEMBRAR'], ['SIN CODIGO', '12 - COSECHAR']]
    const file = spreadsheet('diseno.xls', rows)
    const rejected = (query = '') => download(school.api, `/programs/archivo/rechazos${query}`, school.adminToken, file)
    const { headers, sheets } = await rejected()
    expect(headers.get('content-disposition')).toContain('filas-rechazadas-diseno.xlsx')
    expect(sheets['Filas rechazadas']?.slice(1)).toEqual([[3, expect.stringContaining('SIN CODIGO'), ...rows[2]!]])
    expect((await rejected('?lang=en')).sheets['Rejected rows']).toHaveLength(2)
  })

  it('rejects a file without a design, and users who may not create programs', async () => {
    expect((await read(fixture('apprentices'))).status).toBe(422)
    expect((await read(fixture('program'), school.userToken)).status).toBe(403)
    const { adminToken, api } = school
    expect(await api.upload('POST', '/programs/archivo', {}, adminToken)).toMatchObject({
      status: 400,
      body: { errors: { archivo_excel: { code: 'file_required' } } },
    })
  })
})
