import type { ProgramAnswer, ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { download } from '../../../testing/download.js'
import { fixture } from '../../../testing/fixtures.js'
import { createProgram, openSchool, type School } from '../../../testing/school.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../../files/spreadsheet-reader/sheet.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const get = (path: string, token = school.userToken) => download(school.api, path, token)

async function bytesOf(path: string): Promise<SpreadsheetFile> {
  const response = await fetch(`${school.api.url}/api${path}`, { headers: { 'x-token': school.userToken } })
  return { name: 'descargado.xlsx', bytes: Buffer.from(await response.arrayBuffer()) }
}

const read = (file: SpreadsheetFile) =>
  school.api.upload<ProgramFileAnswer>('POST', '/programs/archivo', { file }, school.adminToken)

it('a downloaded design can be imported again without changes', async () => {
  const { program } = (await createProgram(school, fixture('judgments'))).body
  const shown = (await school.api.get<ProgramAnswer>(`/programs/${program?.id}`)).body
  const { headers, sheets } = await get(`/programs/diseno/${program?.id}`)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="diseno-[a-z-]+\.xlsx"$/)
  expect(Object.keys(sheets)).toEqual(['Diseño', 'Programa'])
  const { nombre_programa: name, total_horas: hours, codigo: code } = shown
  const facts = [
    ['Nombre del programa', name],
    ['Total de horas', hours],
    ['Nivel', 'Tecnólogo'],
    ['Código', code],
    ['Versión', '1'],
  ]
  expect(sheets.Programa?.slice(-5)).toEqual(facts)
  const english = await get(`/programs/diseno/${program?.id}?lang=en`)
  expect(english.headers.get('content-disposition')).toContain('filename="design-')
  expect(Object.keys(english.sheets)).toEqual(['Design', 'Program'])
  const englishFacts = [
    ['Program name', name],
    ['Total hours', hours],
    ['Level', 'Technologist'],
    ['Code', code],
    ['Version', '1'],
  ]
  expect(english.sheets.Program?.slice(-5)).toEqual(englishFacts)
  expect([english.sheets.Design, sheets.Diseño?.[0]]).toEqual([
    sheets.Diseño,
    ['Competencia', 'Resultado de Aprendizaje'],
  ])
  const { body } = await read(await bytesOf(`/programs/diseno/${program?.id}`))
  const texts = ({ competencias }: ProgramAnswer) =>
    competencias.map(({ id: _, ...row }) => ({
      ...row,
      resultados_aprendizaje: row.resultados_aprendizaje.map(({ id: __, ...outcome }) => outcome),
    }))
  expect(body).toMatchObject({ repetidos: 0, filas_vacias: 0, reporte: { rechazados: 0 } })
  expect(body.competencias).toEqual(texts(shown))
})

it('a template has the headings that the reader expects, and no rows', async () => {
  const { sheets, headers } = await get('/programs/plantillas/programa')
  expect(headers.get('content-disposition')).toBe('attachment; filename="plantilla-programa.xlsx"')
  const english = await get('/programs/plantillas/personas?lang=en')
  expect(english.headers.get('content-disposition')).toBe('attachment; filename="template-people.xlsx"')
  expect([Object.keys(sheets), Object.keys(english.sheets)]).toEqual([['Hoja 1'], ['Sheet 1']])
  const [headings, ...rows] = Object.values(sheets)[0] ?? []
  expect({ headings, rows }).toEqual({ headings: ['Competencia', 'Resultado de Aprendizaje'], rows: [] })
  expect((await read(await bytesOf('/programs/plantillas/programa'))).body).toMatchObject({ code: 'file_empty' })
  const filled = spreadsheet('llena.xlsx', [headings as string[], ['1 - UNA', '10 - PRIMERO']], 'xlsx')
  expect((await read(filled)).body.total_resultados).toBe(1)
})

it.each([
  ['programa', 'plantilla-programa', 'template-program'],
  ['aprendices', 'plantilla-aprendices', 'template-apprentices'],
  ['personas', 'plantilla-personas', 'template-people'],
])('the template of %s has the file name %s in Spanish and %s in English', async (kind, spanish, english) => {
  const nameOf = async (query: string) =>
    (await get(`/programs/plantillas/${kind}${query}`)).headers.get('content-disposition')
  expect(await nameOf('')).toBe(`attachment; filename="${spanish}.xlsx"`)
  expect(await nameOf('?lang=en')).toBe(`attachment; filename="${english}.xlsx"`)
})

it('a filled template of apprentices is read as a list of apprentices', async () => {
  const { sheets } = await get('/programs/plantillas/aprendices')
  const [headings] = (Object.values(sheets)[0] ?? []) as string[][]
  expect(headings?.slice(0, 5)).toEqual(['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado'])
  const person = ['CC', '1098765432', 'ANA', 'RUIZ', 'EN FORMACION', '3001234567', 'ana@example.com']
  const file = spreadsheet('gente.xlsx', [headings ?? [], person], 'xlsx')
  expect(await school.api.upload('POST', '/fichas/archivo', { file }, school.adminToken)).toMatchObject({
    status: 200,
    body: { estados: [{ estado: 'EN FORMACION', total: 1 }] },
  })
})

it('visitors, unknown programs and unknown templates are rejected', async () => {
  expect((await get('/programs/diseno/1', 'x')).status).toBe(401)
  expect((await get('/programs/diseno/987654')).status).toBe(404)
  expect((await get('/programs/plantillas/otra')).status).toBe(400)
})
