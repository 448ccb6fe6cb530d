import type { OwedAnswer, OwedByInstructorAnswer, OwedOutcome } from '@fichero/contract/owed.schema'
import { OWED_AGES, owedAge } from '@fichero/contract/owed-ages'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { buildReport, buildUser } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import {
  enrolJudged,
  holdJudgment,
  LUCIA,
  openJudgedSchool,
  openRunningFicha,
  PEDRO,
  scheduleFor,
} from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { User } from '../../users/user.entity.js'
import { recount } from '../recount.js'

const ROSA = { evaluador_documento: null, evaluador_nombre: 'ROSA NIÑO' }
const ACCENTED = { evaluador_documento: null, evaluador_nombre: 'ROSÁ NIÑO' }
const NOBODY = { evaluador_documento: null, evaluador_nombre: null }

let school: School
/** The number of each ficha. */
let fichas: Record<'first' | 'late' | 'others' | 'unstarted' | 'unknown', number>
/** The head of one ficha, who also owes judgments as an evaluator. */
let pedro: User
let programId: number

beforeAll(async () => {
  const opened = await openJudgedSchool(2, 3)
  const { outcomes, program } = opened
  school = opened.school
  programId = program.id
  const { dataSource } = school.api
  pedro = await buildUser(dataSource, { nro_documento: PEDRO.evaluador_documento, nombre: 'Pedro', apellido: 'Ruiz' })
  const open = async (overrides = {}, hasReport = true) => {
    const { nro_ficha } = await openRunningFicha(school, program, overrides)
    if (hasReport) await buildReport(dataSource, { nro_ficha })
    return nro_ficha
  }
  const ago = (days: number) => ({ fecha_registro: `${inDays(-days)} 08:00:00` })
  const enrol = async (
    nro_ficha: number,
    judged: Parameters<typeof enrolJudged>[1]['judged'] = [],
    estado = 'EN FORMACION',
  ) => (await enrolJudged(school, { nro_ficha, judged, estado, outcomes })).id
  fichas = {
    first: await open(),
    late: await open({ fecha_fin_lectiva: inDays(-5), id_jefe: pedro.id }),
    others: await open({ fecha_fin_lectiva: inDays(30) }),
    unstarted: await open({ fecha_fin_lectiva: inDays(90) }),
    unknown: await open({}, false),
  }
  const { first, late, others, unstarted, unknown } = fichas
  await enrol(first, [ago(40), { ...LUCIA, estado: 'NO APROBADO' }, ROSA, ACCENTED, NOBODY])
  await enrol(first, [LUCIA, LUCIA])
  await holdJudgment(school, await enrol(first), outcomes[0]!, LUCIA)
  await holdJudgment(school, await enrol(first, [{}]), outcomes[5]!, PEDRO)
  await enrol(first, [{}, {}, {}, {}, {}, {}], 'CANCELADO')
  await enrol(late, [ago(301), ago(120)])
  await holdJudgment(school, await enrol(late, [undefined, {}]), outcomes[0]!, PEDRO)
  await enrol(late)
  await enrol(others, [{ ...ROSA, ...ago(3) }, LUCIA])
  await enrol(others)
  await enrol(unstarted)
  await enrol(unknown)
  // The first competency has judgments, the second one has none in these fichas.
  await scheduleFor(school, late, outcomes[3]!)
  await scheduleFor(school, unstarted, outcomes[0]!, {
    documento: LUCIA.evaluador_documento,
    nombre: 'LUCÍA',
    apellido: 'PAZ',
  })
  await scheduleFor(school, others, outcomes[0]!)
  await scheduleFor(school, unknown, outcomes[0]!)
  await scheduleFor(school, first, outcomes[3]!, {
    documento: PEDRO.evaluador_documento,
    nombre: 'PEDRO',
    apellido: 'RUIZ',
  })
  await recount(dataSource.manager, true)
})
afterAll(() => school.close())

const get = async <T>(path: string, token = school.adminToken) => {
  const { status, body } = await school.api.get<T>(path, token)
  expect(status).toBe(200)
  return body
}
const byInstructor = (query: string, token?: string) =>
  get<OwedByInstructorAnswer>(
    `/fichas/pendientes/instructores?${query.includes('limit=') ? '' : 'limit=100&'}${query}`,
    token,
  )

