import type { OwedAnswer } from '@fichero/contract/owed.schema'
import { buildFicha, buildReport, buildUser } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { download } from '../../../../testing/download.js'
import {
  enrolJudged,
  holdJudgment,
  type JudgmentOverrides,
  LUCIA,
  openJudgedSchool,
  openRunningFicha,
  PEDRO,
} from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { Program } from '../../programs/program.entity.js'
import { recount } from '../recount.js'

let school: School
let program: Program
let outcomes: number[]
beforeEach(async () => {
  ;({ school, program, outcomes } = await openJudgedSchool(2, 2))
})
afterEach(() => school.close())

/** Creates a ficha with a report. */
async function openFicha(overrides: Parameters<typeof openRunningFicha>[2] = {}) {
  const ficha = await openRunningFicha(school, program, overrides)
  await buildReport(school.api.dataSource, { nro_ficha: ficha.nro_ficha })
  return ficha
}

/** Enrols a person with these judgments of the first outcomes. Returns the id of the enrolment. */
const enrol = async (nro_ficha: number, judged: JudgmentOverrides[] = [], estado = 'EN FORMACION') =>
  (await enrolJudged(school, { nro_ficha, judged, estado, outcomes })).id

const hold = (id_matricula: number, id_resultado: number) => holdJudgment(school, id_matricula, id_resultado)

/** Returns the owed judgments, after recounting all counters. */
async function owed(query = '', token = school.adminToken): Promise<OwedAnswer> {
  await recount(school.api.dataSource.manager, true)
  const { status, body } = await school.api.get<OwedAnswer>(`/fichas/pendientes${query}`, token)
  expect(status).toBe(200)
  return body
}
const inOne = async (nroFicha: number, query = '') => (await owed(`?nroFicha=${nroFicha}${query}`)).fichas[0]
const numbers = ({ fichas }: OwedAnswer) => fichas.map(({ nro_ficha }) => nro_ficha)

it('the list has outcomes judged for only some people in training, with the likely evaluator and the waiting time', async () => {
  const { nro_ficha } = await openFicha()
  await enrol(nro_ficha, [{ fecha_registro: `${inDays(-20)} 08:00:00` }, { estado: 'NO APROBADO' }])
  await enrol(nro_ficha, [LUCIA])
  await enrol(nro_ficha, [{}])
  await enrol(nro_ficha)
  await enrol(nro_ficha, [], 'CANCELADO')
  const ficha = await inOne(nro_ficha)
  expect(ficha).toMatchObject({
    con_reporte: true,
    aprendices: 4,
    fuera_de_formacion: [{ estado: 'CANCELADO', personas: 1 }],
    faltan: 13,
    por_evaluar: 4,
    no_aprobados: 1,
    sin_empezar: 2,
    dias_tras_lectiva: -60,
  })
  const responsable = { fuente: 'evaluador', documento: '70000001', nombre: 'PEDRO RUIZ', id_usuario: null }
  expect(ficha?.resultados).toMatchObject([
    { id_resultado: outcomes[0], responsable, personas: 1, juzgados: 3, desde: inDays(-20), dias: 20 },
    { id_resultado: outcomes[1], responsable, personas: 3, juzgados: 1, desde: inDays(-10), dias: 10 },
  ])
})

it('judgments are owed by the holder in the report, and without a holder by the likely evaluator', async () => {
  const { nro_documento, id } = await buildUser(school.api.dataSource, { nro_documento: LUCIA.evaluador_documento })
  const { nro_ficha } = await openFicha()
  await enrol(nro_ficha, [{}])
  const [waiting, other] = [await enrol(nro_ficha), await enrol(nro_ficha)]
  await hold(waiting, outcomes[0] ?? 0)
  await hold(other, outcomes[1] ?? 0)
  const byOutcome = (await inOne(nro_ficha))?.resultados.map(({ id_resultado, personas, responsable }) => [
    id_resultado,
    personas,
    responsable.fuente,
    responsable.documento,
    responsable.id_usuario,
  ])
  const { nro_documento: head, id: headId } = school.admin
  expect(byOutcome).toEqual([
    [outcomes[0], 1, 'titular', nro_documento, id],
    [outcomes[0], 1, 'evaluador', '70000001', null],
    [outcomes[1], 1, 'titular', nro_documento, id],
    [outcomes[1], 2, 'jefe', head, headId],
  ])
})

