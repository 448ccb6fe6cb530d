import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { DATE_FORMS, FORM_DAY } from '../../../../testing/date-forms.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { FICHA, importEvaluations } from '../../../../testing/school.js'
import { edited, FORMATS } from '../../../../testing/spreadsheets.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

/** The column of the values above the table, and the rows of the first and last day of the ficha. */
const VALUE = 2
const FIRST_DAY = 7
const LAST_DAY = 8
/** The column of the judgments' dates. */
const DATE = 9

/** A format of texts, and one of typed cells. */
const TEXT_AND_CELLS = ['csv', 'xlsx'] as const

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

it.each(FORMATS)('a report in %s may have its dates in any form', async (format) => {
  const file = edited(
    'judgments',
    (rows) => {
      rows.slice(13).forEach((row, index) => {
        if (row[DATE] !== null) row[DATE] = DATE_FORMS[index % DATE_FORMS.length]![0]
      })
    },
    format,
  )
  const { status, body } = await importEvaluations(school, FICHA, file)
  expect([status, body.reporte?.rechazos, body]).toMatchObject([200, [], {}])
  const rows: { day: string; total: number }[] = await school.api.dataSource.query(
    'SELECT fecha_registro AS day, COUNT(*) AS total FROM juicio WHERE fecha_registro IS NOT NULL GROUP BY fecha_registro ORDER BY 1',
  )
  expect(rows.map(({ day }) => day)).toEqual([`${FORM_DAY} 00:00:00`, `${FORM_DAY} 12:19:00`])
})

it.each(TEXT_AND_CELLS)("a report in %s may have the report's own date in any form", async (format) => {
  for (const [form] of DATE_FORMS) {
    const file = edited(
      'judgments',
      (rows) => {
        rows.find(([label]) => label === 'Fecha del Reporte:')![VALUE] = form
      },
      format,
    )
    const { status, body } = await importEvaluations(school, FICHA, file, '?simular=true&forzar=true')
    expect([form, status, body.reporte?.fecha_reporte]).toEqual([form, 200, FORM_DAY])
  }
})

it.each(TEXT_AND_CELLS)('a report of a new ficha in %s may have the first and last day in any form', async (format) => {
  for (const [form] of DATE_FORMS)
    for (const [first, last, expected] of [
      [form, '31/12/2027', [FORM_DAY, '2027-12-31']],
      ['01/01/2020', form, ['2020-01-01', FORM_DAY]],
    ] as const) {
      const edit = (rows: Cell[][]) => {
        rows[FIRST_DAY]![VALUE] = first
        rows[LAST_DAY]![VALUE] = last
      }
      const file = edited('judgments', edit, format)
      const { body } = await school.api.upload<FichaFileAnswer>('POST', '/fichas/archivo', { file }, school.adminToken)
      expect([form, body.fecha_inicio, body.fecha_fin]).toEqual([form, ...expected])
    }
})
