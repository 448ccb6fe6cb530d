import { FICHA_SORTS, type FichaOrder } from '@fichero/contract/enums'
import type { Ficha, FichasAnswer } from '@fichero/contract/fichas.schema'
import { buildFicha, buildProgram, buildReport, buildUser } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import { download } from '../../../testing/download.js'
import { openSchool, type School } from '../../../testing/school.js'

let school: School
/** The value by which each order sorts, of the fichas in the order of their numbers. */
const PROGRAMS = ['Álgebra', 'Cocina', 'Ñandú', 'Zootecnia']
const SURNAMES = ['Núñez', 'Ñañez', 'Álvarez', 'Zapata']

beforeAll(async () => {
  school = await openSchool()
  const { dataSource } = school.api
  const days = [-20, 50, -200, 80]
  for (const index of [0, 1, 2, 3]) {
    const id_jefe = (await buildUser(dataSource, { apellido: SURNAMES[index], nombre: 'Ana' })).id
    const program = await buildProgram(dataSource, { nombre_programa: PROGRAMS[3 - index], total_resultados: 10 })
    const lectiva = days[index] ?? 0
    const { nro_ficha } = await buildFicha(dataSource, {
      nro_ficha: 2_700_001 + index,
      id_jefe,
      id_programa_formacion: program.id,
      jornada: (['nocturna', 'diurna', 'virtual', 'diurna'] as const)[index],
      oferta: index === 2 ? 'abierta' : 'cerrada',
      etapa: 'lectiva',
      fecha_fin_lectiva: inDays(lectiva),
      fecha_fin_ficha: inDays(lectiva + 100),
      total_aprendices_en_formacion: [20, 5, 0, 30][index],
      aprobados_en_formacion: [150, 45, 0, 100][index],
    })
    if (index !== 1) await buildReport(dataSource, { nro_ficha, fecha_reporte: inDays(-[3, 0, 40, 12][index]!) })
  }
})
afterAll(() => school.close())

async function list(query: string) {
  const { status, body } = await school.api.get<FichasAnswer>(`/fichas?limit=100&${query}`, school.userToken)
  expect(status).toBe(200)
  return body.fichas
}
/** Returns the last digits of the numbers. */
const digits = (fichas: Pick<Ficha, 'nro_ficha'>[]) => fichas.map(({ nro_ficha }) => nro_ficha - 2_700_000).join(' ')

it.each<[FichaOrder, string]>([
  ['ficha', '1 2 3 4'],
  ['-ficha', '4 3 2 1'],
  ['programa', '4 3 2 1'],
  ['-programa', '1 2 3 4'],
  ['jefe', '3 1 2 4'],
  ['-jefe', '4 2 1 3'],
  ['jornada', '4 2 1 3'],
  ['-jornada', '3 1 4 2'],
  ['oferta', '3 4 2 1'],
  ['-oferta', '4 2 1 3'],
  ['categoria', '4 2 1 3'],
  ['-categoria', '3 1 4 2'],
  ['aprendices', '3 2 1 4'],
  ['-aprendices', '4 1 2 3'],
  ['progreso', '3 4 1 2'],
  ['-progreso', '2 1 4 3'],
  ['faltan', '3 2 1 4'],
  ['-faltan', '4 1 3 2'],
  ['reporte', '2 3 4 1'],
  ['-reporte', '1 4 3 2'],
])('sorts the list by %s; fichas with the same value by their number, descending', async (orden, expected) => {
  expect(digits(await list(`orden=${orden}`))).toBe(expected)
})

it('has a case for each order', () => expect(FICHA_SORTS).toHaveLength(10))

it('sorts all fichas, not only those of a page, and with filters', async () => {
  const { body } = await school.api.get<FichasAnswer>('/fichas?orden=reporte&limit=5&page=1', school.userToken)
  expect(digits(body.fichas)).toBe('2 3 4 1')
  expect(digits(await list('orden=progreso&oferta=cerrada'))).toBe('4 1 2')
})

it('rejects an unknown order', async () => {
  expect((await school.api.get('/fichas?orden=color', school.userToken)).status).toBe(400)
})

it('exports the list in the same order', async () => {
  const { sheets } = await download(school.api, '/fichas/exportacion?orden=-reporte', school.userToken)
  const [rows = []] = Object.values(sheets)
  const numbers = rows.slice(1).map(([number]) => Number(number))
  expect(numbers).toEqual([2_700_001, 2_700_004, 2_700_003, 2_700_002])
})