it('the list has unstarted outcomes on request, and always after the classroom stage', async () => {
  const [running, over] = [await openFicha(), await openFicha({ fecha_fin_lectiva: inDays(-1) })]
  for (const { nro_ficha } of [running, over]) await enrol(nro_ficha)
  expect(await inOne(running.nro_ficha)).toMatchObject({ sin_empezar: 4, por_evaluar: 0, resultados: [] })
  const all = await inOne(running.nro_ficha, '&sinEmpezar=true')
  expect(all).toMatchObject({ sin_empezar: 0, por_evaluar: 4 })
  expect(all?.resultados[0]).toMatchObject({ desde: null, dias: null, juzgados: 0, responsable: { fuente: 'jefe' } })
  expect(await inOne(over.nro_ficha)).toMatchObject({ sin_empezar: 0, por_evaluar: 4, dias_tras_lectiva: 1 })
})

it('missing judgment dates, and dates before the start of the ficha, are ignored', async () => {
  const { nro_ficha } = await openFicha()
  await enrol(nro_ficha, [{ fecha_registro: `${inDays(-301)} 08:00:00` }, { fecha_registro: null }])
  await enrol(nro_ficha)
  expect((await inOne(nro_ficha))?.resultados.map(({ desde, dias }) => [desde, dias])).toEqual([
    [null, null],
    [null, null],
  ])
})

it('the list has no outcomes of a ficha without a report', async () => {
  const { nro_ficha } = await buildFicha(school.api.dataSource, { id_programa_formacion: program.id })
  await enrol(nro_ficha)
  expect(await inOne(nro_ficha)).toMatchObject({ con_reporte: false, por_evaluar: 0, sin_empezar: 0, resultados: [] })
})

it('the list has no outcomes of a fully judged ficha', async () => {
  const { nro_ficha } = await openFicha()
  await enrol(nro_ficha, [{}, {}, {}, {}])
  expect(await inOne(nro_ficha)).toMatchObject({ con_reporte: true, por_evaluar: 0, resultados: [] })
  expect(numbers(await owed('?mias=false'))).toEqual([])
})

describe('the fichas with owed judgments', () => {
  it('are unfinished and lack judgments, sorted by the end of the classroom stage', async () => {
    const late = await openFicha({ fecha_fin_lectiva: inDays(90) })
    const early = await openFicha({ fecha_fin_lectiva: inDays(-5) })
    const ended = await openFicha({ fecha_fin_lectiva: inDays(-90), fecha_fin_ficha: inDays(-1) })
    const disabled = await openFicha({ estado: 'deshabilitado' })
    await openFicha()
    for (const { nro_ficha } of [late, early, ended, disabled]) await enrol(nro_ficha)
    expect(numbers(await owed())).toEqual([early.nro_ficha, late.nro_ficha])
    expect(numbers(await owed(`?nroFicha=${ended.nro_ficha}`))).toEqual([ended.nro_ficha])
    expect(numbers(await owed(`?nroFicha=${disabled.nro_ficha}`))).toEqual([])
    const second = await owed('?page=2&limit=1')
    expect(numbers(second)).toEqual([late.nro_ficha])
    expect(second.pagination).toMatchObject({ totalItems: 2, totalPages: 2 })
  })

  it('are the fichas of the user by default, and on request of another head, of a program or all fichas', async () => {
    const other = await buildUser(school.api.dataSource)
    const mine = await openFicha()
    const others = await openFicha({ id_jefe: other.id, fecha_fin_lectiva: inDays(70) })
    for (const { nro_ficha } of [mine, others]) await enrol(nro_ficha)
    const both = [mine.nro_ficha, others.nro_ficha]
    expect(await owed()).toMatchObject({ mias: true, fichas: [{ nro_ficha: mine.nro_ficha }] })
    expect(numbers(await owed('?mias=false'))).toEqual(both)
    expect(numbers(await owed(`?jefe=${other.nro_documento}`))).toEqual([others.nro_ficha])
    expect(numbers(await owed(`?programId=${program.id}`))).toEqual(both)
    expect(numbers(await owed('?programId=999999'))).toEqual([])
    const withoutFichas = await owed('', school.userToken)
    expect([withoutFichas.mias, numbers(withoutFichas)]).toEqual([false, both])
    expect(numbers(await owed('?mias=true', school.userToken))).toEqual([])
  })

  it('are listed up to the page size, but all are in the export', async () => {
    const all: number[] = []
    for (let days = 1; days <= 12; days++) {
      const { nro_ficha } = await openFicha({ fecha_fin_lectiva: inDays(days) })
      await enrol(nro_ficha, [{}])
      await enrol(nro_ficha)
      all.push(nro_ficha)
    }
    expect((await owed()).fichas).toHaveLength(10)
    const long = await owed('?limit=100')
    expect([numbers(long), long.pagination.itemsPerPage]).toEqual([all, 100])
    const path = '/fichas/pendientes/exportacion?page=2&limit=5&lang=en'
    const { sheets } = await download(school.api, path, school.adminToken)
    const [headings = [], ...rows] = sheets['Outstanding judgments'] ?? []
    expect(rows.map((row) => row[headings.indexOf('Ficha number')])).toEqual(all)
  })
})