const agesOf = (outcomes: OwedOutcome[]) =>
  Object.fromEntries(
    OWED_AGES.map((age) => [
      age,
      outcomes.filter(({ dias }) => owedAge(dias) === age).reduce((sum, { personas }) => sum + personas, 0),
    ]),
  )

/** Groups the outcomes of all fichas by person, without SQL. */
async function plainGroups(query: string, token?: string) {
  const answer = await get<OwedAnswer>(`/fichas/pendientes?limit=100&${query}`, token)
  const rows = answer.fichas.flatMap(({ nro_ficha, resultados }) =>
    resultados.map((outcome) => ({ ...outcome, nro_ficha })),
  )
  const keys = [...new Set(rows.map(({ responsable }) => responsibleKey(responsable)))]
  const people = keys.map((clave) => {
    const own = rows.filter(({ responsable }) => responsibleKey(responsable) === clave)
    const dates = own.flatMap(({ desde }) => desde ?? []).sort()
    return {
      clave,
      documento: own[0]?.responsable.documento ?? null,
      id_usuario: own[0]?.responsable.id_usuario ?? null,
      fuentes: ['titular', 'evaluador', 'programado', 'jefe'].filter((fuente) =>
        own.some((row) => row.responsable.fuente === fuente),
      ),
      juicios: own.reduce((sum, { personas }) => sum + personas, 0),
      fichas: new Set(own.map(({ nro_ficha }) => nro_ficha)).size,
      desde: dates[0] ?? null,
      antiguedades: agesOf(own),
    }
  })
  const sumOf = (figureOf: (ficha: OwedAnswer['fichas'][number]) => number) =>
    answer.fichas.reduce((sum, ficha) => sum + figureOf(ficha), 0)
  return {
    people,
    totales: {
      juicios: sumOf(({ por_evaluar }) => por_evaluar),
      antiguedades: agesOf(rows),
      fichas: answer.fichas.length,
      con_pendientes: answer.fichas.filter(({ por_evaluar }) => por_evaluar > 0).length,
      no_aprobados: sumOf(({ no_aprobados }) => no_aprobados),
      sin_empezar: sumOf(({ sin_empezar }) => sin_empezar),
      fuera_de_formacion: sumOf(({ fuera_de_formacion }) =>
        fuera_de_formacion.reduce((sum, { personas }) => sum + personas, 0),
      ),
      sin_reporte: answer.fichas.filter(({ con_reporte }) => !con_reporte).length,
    },
  }
}

const byKey = (a: { clave: string }, b: { clave: string }) => (a.clave < b.clave ? -1 : 1)

it.each<[string, () => string]>([
  ['all fichas', () => 'mias=false'],
  ['all fichas with unstarted outcomes', () => 'mias=false&sinEmpezar=true'],
  ['the fichas of the user', () => ''],
  ['one ficha', () => `nroFicha=${fichas.first}`],
  ['a ficha without a report', () => `nroFicha=${fichas.unknown}`],
  ['a ficha after its classroom stage', () => `nroFicha=${fichas.late}`],
  ['a head', () => `jefe=${pedro.nro_documento}`],
  ['a program', () => `programId=${programId}`],
  ['an unknown program', () => 'programId=999999'],
  ['one person', () => `responsable=${LUCIA.evaluador_documento}`],
  ...OWED_AGES.map(
    (age) => [`the age ${age}`, () => `mias=false&sinEmpezar=true&antiguedad=${age}`] satisfies [string, () => string],
  ),
  ['one person and an age', () => `responsable=${LUCIA.evaluador_documento}&antiguedad=mas_de_90`],
  ['one ficha and an age', () => `nroFicha=${fichas.first}&antiguedad=hasta_60`],
])('people and totals equal those of the list by ficha: %s', async (_, query) => {
  const { instructores, totales, pagination, mias } = await byInstructor(query())
  const plain = await plainGroups(query())
  expect(instructores.map(({ nombre, dias, ...person }) => person).sort(byKey)).toEqual(plain.people.sort(byKey))
  expect(pagination.totalItems).toBe(plain.people.length)
  expect(mias).toBe((await get<OwedAnswer>(`/fichas/pendientes?${query()}`)).mias)
  // With `responsable` or `antiguedad`, the list by ficha has only the fichas with such judgments.
  if (/responsable|antiguedad/.test(query()))
    expect(totales).toMatchObject({ juicios: plain.totales.juicios, con_pendientes: plain.totales.con_pendientes })
  else expect(totales).toEqual({ ...plain.totales, primeras_sin_reporte: expect.any(Array) })
})

