import { download } from '../../../testing/download.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { createProgram, FICHA, importEvaluations } from '../../../testing/school.js'
import { edited, rowsOf, spreadsheet } from '../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../spreadsheet-reader/sheet.js'

const HEADER = 12

/**
 * A report with three rows that cannot be imported, and with a column that the user added. One of the rows is rejected only
 * because its outcome is not in the program's design.
 */
const badReport = () =>
  edited('judgments', (rows) => {
    rows[HEADER]![11] = 'Nota mía'
    const [first, second, third] = rows.slice(HEADER + 1).filter((row) => row[7] === 'APROBADO')
    first![7] = '=1+1'
    first![11] = 'revisar'
    second![6] = '999999 - UN RESULTADO DE OTRO PROGRAMA'
    third![1] = '10-A'
  })

describe('the workbook of rejected rows', () => {
  let school: FichaSchool
  beforeAll(async () => {
    school = await openFichaSchool()
  })
  afterAll(() => school.close())

  const rejected = (path: string, file: SpreadsheetFile, token = school.adminToken) =>
    download(school.api, path, token, file)
  const ofReport = (file: SpreadsheetFile, lang = 'es', token = school.adminToken) =>
    rejected(`/fichas/${FICHA}/evaluaciones/rechazos?lang=${lang}`, file, token)

  it('has the original rows with their row number and the reason', async () => {
    const report = badReport()
    const { reporte } = (await importEvaluations(school, FICHA, report, '?simular=true')).body
    const before = await fingerprint(school.api.dataSource)
    const { status, headers, sheets } = await ofReport(report)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(
      'filename="filas-rechazadas-reporte-de-juicios-evaluativos-2888001.xlsx"',
    )
    const [[row, reason, ...headings] = [], ...lines] = sheets['Filas rechazadas'] ?? []
    expect([row, reason]).toEqual(['Fila', 'Motivo'])
    expect(headings).toEqual(rowsOf('judgments')[HEADER]!.slice(0, 11).concat('Nota mía'))
    expect(lines.map(([fila]) => fila).sort()).toEqual(reporte.rechazos.map(({ fila }) => fila).sort())
    const broken = lines.find((line) => line.includes('=1+1')) ?? []
    expect(broken[1]).toMatch(/^Juicio de Evaluación: «=1\+1» no es un juicio: escriba APROBADO/)
    expect(broken).toContain('revisar')
    expect(broken).toContainEqual(new Date('2025-07-09T21:52:00Z'))
    expect(lines.map((line) => line[1])).toContainEqual(expect.stringContaining('no está en el diseño'))
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('has the reasons in English too', async () => {
    const { sheets } = await ofReport(badReport(), 'en')
    const [[row, reason] = [], ...lines] = sheets['Rejected rows'] ?? []
    expect([row, reason]).toEqual(['Row', 'Reason'])
    expect(lines.map((line) => line[1])).toContainEqual(
      expect.stringContaining('“=1+1” is not a judgment: write APROBADO, NO APROBADO or POR EVALUAR.'),
    )
  })

  it('can be corrected and imported', async () => {
    const { sheets } = await ofReport(badReport())
    const lines = (sheets['Filas rechazadas'] ?? []) as (string | number | null)[][]
    const corrected = lines.map((line) => line.map((cell) => (cell === '=1+1' ? 'APROBADO' : cell)))
    const remaining = corrected.filter((line, index) => index === 0 || line.includes('revisar'))
    const { status, body } = await importEvaluations(school, FICHA, spreadsheet('corregidas.xlsx', remaining, 'xlsx'))
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { reporte: { rechazados: 0, registros: { nuevos: 1 } } },
    })
  })

  it('has all rejected rows, even if an answer lists only some of them', async () => {
    const many = edited('judgments', (rows) => {
      const [row] = rows.splice(HEADER + 1)
      for (let index = 0; index < 600; index++) rows.push(row!.with(7, 'QUIZÁS').with(1, String(1_900_300_000 + index)))
    })
    const lines = (await ofReport(many)).sheets['Filas rechazadas'] ?? []
    expect(lines).toHaveLength(601)
    expect(lines.at(-1)?.[1]).toMatch(/^Juicio de Evaluación: «QUIZÁS» no es un juicio/)
  })

  it('is available for a file that creates a ficha', async () => {
    const people = edited('apprentices', (rows) => {
      rows[6]![1] = 'sin documento'
      rows[1]![2] = '2888002 - GESTION DE HUERTAS URBANAS Y VIVEROS.'
    })
    const refused = await addFicha(school, 2_888_002, people)
    expect(refused).toMatchObject({ status: 422, body: { code: 'rows_rejected' } })
    const query = `?nroFicha=2888002&idProgramaFormacion=${school.program}`
    const { status, sheets } = await rejected(`/fichas/archivo/rechazos${query}`, people)
    expect(status).toBe(200)
    const [headings, ...lines] = sheets['Filas rechazadas'] ?? []
    expect(headings).toContain('Número de Documento')
    expect(lines).toEqual([
      [7, expect.stringContaining('«sin documento»'), ...rowsOf('apprentices')[6]!.with(1, 'sin documento')],
    ])
    const judgments = await rejected(
      `/fichas/archivo/rechazos?nroFicha=2888001&idProgramaFormacion=${school.program}`,
      badReport(),
    )
    expect(judgments.sheets['Filas rechazadas']).toHaveLength(4)
    expect((await rejected('/fichas/archivo/rechazos?nroFicha=1', people)).status).toBe(400)
  })

  it('is available for a design', async () => {
    const design = edited('program', (rows) => {
      rows[2]![1] = 'SIN CÓDIGO'
    })
    expect(await createProgram(school, design)).toMatchObject({ status: 422, body: { code: 'rows_rejected' } })
    const { sheets } = await rejected('/programs/archivo/rechazos', design)
    const lines = sheets['Filas rechazadas'] ?? []
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('SIN CÓDIGO')
  })

  it('requires the permission to import the file, and is empty without rejected rows', async () => {
    expect((await ofReport(badReport(), 'es', school.userToken)).status).toBe(403)
    const { sheets } = await ofReport(edited('judgments', () => undefined))
    expect(sheets['Filas rechazadas']).toHaveLength(1)
    const other = edited('judgments', (rows) => {
      rows[2]![2] = 2_777_001
    })
    const { status } = await ofReport(other)
    expect(status).toBe(422)
  })
})