describe('the list of the judgments that one person owes', () => {
  const PEDROS = PEDRO.evaluador_documento
  const owes = (query = '') => owed(`?responsable=${PEDROS}${query}`)
  const shares = ({ fichas }: OwedAnswer) =>
    fichas.map(({ nro_ficha, por_evaluar, resultados }) => [
      nro_ficha,
      por_evaluar,
      ...resultados.map(({ id_resultado, responsable, personas }) => [id_resultado, responsable.fuente, personas]),
    ])

  /**
   * Creates four fichas. Pedro owes one judgment in `other` and three in `own`, of which he is the head. In the third ficha
   * nobody owes a judgment, and in the fourth ficha Lucía holds the only owed judgment.
   */
  async function open() {
    const pedro = await buildUser(school.api.dataSource, { nro_documento: PEDROS })
    const endsIn = async (days: number, overrides = {}) =>
      (await openFicha({ fecha_fin_lectiva: inDays(days), ...overrides })).nro_ficha
    const own = await endsIn(70, { id_jefe: pedro.id })
    await enrol(own, [{}, LUCIA])
    for (let people = 0; people < 2; people++) await enrol(own)
    await hold(await enrol(own, [{}, LUCIA, LUCIA]), outcomes[3]!)
    await holdJudgment(school, await enrol(own, [{}, LUCIA, LUCIA]), outcomes[3]!, PEDRO)
    const other = await endsIn(60)
    await enrol(other, [{}])
    await enrol(other)
    await enrol(await endsIn(50), [{}])
    const held = await endsIn(40)
    await hold(await enrol(held), outcomes[0]!)
    await enrol(held, [{}])
    return { own, other, token: school.api.tokenOf(pedro) }
  }

  it('contains the judgments that the person holds, or of which the person is the likely evaluator', async () => {
    const { own, other } = await open()
    const ofOther = [other, 1, [outcomes[0], 'evaluador', 1]]
    // Pedro is also shown as the head for other judgments of the last outcome, but does not owe them.
    const ofOwn = [own, 3, [outcomes[0], 'evaluador', 2], [outcomes[3], 'titular', 1]]
    const all = await owes()
    expect([all.mias, shares(all), all.pagination.totalItems]).toEqual([false, [ofOther, ofOwn], 2])
    expect(shares(await owes('&limit=1'))).toEqual([ofOther])
    const second = await owes('&limit=1&page=2')
    expect(shares(second)).toEqual([ofOwn])
    expect(second.pagination).toMatchObject({ currentPage: 2, totalItems: 2, totalPages: 2 })
    expect(shares(await owes(`&nroFicha=${own}`))).toEqual([ofOwn])
    expect(shares(await owed('?responsable=79999999'))).toEqual([])
    const path = `/fichas/pendientes/exportacion?responsable=${PEDROS}`
    const { sheets } = await download(school.api, path, school.userToken)
    expect(sheets['Lo que falta por evaluar']?.slice(1).map(([number]) => number)).toEqual([other, own, own])
  })

  it('has the same number of judgments as the person’s dashboard, whoever is the head of the fichas', async () => {
    const { token } = await open()
    await recount(school.api.dataSource.manager, true)
    expect((await school.api.get('/dashboard/owed', token)).body).toEqual({ juicios: 4, fichas: 2 })
    expect((await school.api.get('/dashboard/owed', school.adminToken)).body).toEqual({ juicios: 0, fichas: 0 })
  })
})

it('the list of owed judgments can be exported as a workbook', async () => {
  const { nro_ficha } = await openFicha()
  await enrol(nro_ficha, [{}])
  await enrol(nro_ficha)
  await recount(school.api.dataSource.manager, true)
  const path = `/fichas/pendientes/exportacion?nroFicha=${nro_ficha}&lang=en`
  const { headers, sheets } = await download(school.api, path, school.userToken)
  expect(headers.get('content-disposition')).toBe('attachment; filename="outstanding-judgments.xlsx"')
  const [headings = [], ...rows] = sheets['Outstanding judgments'] ?? []
  expect(rows).toHaveLength(1)
  expect(Object.fromEntries(headings.map((heading, index) => [heading, rows[0]?.[index]]))).toMatchObject({
    'Ficha number': nro_ficha,
    'Apprentices to evaluate': 1,
    'Who evaluates it': 'PEDRO RUIZ',
    'How it is known': 'Evaluated the classmates',
    'First judgment': new Date(inDays(-10)),
    'Days waiting': 10,
  })
})
