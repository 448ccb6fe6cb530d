import type { errorBody } from '@fichero/contract/error.schema'
import type { z } from 'zod'
import { download } from '../../../../testing/download.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { fixture } from '../../../../testing/fixtures.js'
import { createFicha, FICHA, fichaData, importEvaluations, REPORT_DATES } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import { serialDateTime } from '../../../files/spreadsheet-reader/dates.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

type ErrorBody = z.output<typeof errorBody>

const DATE = 9
const YEAR_DAYS = 365

/** Returns the report with its judgments a year earlier, so that no date is in the future in either date order. */
const original = (change: (serial: number, row: Cell[]) => Cell = (serial) => serial) =>
  edited('judgments', (rows) => {
    for (const row of rows.slice(13)) if (typeof row[DATE] === 'number') row[DATE] = change(row[DATE] - YEAR_DAYS, row)
  })

/** Returns a date as saved by a program that reads the month first: a number if the day is at most 12, or else the text. */
function swapped(serial: number): Cell {
  const [day = '', time = ''] = (serialDateTime(serial, false) ?? '').split(' ')
  const [year, month, date] = day.split('-')
  if (Number(date) > 12) return `${date}/${month}/${year} ${time}`
  return Date.parse(`${year}-${date}-${month}T${time}Z`) / 86_400_000 + 25_569
}

describe('dates whose order is ambiguous', () => {
  let school: FichaSchool
  beforeAll(async () => {
    school = await openFichaSchool()
  })
  afterAll(() => school.close())

  const stored = async () => {
    const rows: { day: string }[] = await school.api.dataSource.query(
      'SELECT fecha_registro AS day FROM juicio WHERE fecha_registro IS NOT NULL ORDER BY id_matricula, id_resultado',
    )
    return rows.map(({ day }) => day)
  }

  it('are rejected without an order, and are read in the requested order', async () => {
    await importEvaluations(school, FICHA, original())
    const before = await stored()
    const state = await fingerprint(school.api.dataSource)
    const file = original(swapped)
    for (const query of ['', '?simular=true', '?forzar=true&parcial=true']) {
      const { status, body } = await importEvaluations(school, FICHA, file, query)
      expect([status, body]).toMatchObject([422, { code: 'dates_ambiguous', params: { fila_1: expect.any(Number) } }])
      expect((body as unknown as ErrorBody).msg).toMatch(
        /^Diga si las fechas de la columna «Fecha y Hora del Juicio Evaluativo» de «.*» tienen primero el día o el mes/,
      )
    }
    expect(await importEvaluations(school, FICHA, file, '?fechas=ymd')).toMatchObject({ status: 400 })
    expect(await fingerprint(school.api.dataSource)).toBe(state)

    const same = await importEvaluations(school, FICHA, file, '?simular=true&fechas=dmy')
    expect(same.body.reporte).toMatchObject({ rechazados: 0, registros: { nuevos: 0, cambiados: 0 } })
    expect(same.body.reporte.avisos).toMatchObject([{ code: 'dates_turned' }])
    const other = await importEvaluations(school, FICHA, file, '?simular=true&fechas=mdy')
    expect(other.body.reporte.registros.cambiados).toBeGreaterThan(20)
    expect(await stored()).toEqual(before)
  })

  it('are rejected for a new ficha too, but not for a program, which ignores the dates', async () => {
    const file = original(swapped)
    const upload = (path: string, accept = '') =>
      school.api.upload<ErrorBody>('POST', `${path}${accept}`, { file }, school.adminToken)
    expect(await upload('/fichas/archivo')).toMatchObject({ status: 422, body: { code: 'dates_ambiguous' } })
    expect(await upload('/fichas/archivo', '?fechas=dmy')).toMatchObject({ status: 200 })
    expect(await upload('/programs/archivo')).toMatchObject({ status: 200 })
    const data = { ...fichaData(school, school.program, FICHA), ...REPORT_DATES }
    const again = { ...data, nroFicha: 2_888_009 }
    const ofOther = edited('judgments', (rows) => {
      rows[2]![2] = 2_888_009
      // The first and the last day of the ficha are swapped too.
      for (const row of rows.slice(7, 9)) row[2] = swapped(Number(row[2]))
      for (const row of rows.slice(13)) if (typeof row[DATE] === 'number') row[DATE] = swapped(row[DATE] - YEAR_DAYS)
    })
    expect(await createFicha(school, again, ofOther)).toMatchObject({ status: 422, body: { code: 'dates_ambiguous' } })
    expect(await createFicha(school, again, ofOther, '?fechas=dmy')).toMatchObject({ status: 201 })
  })

  it('are date cells in the workbook of rejected rows', async () => {
    const file = original((serial, row) => {
      if (row[7] === 'APROBADO') row[7] = 'QUIZÁS'
      return swapped(serial)
    })
    const path = `/fichas/${FICHA}/evaluaciones/rechazos`
    expect((await download(school.api, path, school.adminToken, file)).status).toBe(422)
    const { status, sheets } = await download(school.api, `${path}?fechas=dmy`, school.adminToken, file)
    const [, ...lines] = sheets['Filas rechazadas'] ?? []
    expect([status, lines.length > 12]).toEqual([200, true])
    expect(lines.filter((line) => !line.some((cell) => cell instanceof Date))).toEqual([])
  })

  it('do not occur in original reports of SOFIA Plus', async () => {
    for (const name of ['judgmentsLater', 'judgmentsExcelCsv', 'judgmentsSheetsCsv', 'judgmentsCsvAsXls'] as const)
      expect(await importEvaluations(school, FICHA, fixture(name), '?simular=true&forzar=true')).toMatchObject({
        status: 200,
      })
  })
})
