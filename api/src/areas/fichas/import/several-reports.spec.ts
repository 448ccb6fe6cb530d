import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { download } from '../../../../testing/download.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { FICHA, importEvaluations, listedProgress } from '../../../../testing/school.js'
import { edited, rowsOf, spreadsheet } from '../../../../testing/spreadsheets.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

const OTHER = 2_888_002
/** Index of the fixture's row of headings, and the number of rows of each report here. */
const [HEADER, LENGTH] = [12, 90]
/** The number of outcomes in the fixture. */
const OUTCOMES = 20
/** The row number of the second report's title, below a blank row. */
const SECOND = LENGTH + 2

const LIST = spreadsheet('lista.xlsx', [
  ['Documento', 'Nombre', 'Apellidos'],
  ['1900650003', 'SOL', 'RÍOS'],
])
/** A person whom only the second report has. */
const named = (row: Cell[]) => row.with(1, '1900650002').with(2, 'LUZ').with(3, 'RÍOS')
/** The fixture's report of `FICHA`, and one of `OTHER` below it. The last row of the second one has no document number. */
const file = () =>
  edited('judgments', (rows) => {
    const second = rowsOf('judgments').slice(0, LENGTH)
    second[2] = second[2]!.map((cell) => (cell === FICHA ? OTHER : cell))
    const people = second.slice(HEADER + 1)
    const outcomes = new Set<Cell>()
    const own = people.filter((row) => !outcomes.has(row[6]!) && outcomes.add(row[6]!)).map(named)
    rows.splice(LENGTH, rows.length, [], ...second.slice(0, HEADER + 1), ...own, own[0]!.with(1, null))
  })

describe('a file with the reports of two fichas in one sheet', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
    await addFicha(school, OTHER, LIST)
  })
  afterEach(() => school.close())

  it('is rejected with every option and changes nothing; the error names both reports', async () => {
    const before = await fingerprint(school.api.dataSource)
    for (const query of ['', '?parcial=true', '?simular=true', '?parcial=true&forzar=true'])
      for (const ficha of [FICHA, OTHER]) {
        const { status, body } = await importEvaluations(school, ficha, file(), query)
        expect({ status, body }).toMatchObject({
          status: 422,
          body: {
            code: 'several_reports',
            params: { total: 2, reportes: `«Hoja» 1 (${FICHA}), «Hoja» ${SECOND} (${OTHER})` },
          },
        })
      }
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('is imported report by report, each into its own ficha', async () => {
    const { body: read } = await school.api.upload<FichaFileAnswer>(
      'POST',
      '/fichas/archivo?nroReporte=2',
      { file: file() },
      school.adminToken,
    )
    expect(read).toMatchObject({ nro_ficha: OTHER, existe: true })
    const others = await listedProgress(school, OTHER)
    const first = await importEvaluations(school, FICHA, file(), '?nroReporte=1&ausentes=fuera')
    expect(first.body).toMatchObject({
      ok: true,
      reporte: { nro_ficha: FICHA, filas: LENGTH - HEADER - 1, rechazados: 0 },
    })
    expect(await listedProgress(school, OTHER)).toEqual(others)
    const wrong = await importEvaluations(school, FICHA, file(), '?nroReporte=2&parcial=true')
    expect(wrong.body).toMatchObject({ ok: false, code: 'wrong_ficha' })
    const second = await importEvaluations(school, OTHER, file(), '?nroReporte=2&parcial=true&ausentes=fuera')
    expect(second.body).toMatchObject({ ok: true, reporte: { nro_ficha: OTHER, rechazados: 1 } })
    expect(Object.keys(await listedProgress(school, OTHER))).toContain('1900650002')
    expect(Object.keys(await listedProgress(school, FICHA))).not.toContain('1900650002')
  })

  it('has rejected rows only of the chosen report, with their row numbers in the sheet', async () => {
    const path = `/fichas/${OTHER}/evaluaciones/rechazos?nroReporte=2`
    const { sheets } = await download(school.api, path, school.adminToken, file())
    const [[, ...rows] = []] = Object.values(sheets)
    expect(rows.map(([fila]) => fila)).toEqual([SECOND + HEADER + OUTCOMES + 1])
  })

  it('has no third report', async () => {
    const { status, body } = await importEvaluations(school, FICHA, file(), '?nroReporte=3')
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'report_absent', params: { total: 2 } } })
    for (const wrong of ['0', '-1', 'dos', '1001'])
      expect((await importEvaluations(school, FICHA, file(), `?nroReporte=${wrong}`)).status).toBe(400)
  })
})
