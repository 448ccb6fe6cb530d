import type { AttentionAnswer } from '@fichero/contract/attention.schema'
import type { ScheduleAnswer } from '@fichero/contract/schedule.schema'
import { type buildFicha, buildReport, buildUser } from '../../../../testing/build.js'
import { countQueries } from '../../../../testing/count-queries.js'
import { inDays } from '../../../../testing/days.js'
import { enrolJudged, openJudgedSchool, openRunningFicha } from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { User } from '../../users/user.entity.js'
import { recount } from '../recount.js'

const OUTCOMES = 8

/** Days from today to the first and the last day of the lessons, and approved outcomes of each person in training. */
interface Planned {
  first?: number
  last?: number
  approved?: number[]
}
const PLANNED = {
  behind: { first: -300, last: 100, approved: [2, 4, 3] },
  over: { first: -300, last: -10, approved: [4, 8] },
  ahead: { first: -100, last: 300, approved: [4] },
  slightly: { first: -100, last: 100, approved: [3, 4] },
  beginning: { first: 0, last: 400, approved: [0, 0] },
} satisfies Record<string, Planned>
type Name = keyof typeof PLANNED

let school: School
let pedro: User
const numbers = {} as Record<Name, number>
let open: (planned: Planned, overrides?: Parameters<typeof buildFicha>[1], isReported?: boolean) => Promise<number>

beforeAll(async () => {
  const { school: opened, program, outcomes } = await openJudgedSchool(2, OUTCOMES / 2)
  school = opened
  const { dataSource } = school.api
  pedro = await buildUser(dataSource, { nombre: 'Pedro', apellido: 'Ruiz' })
  open = async ({ first = -100, last = 100, approved = [1] }, overrides = {}, isReported = true) => {
    const { nro_ficha } = await openRunningFicha(school, program, {
      fecha_inicio_lectiva: inDays(first),
      fecha_fin_lectiva: inDays(last),
      fecha_fin_ficha: inDays(last + 180),
      ...overrides,
    })
    const judged = (count: number) => Array.from({ length: count }, () => ({}))
    for (const count of approved) await enrolJudged(school, { nro_ficha, outcomes, judged: judged(count) })
    await enrolJudged(school, { nro_ficha, outcomes, judged: judged(OUTCOMES), estado: 'CANCELADO' })
    if (isReported) await buildReport(dataSource, { nro_ficha })
    return nro_ficha
  }
  for (const [name, planned] of Object.entries(PLANNED))
    numbers[name as Name] = await open(planned, name === 'ahead' ? { id_jefe: pedro.id } : {})
  const ended = { fecha_fin_ficha: inDays(-1) }
  await open({ last: -40 }, ended)
  await open({ last: -40 }, ended, false)
  await open({ first: 5 }, {}, false)
  for (let fichas = 0; fichas < 3; fichas++) await open({}, {}, false)
  for (let fichas = 0; fichas < 4; fichas++) await open({ approved: [] })
  await open({}, { estado: 'deshabilitado' })
  await recount(dataSource.manager, true)
})
afterAll(() => school.close())

async function get<T>(path: string, token = school.adminToken) {
  const { status, body } = await school.api.get<T>(path, token)
  expect(status).toBe(200)
  return body
}
const schedule = (query = '', token?: string) => get<ScheduleAnswer>(`/dashboard/schedule${query}`, token)

const twoDecimals = (value: number) => Math.round(value * 100) / 100
/** Returns the figures of a ficha as they follow from its people and its dates. */
function figuresOf(name: Name) {
  const { first, last, approved } = PLANNED[name]
  const shares = approved.map((count) => (count / OUTCOMES) * 100)
  return {
    nro_ficha: numbers[name],
    esperado: twoDecimals(Math.min(1, (0 - first) / (last - first)) * 100),
    progreso: twoDecimals(shares.reduce((sum, share) => sum + share, 0) / shares.length),
  }
}

it('compares the mean progress with the elapsed share of the lessons, farthest behind first', async () => {
  const { fichas, por_debajo } = await schedule()
  expect(por_debajo).toBe(3)
  expect(fichas).toEqual(
    (['behind', 'over', 'slightly', 'beginning', 'ahead'] as const).map((name) => ({
      ...figuresOf(name),
      programa_formacion: expect.stringContaining('Programa de prueba'),
      nombre_jefe_ficha: expect.any(String),
    })),
  )
  expect(fichas.map(({ esperado, progreso }) => [esperado, progreso])).toEqual([
    [75, 37.5],
    [100, 75],
    [50, 43.75],
    [0, 0],
    [25, 50],
  ])
})

it('counts each other enabled ficha once, with the reason why it is left out', async () => {
  expect((await schedule()).omitidas).toEqual({
    finalizadas: 2,
    sin_empezar: 1,
    sin_reporte: 3,
    sin_aprendices: 4,
    menos_atrasadas: 0,
  })
})

it('has only the fichas that the caller heads, if the caller wants that', async () => {
  const own = await schedule('?mias=true', school.api.tokenOf(pedro))
  expect(own.fichas).toMatchObject([{ ...figuresOf('ahead'), nombre_jefe_ficha: 'Pedro Ruiz' }])
  expect(own.omitidas).toEqual({
    finalizadas: 0,
    sin_empezar: 0,
    sin_reporte: 0,
    sin_aprendices: 0,
    menos_atrasadas: 0,
  })
  expect((await schedule('?mias=true', school.userToken)).fichas).toEqual([])
})

it('agrees with the list of fichas that need attention', async () => {
  const { fichas } = await schedule()
  const attention = await get<AttentionAnswer>('/fichas/atencion?limit=100')
  const both = attention.fichas.filter(({ nro_ficha }) => fichas.some((one) => one.nro_ficha === nro_ficha))
  expect(both.length).toBeGreaterThan(1)
  for (const { nro_ficha, progreso, esperado } of both)
    expect(fichas.find((one) => one.nro_ficha === nro_ficha)).toMatchObject({ progreso, esperado })
})

it('rejects an invalid filter', async () => {
  expect((await school.api.get('/dashboard/schedule?mias=quizás', school.userToken)).status).toBe(400)
})

it('runs the same number of queries for any number of fichas', async () => {
  const before = await countQueries(school.api.dataSource, schedule)
  await open({})
  expect(await countQueries(school.api.dataSource, schedule)).toBe(before)
})
