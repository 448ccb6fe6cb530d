import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import { UNDO_DAYS, UNDO_LOADS } from '@fichero/contract/limits'
import { buildFicha, buildReport } from '../../../../testing/build.js'
import { dumpOf } from '../../../../testing/dump.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { loadReport, undoImport } from '../../../../testing/import-history.js'
import { FICHA } from '../../../../testing/school.js'
import { expiredOf } from '../../../files/import-records/undo-term.js'

const DAY_MS = 24 * 60 * 60 * 1000

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterEach(() => jest.useRealTimers())
afterAll(() => school.close())

const token = () => school.api.tokenOf(school.admin)
const list = async (language = 'es') => {
  const headers = { 'accept-language': language }
  const path = `/fichas/${FICHA}/importaciones`
  return (await school.api.call<ImportsAnswer>('GET', path, { token: token(), headers })).body.importaciones
}

it('an import can be undone for a number of days, which its entry shows, and not afterwards', async () => {
  const id = await loadReport(school)
  const [loaded, creation] = await list()
  const until = Date.parse(loaded?.fecha ?? '') + UNDO_DAYS * DAY_MS
  const deshacer_hasta = new Date(until).toISOString()
  expect(loaded).toMatchObject({ id, can: { undo: true }, deshacer_hasta })
  expect(creation).toMatchObject({ can: { undo: false }, deshacer_hasta: null })

  fakeDate(until - 1)
  expect((await list())[0]).toMatchObject({ can: { undo: true }, deshacer_hasta })

  fakeDate(until)
  const params = { dias: UNDO_DAYS, cargas: UNDO_LOADS }
  const motivo = { code: 'import_expired', params }
  for (const entry of await list()) expect(entry).toMatchObject({ can: { undo: false }, deshacer_hasta: null, motivo })
  expect((await list('en'))[0]?.motivo?.msg).toMatch(/^This load can no longer be undone: 180 days have passed/)
  const before = await dumpOf(school.api.dataSource)
  expect(await undoImport(school, id, token())).toMatchObject({
    status: 409,
    body: { ...motivo, msg: expect.stringMatching(/^Esta carga ya no se puede deshacer: pasaron 180 días/) },
  })
  expect(await dumpOf(school.api.dataSource)).toEqual(before)
})

test.each([
  ['no newer import', 0, 0, false],
  ['one newer import less than the limit', UNDO_LOADS - 1, 0, false],
  ['one newer import less than the limit, and undos', UNDO_LOADS - 1, 3, false],
  ['as many newer imports as the limit', UNDO_LOADS, 0, true],
  ['more newer imports than the limit', UNDO_LOADS + 1, 1, true],
])('expiredOf counts newer imports, but not undos: an import with %s', async (_, loads, undos, expected) => {
  const { dataSource } = school.api
  const { nro_ficha } = await buildFicha(dataSource)
  const fecha = new Date()
  const add = (orden: number, tipo: 'juicios' | 'deshacer') =>
    buildReport(dataSource, { nro_ficha, orden, tipo, fecha })
  const first = await add(1, 'juicios')
  for (let index = 0; index < loads + undos; index++) await add(2 + index, index < loads ? 'juicios' : 'deshacer')
  expect((await expiredOf(dataSource.manager, [first])).has(first.id)).toBe(expected)
})
