import type { ProgramFiguresAnswer } from '@fichero/contract/dashboard.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildFicha, buildProgram, buildUser } from '../../../testing/build.js'
import { countQueries } from '../../../testing/count-queries.js'
import { inDays } from '../../../testing/days.js'

let api: Api
let token = ''
beforeEach(async () => {
  api = await startApi()
  token = api.tokenOf(await buildUser(api.dataSource))
})
afterEach(() => api.close())

const get = async () => (await api.get<ProgramFiguresAnswer>('/dashboard/programs', token)).body
/** Builds an unfinished ficha with these stored counters. */
const counted = (id: number, people: number, approved: number, overrides: Parameters<typeof buildFicha>[1] = {}) =>
  buildFicha(api.dataSource, {
    fecha_fin_lectiva: inDays(10),
    fecha_fin_ficha: inDays(200),
    id_programa_formacion: id,
    total_aprendices_en_formacion: people,
    aprobados_en_formacion: approved,
    ...overrides,
  })

it('an empty database gives an empty list', async () => {
  expect(await get()).toEqual({ programas: [] })
})

it('the list has programs by name, with unfinished fichas, apprentices and mean progress from the counters', async () => {
  const { dataSource } = api
  const zeta = await buildProgram(dataSource, { nombre_programa: 'Zootecnia', total_resultados: 8 })
  const animation = await buildProgram(dataSource, {
    nombre_programa: 'Ámbito digital',
    total_resultados: 6,
    nivel: 'tecnico',
    estado: 'deshabilitado',
  })
  await buildProgram(dataSource, { nombre_programa: 'Sin fichas', total_resultados: 6 })
  await counted(zeta.id, 3, 12)
  await counted(zeta.id, 1, 8)
  await counted(zeta.id, 9, 9, { estado: 'deshabilitado' })
  await counted(zeta.id, 9, 9, { fecha_fin_lectiva: inDays(-9), fecha_fin_ficha: inDays(-1) })
  await counted(animation.id, 0, 0)
  expect(await get()).toEqual({
    programas: [
      {
        id: animation.id,
        codigo: animation.codigo,
        version: '1',
        nombre_programa: 'Ámbito digital',
        nivel: 'tecnico',
        fichas: 1,
        aprendices: 0,
        porcentaje_medio: 0,
      },
      {
        id: zeta.id,
        codigo: zeta.codigo,
        version: '1',
        nombre_programa: 'Zootecnia',
        nivel: 'tecnologo',
        fichas: 2,
        aprendices: 4,
        porcentaje_medio: 62.5,
      },
    ],
  })
})

it('programs with the same name are sorted by id, and numbers in names by their value', async () => {
  const build = (nombre_programa: string) =>
    buildProgram(api.dataSource, { nombre_programa, codigo: null, version: null })
  const [tenth, second, twin] = [await build('Redes 10'), await build('Redes 2'), await build('Redes 2')]
  for (const { id } of [twin, tenth, second]) await counted(id, 0, 0)
  const { programas } = await get()
  expect(programas.map(({ id, codigo }) => [id, codigo])).toEqual([
    [second.id, null],
    [twin.id, null],
    [tenth.id, null],
  ])
})

it('the list runs the same number of queries for many programs as for none', async () => {
  const before = await countQueries(api.dataSource, get)
  for (let program = 0; program < 4; program++) await counted((await buildProgram(api.dataSource)).id, 3, 12)
  expect((await get()).programas).toHaveLength(4)
  expect(await countQueries(api.dataSource, get)).toBe(before)
})
