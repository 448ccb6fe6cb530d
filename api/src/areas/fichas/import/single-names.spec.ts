import type { SearchAnswer } from '@fichero/contract/search.schema'
import { download } from '../../../../testing/download.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { getFicha } from '../../../../testing/school.js'
import { spreadsheet } from '../../../../testing/spreadsheets.js'

const FICHA = 2_888_002
const LIST = spreadsheet(
  'lista.xlsx',
  [
    ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado'],
    ['CC', '1900650001', 'YULIANA', '.', 'EN FORMACION'],
  ],
  'xlsx',
)

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

it('a person without a surname is loaded, found and exported without it', async () => {
  const created = await addFicha(school, FICHA, LIST)
  expect(created.status).toBe(201)
  const { aprendices } = await getFicha(school, FICHA)
  expect(aprendices).toMatchObject([{ nombre: 'YULIANA', apellido: '' }])
  const { body } = await school.api.get<SearchAnswer>('/search?q=yuliana', school.adminToken)
  expect(JSON.stringify(body)).toContain('1900650001')
  const { sheets } = await download(school.api, `/fichas/${FICHA}/exportacion`, school.adminToken)
  expect(sheets.Aprendices?.[1]?.slice(1, 4)).toEqual(['1900650001', 'YULIANA', null])
})