it('the test data has each way in which a person is found, and names that differ only in an accent', async () => {
  const { instructores, totales } = await byInstructor('mias=false')
  const sources = instructores.map(({ nombre, fuentes }) => [nombre, fuentes])
  expect(sources).toEqual(
    expect.arrayContaining([
      ['LUCÍA PAZ', ['titular', 'evaluador']],
      ['ROSA NIÑO', ['evaluador']],
      ['ROSÁ NIÑO', ['evaluador']],
      ['EVA LUGO MORA', ['programado']],
    ]),
  )
  expect(instructores.find(({ clave }) => clave === pedro.nro_documento)).toMatchObject({
    id_usuario: pedro.id,
    fuentes: ['titular', 'evaluador', 'programado', 'jefe'],
  })
  expect(totales).toMatchObject({ no_aprobados: 1, sin_reporte: 1, primeras_sin_reporte: [fichas.unknown] })
})

it('the list is sorted by number of judgments or by wait, and divided into pages', async () => {
  const all = await byInstructor('mias=false')
  const judgments = all.instructores.map(({ juicios }) => juicios)
  expect(judgments).toEqual([...judgments].sort((a, b) => b - a))
  const waits = (await byInstructor('mias=false&orden=espera')).instructores.map(({ dias }) => dias ?? -1)
  expect(waits).toEqual([...waits].sort((a, b) => b - a))
  expect(waits[0]).toBe(120)
  const second = await byInstructor('mias=false&limit=2&page=2')
  expect(second.instructores).toEqual(all.instructores.slice(2, 4))
  expect(second.totales).toEqual(all.totales)
  expect(second.pagination).toMatchObject({ currentPage: 2, totalItems: all.instructores.length, itemsPerPage: 2 })
  const beyond = await byInstructor('mias=false&limit=2&page=9')
  expect([beyond.instructores, beyond.pagination.totalItems]).toEqual([[], all.instructores.length])
})

it.each(['', '&sinEmpezar=true'])('the judgments of each person can be listed completely%s', async (query) => {
  const { instructores } = await byInstructor(`mias=false${query}`)
  for (const { clave, juicios, fichas: count } of instructores) {
    const path = `/fichas/pendientes?mias=false&clave=${encodeURIComponent(clave)}&limit=100${query}`
    const list = await get<OwedAnswer>(path)
    expect(list.fichas.reduce((sum, { por_evaluar }) => sum + por_evaluar, 0)).toBe(juicios)
    expect(list.pagination.totalItems).toBe(count)
    const keys = list.fichas.flatMap(({ resultados }) =>
      resultados.map(({ responsable }) => responsibleKey(responsable)),
    )
    expect(new Set(keys)).toEqual(new Set([clave]))
  }
  expect((await get<OwedAnswer>('/fichas/pendientes?mias=false&clave=nadie')).fichas).toEqual([])
})

it('the totals by age are the same for each age, and judgments without a day are in none', async () => {
  const { totales } = await byInstructor('mias=false')
  expect(Object.values(totales.antiguedades).filter((count) => count > 0).length).toBeGreaterThan(2)
  const dated = Object.values(totales.antiguedades).reduce((sum, count) => sum + count, 0)
  expect(dated).toBeLessThan(totales.juicios)
  for (const age of OWED_AGES) {
    const one = (await byInstructor(`mias=false&antiguedad=${age}`)).totales
    expect(one.antiguedades).toEqual(totales.antiguedades)
    expect(one.juicios).toBe(totales.antiguedades[age])
  }
})

it('a head sees the own fichas by default, and a user without fichas sees all', async () => {
  const token = school.api.tokenOf(pedro)
  expect(await byInstructor('', token)).toMatchObject({ mias: true, totales: { fichas: 1 } })
  expect(await byInstructor('', school.userToken)).toMatchObject({ mias: false, totales: { fichas: 5 } })
})
