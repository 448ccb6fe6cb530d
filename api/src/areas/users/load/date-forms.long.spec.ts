import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { buildAdmin } from '../../../../testing/build.js'
import { DATE_FORMS, FORM_DAY } from '../../../../testing/date-forms.js'
import { FORMATS, spreadsheet } from '../../../../testing/spreadsheets.js'
import { templateColumns } from '../../../files/spreadsheet-reader/headings.js'

let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.close())

it.each(FORMATS)('a list of people in %s may have the days of contracts in any form', async (format) => {
  const admin = await buildAdmin(api.dataSource)
  const days = DATE_FORMS.flatMap(([form]) => [
    [form, '31/12/2027'],
    ['01/01/2020', form],
  ])
  const rows = days.map(([first = '', last = ''], index) => {
    const document = 52_000_100 + index
    return ['CC', document, 'Rosa', 'Peña', `${document}@fichero.example`, 'Contratista', first, last, null]
  })
  const file = spreadsheet('personas.xlsx', [templateColumns('personas'), ...rows], format)
  const { status, body } = await api.upload<LoadUsersAnswer>('POST', '/users/carga', { file }, api.tokenOf(admin))
  expect([status, body.reporte.rechazos]).toEqual([200, []])
  const stored: object[] = await api.dataSource.query(
    "SELECT DISTINCT fecha_inicio_contrato AS first, fecha_fin_contrato AS last FROM usuario WHERE tipo = 'contratista' ORDER BY 1",
  )
  expect(stored).toEqual([
    { first: '2020-01-01', last: FORM_DAY },
    { first: FORM_DAY, last: '2027-12-31' },
  ])
})
