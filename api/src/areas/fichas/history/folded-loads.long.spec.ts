import type { ImportEntry, ImportsAnswer } from '@fichero/contract/import-history.schema'
import { buildReport } from '../../../../testing/build.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { FICHA } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import { ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { MAX_FOLDED } from './fold-unchanged.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
beforeEach(async () => {
  const { dataSource } = school.api
  await dataSource.query('DELETE FROM importacion_detalle')
  await dataSource.query('DELETE FROM cambio_matricula')
  await dataSource.query('UPDATE juicio SET id_importacion = NULL')
  await dataSource.query('DELETE FROM importacion')
})
afterEach(() => jest.useRealTimers())
afterAll(() => school.close())

const NONE = { nuevos: 0, cambiados: 0, sin_cambio: 9 }
const EMPTY = { creacion: false, personas: [], matriculas: [], titulares: [], retirados: [], nombres: [] }
/** Returns the report date of the import at this position in the history. */
const dayOf = (orden: number) => new Date(Date.UTC(2026, 0, orden)).toISOString().slice(0, 10)

/**
 * Writes a history, oldest first. `c` is an import with changes, and a full stop is an import without changes. `x` is an import
 * without changes that the next entry, `u`, undid. `?` and `!` are imports without and with changes that the previous release
 * wrote, which did not set `sin_cambios`.
 */
async function write(history: string): Promise<void> {
  // The newest import is recent enough to be undone.
  fakeDate(new Date(`${dayOf(history.length)}T16:00:00Z`))
  const { dataSource } = school.api
  let undone = 0
  for (const [at, letter] of [...history].entries()) {
    const orden = at + 1
    const isChanged = letter === 'c' || letter === '!'
    const { id } = await buildReport(dataSource, {
      nro_ficha: FICHA,
      orden,
      tipo: letter === 'u' ? 'deshacer' : 'juicios',
      archivo: `${orden}.xls`,
      id_usuario: school.admin.id,
      fecha_reporte: dayOf(orden),
      fecha: new Date(`${dayOf(orden)}T15:00:00Z`),
      resumen: { registros: { ...NONE, nuevos: isChanged ? 1 : 0 }, aprendices: NONE },
      sin_cambios: '?!'.includes(letter) ? null : !isChanged,
    })
    const detail = { id_importacion: id, contenido: EMPTY, id_deshacer: null }
    await dataSource.manager.insert(ImportDetail, detail)
    if (letter === 'u') await dataSource.manager.update(ImportDetail, undone, { id_deshacer: id })
    undone = id
  }
}

const list = async (query = '', language = 'es') => {
  const path = `/fichas/${FICHA}/importaciones${query}`
  const headers = { 'accept-language': language }
  return (await school.api.call<ImportsAnswer>('GET', path, { token: school.api.tokenOf(school.user), headers })).body
}
/** Returns the file name of an entry, and for a folded entry the number of its imports. */
const shown = ({ archivo, sin_cambios }: ImportEntry) =>
  sin_cambios ? `${archivo} +${sin_cambios.cargas.length}` : archivo

test.each([
  ['a single import: one entry', 'c', ['1.xls']],
  ['the newest import, without changes: not folded', 'c..', ['3.xls', '2.xls', '1.xls']],
  ['imports before the newest: folded', 'c....', ['5.xls', '4.xls +3', '1.xls']],
  ['imports before an import with changes: folded', '...c', ['4.xls', '3.xls +3']],
  [
    'imports before and after an undone import: folded separately',
    '...xu...',
    ['8.xls', '7.xls +2', '5.xls', '4.xls', '3.xls +3'],
  ],
  [
    'imports before the newest valid import, which undone imports follow: folded',
    '...xuxu',
    ['7.xls', '6.xls', '5.xls', '4.xls', '3.xls', '2.xls +2'],
  ],
  ['imports that the previous release wrote: folded', '.??!?.c', ['7.xls', '6.xls +2', '4.xls', '3.xls +3']],
])('the history of %s', async (_, history, expected) => {
  await write(history)
  const { importaciones, pagination } = await list()
  expect(importaciones.map(shown)).toEqual(expected)
  expect(pagination.totalItems).toBe(expected.length)
})

