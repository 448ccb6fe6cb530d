import * as XLSX from '@e965/xlsx'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { createProgram, FICHA, getFicha, importEvaluations, listedProgress } from '../../../../testing/school.js'
import { rowsOf, spreadsheet } from '../../../../testing/spreadsheets.js'
import type { Cell, SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'

// Files that people have put together, merged or saved again by hand.

const HEADER = 12
/** The columns of a person in a judgments report. */
const PERSON = [0, 1, 2, 3, 4]
/** [MS-XLS] 2.4.168: a record of merged cells names at most these. */
const MAX_MERGED = 1026

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

/** The report in which the cells of each person are merged over the person's rows, with more merged cells to the right. */
function mergedReport(bookType: XLSX.BookType, more = 0): { file: SpreadsheetFile; merged: number } {
  const rows = rowsOf('judgments')
  const sheet = XLSX.utils.aoa_to_sheet(rows)
  const merges: XLSX.Range[] = []
  for (let first = HEADER + 1, end = first; first < rows.length; first = end) {
    while (end < rows.length && rows[end]![1] === rows[first]![1]) end++
    if (end - first > 1) for (const c of PERSON) merges.push({ s: { r: first, c }, e: { r: end - 1, c } })
  }
  for (const { s, e } of merges)
    for (let r = s.r + 1; r <= e.r; r++) delete sheet[XLSX.utils.encode_cell({ r, c: s.c })]
  for (let index = 0; index < more; index++) {
    const [r, c] = [index % rows.length, 20 + 2 * Math.floor(index / rows.length)]
    merges.push({ s: { r, c }, e: { r, c: c + 1 } })
  }
  sheet['!merges'] = merges
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, 'Hoja')
  const bytes = XLSX.write(book, { type: 'buffer', bookType, bookSST: true })
  return { file: { name: fixture('judgments').name, bytes }, merged: merges.length }
}

it.each(['biff8', 'xlsx', 'ods'] as const)(
  'a report in %s whose people are merged cells is loaded whole',
  async (format) => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const progress = await listedProgress(school, FICHA)
    const { file, merged } = mergedReport(format)
    expect(merged).toBeGreaterThan(20)
    const { status, body } = await importEvaluations(school, FICHA, file, '?forzar=true')
    expect([status, body.reporte]).toMatchObject([200, { rechazados: 0, registros: { nuevos: 0, cambiados: 0 } }])
    expect(await listedProgress(school, FICHA)).toEqual(progress)
  },
)

it('an .xls with more merged cells than a record may have is loaded whole', async () => {
  const { file, merged } = mergedReport('biff8', MAX_MERGED)
  expect(merged).toBeGreaterThan(MAX_MERGED)
  const { status, body } = await importEvaluations(school, FICHA, file)
  expect([status, body.reporte]).toMatchObject([200, { rechazados: 0, registros: { cambiados: 0 } }])
})

it.each(['biff8', 'xlsx', 'csv'] as const)(
  'a design in %s whose cells have several codes has all outcomes',
  async (format) => {
    const design = [
      ['Competencia', 'Resultado de Aprendizaje'],
      ['710001 - CAVAR', '710001 - 01 ABRIR\n710002 - 02 CERRAR'],
      ['710002 - REGAR', '710003 - 01 MEDIR'],
    ]
    const file = spreadsheet('diseño.xlsx', design, format)
    const { status, body } = await createProgram(school, file, '?simular=true')
    expect([status, body]).toMatchObject([200, { reporte: { rechazados: 0, registros: { nuevos: 3 } } }])
  },
)

const people = (rows: Cell[][]) => spreadsheet('lista.xlsx', [['Documento', 'Nombre', 'Apellidos'], ...rows], 'xlsx')
const load = (file: SpreadsheetFile) =>
  school.api.upload<{ reporte: object }>('PUT', `/fichas/${FICHA}/aprendices`, { file }, school.adminToken)
const found = async (q: string) =>
  (await school.api.get<SearchAnswer>(`/search?q=${q}`, school.userToken)).body.aprendices.map((person) => [
    person.nombre,
    person.apellido,
  ])

it.each([null, '', '.', '-', '—'])('a person with the surname %j has none, and is found', async (surname) => {
  const { aprendices } = await getFicha(school, FICHA)
  const known = aprendices.map(({ nro_documento, nombre, apellido }) => [nro_documento, nombre, apellido])
  const { status, body } = await load(people([...known, ['1900650001', 'WAIRA', surname]]))
  expect([status, body.reporte]).toMatchObject([200, { rechazados: 0, aprendices: { nuevos: 1 } }])
  expect(await found('waira')).toEqual([['WAIRA', '']])
})

it('the apostrophe with which a spreadsheet keeps a value as text is not part of the value', async () => {
  const { aprendices } = await getFicha(school, FICHA)
  const known = aprendices.map(({ nro_documento, nombre, apellido }) => [`'${nro_documento}`, `'${nombre}`, apellido])
  const { status, body } = await load(people([...known, ["'1900650001", "'WAIRA", "'RÍOS"]]))
  expect([status, body.reporte]).toMatchObject([200, { rechazados: 0, aprendices: { nuevos: 1, cambiados: 0 } }])
  expect(await found('waira')).toEqual([['WAIRA', 'RÍOS']])
})

it('a file of one line with more cells than any report is refused with their number', async () => {
  const line = Buffer.from(`Documento${',1'.repeat(1_500_000)}`)
  const { status, body } = await importEvaluations(school, FICHA, { name: 'larga.csv', bytes: line })
  expect([status, body]).toMatchObject([422, { code: 'too_many_cells', params: { total: 1_500_001 } }])
})
