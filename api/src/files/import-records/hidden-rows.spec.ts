import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { FICHA, getFicha } from '../../../testing/school.js'
import { hiding } from '../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../spreadsheet-reader/sheet.js'

/** A report of the ficha with its first person, one of the ficha whom the file hides, and a new one whom it hides too. */
const list = (people: string[]) =>
  hiding(
    [
      ['Reporte de Aprendices'],
      ['Ficha de Caracterización:', null, FICHA],
      ['Fecha del Reporte:', null, '20/11/2026'],
      ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado'],
      ...people.map((document) => ['CC', document, 'NADIE', 'CONOCE', 'EN FORMACION']),
    ],
    people.slice(1).map((_, index) => 6 + index),
  )

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

const send = <T>(method: 'POST' | 'PUT', path: string, file: SpreadsheetFile) =>
  school.api.upload<T>(method, path, { file }, school.adminToken)

it('hidden rows of a list of apprentices are named and left out, and nobody in them is absent', async () => {
  const { aprendices } = await getFicha(school, FICHA)
  const documents = aprendices.map(({ nro_documento }) => nro_documento)
  const file = list([...documents, '1900650009'])
  const path = `/fichas/${FICHA}/aprendices?renombrar=true`
  const { body } = await send<{ reporte: Record<string, unknown> }>('PUT', `${path}&simular=true`, file)
  expect(body.reporte).toMatchObject({
    filas: 1,
    rechazados: 0,
    avisos: expect.arrayContaining([expect.objectContaining({ code: 'hidden_left', fila: 6 })]),
  })
  expect(body.reporte.ausentes).toBeUndefined()
  const all = await send<{ reporte: Record<string, unknown> }>('PUT', `${path}&simular=true&ocultas=true`, file)
  expect(all.body.reporte).toMatchObject({ filas: documents.length + 1, aprendices: { nuevos: 1 } })
})

it('the preview of a list names its hidden rows, unless they are read', async () => {
  const file = list(['1900650001', '1900650002', '1900650003'])
  const { body } = await send<FichaFileAnswer>('POST', '/fichas/archivo', file)
  expect(body).toMatchObject({ ocultas: { total: 2, filas: '6–7' }, estados: [{ total: 1 }] })
  const all = await send<FichaFileAnswer>('POST', '/fichas/archivo?ocultas=true', file)
  expect(all.body).toMatchObject({ ocultas: null, estados: [{ total: 3 }] })
})

it('people in hidden rows of a list of people get no account, unless the administrator asks for it', async () => {
  const file = hiding(
    [
      ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Correo Institucional', 'Tipo de Instructor'],
      ['CC', 52000301, 'ANA', 'RÍOS', 'ana@prueba.example', 'Planta'],
      ['CC', 52000302, 'LUZ', 'RÍOS', 'luz@prueba.example', 'Planta'],
    ],
    [3],
  )
  const created = async (query = '') =>
    (await send<LoadUsersAnswer>('POST', `/users/carga${query}`, file)).body.reporte.registros.nuevos
  expect(await created('?simular=true')).toBe(1)
  expect(await created()).toBe(1)
  expect(await created('?ocultas=true')).toBe(1)
})