test('a folded entry contains each import, and the range of the report dates', async () => {
  await write('c...c')
  // A user may import an older report later on purpose, and a report may have no date.
  const { dataSource } = school.api
  await dataSource.query("UPDATE importacion SET fecha_reporte = '2025-12-24' WHERE orden = 3")
  await dataSource.query('UPDATE importacion SET fecha_reporte = NULL WHERE orden = 4')
  const [, fold] = (await list()).importaciones
  const usuario = `${school.admin.nombre} ${school.admin.apellido}`
  expect(fold).toMatchObject({ archivo: '4.xls', can: { undo: false }, motivo: { code: 'import_not_newest' } })
  expect(fold?.sin_cambios).toEqual({
    desde: '2025-12-24',
    hasta: '2026-01-04',
    cargas: [
      [4, null],
      [3, '2025-12-24'],
      [2, '2026-01-02'],
    ].map(([orden, fecha_reporte]) => ({
      id: expect.any(Number),
      archivo: `${orden}.xls`,
      fecha_reporte,
      fecha: `2026-01-0${orden}T15:00:00.000Z`,
      usuario,
    })),
  })
})

test('pagination counts a folded entry once, for every page size and in both languages', async () => {
  await write(`c${'.'.repeat(12)}c${'.'.repeat(15)}xu..c..xuxu${'.'.repeat(10)}cc...`)
  const all = (await list('?limit=100')).importaciones
  const names = [
    ...['55.xls', '54.xls +2', '52.xls', '51.xls', '50.xls +10', '40.xls', '39.xls', '38.xls', '37.xls', '36.xls +2'],
    ...['34.xls', '33.xls +2', '31.xls', '30.xls', '29.xls +15', '14.xls', '13.xls +12', '1.xls'],
  ]
  expect(all.map(shown)).toEqual(names)
  for (const [limit, pages] of [
    [5, 4],
    [10, 2],
    [20, 1],
  ] as const) {
    const read: ImportEntry[] = []
    for (let page = 1; page <= pages; page++) {
      const { importaciones, pagination } = await list(`?limit=${limit}&page=${page}`)
      expect(pagination).toEqual({ currentPage: page, totalPages: pages, totalItems: 18, itemsPerPage: limit })
      read.push(...importaciones)
    }
    expect(read).toEqual(all)
  }
  expect((await list('?page=3')).importaciones).toEqual([])
  const reasons = async (language: string) =>
    new Set((await list('?limit=100', language)).importaciones.flatMap(({ motivo }) => motivo?.msg ?? []))
  expect([...(await reasons('es'))]).toContain(
    'Solo se puede deshacer la carga más reciente de la ficha: «55.xls». Deshágala primero.',
  )
  expect([...(await reasons('en'))]).toContain(
    'Only the newest load of the ficha can be undone: “55.xls”. Undo that one first.',
  )
})

test('a long run of imports is split into entries up to the limit', async () => {
  await write('.'.repeat(MAX_FOLDED + 3))
  const { importaciones } = await list()
  expect(importaciones.map(shown)).toEqual([
    `${MAX_FOLDED + 3}.xls`,
    `${MAX_FOLDED + 2}.xls +2`,
    `${MAX_FOLDED}.xls +${MAX_FOLDED}`,
  ])
})

test('imports without changes are folded, except for the newest import, which can be undone', async () => {
  const onDay = (day: string) => edited('judgments', (rows) => rows[1]!.splice(2, 1, day))
  await loadReport(school, fixture('judgments'))
  const ids: number[] = []
  for (const day of ['15/11/2026', '16/11/2026', '17/11/2026']) ids.push(await loadReport(school, onDay(day)))
  const [newest, fold] = await listImports(school)
  expect(newest).toMatchObject({ id: ids[2], can: { undo: true }, sin_cambios: null })
  expect(fold?.sin_cambios).toMatchObject({ desde: '2026-11-15', hasta: '2026-11-16' })
  expect(fold?.sin_cambios?.cargas.map(({ id }) => id)).toEqual([ids[1], ids[0]])
  const undone = await undoImport(school, ids[2] ?? null)
  expect(undone).toMatchObject({ status: 200, body: { importacion: { tipo: 'deshacer', sin_cambios: null } } })
  // The previous import is now the newest valid one, so it is no longer in the folded entry.
  expect(await listImports(school)).toMatchObject([
    { tipo: 'deshacer', sin_cambios: null },
    { id: ids[2], deshecha: expect.anything(), sin_cambios: null },
    { id: ids[1], can: { undo: true }, sin_cambios: null },
    { id: ids[0], can: { undo: false }, sin_cambios: null },
    { sin_cambios: null },
  ])
})
