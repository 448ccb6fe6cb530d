import type { AttentionAnswer } from '@fichero/contract/attention.schema'
import { ATTENTION_REASONS } from '@fichero/contract/enums'
import type { FichasAnswer } from '@fichero/contract/fichas.schema'
import type { OwedAnswer } from '@fichero/contract/owed.schema'
import { type buildFicha, buildReport, buildUser } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { enrolJudged, LUCIA, openJudgedSchool, openRunningFicha } from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { User } from '../../users/user.entity.js'
import { recount } from '../recount.js'

let school: School
let pedro: User
/** The number of each ficha. */
let fichas: Record<'over' | 'ended' | 'ending' | 'old' | 'never' | 'waiting' | 'behind' | 'calm' | 'disabled', number>

beforeAll(async () => {
  const { school: opened, program, outcomes } = await openJudgedSchool(2, 2)
  school = opened
  const { dataSource } = school.api
  pedro = await buildUser(dataSource, { nombre: 'Pedro', apellido: 'Ruiz' })
  /** Opens a ficha in the middle of its lessons, with two of four outcomes approved. */
  async function open(
    overrides: Parameters<typeof buildFicha>[1] = {},
    { reported = 1 as number | null, judged = 2, since = 5 } = {},
  ) {
    const { nro_ficha } = await openRunningFicha(school, program, {
      fecha_inicio_lectiva: inDays(-100),
      fecha_fin_lectiva: inDays(100),
      ...overrides,
    })
    const judgment = { fecha_registro: `${inDays(-since)} 08:00:00` }
    await enrolJudged(school, { nro_ficha, outcomes, judged: Array.from({ length: judged }, () => judgment) })
    await enrolJudged(school, { nro_ficha, outcomes, judged: [{}, { ...LUCIA, estado: 'NO APROBADO' }] })
    await enrolJudged(school, { nro_ficha, outcomes, estado: 'CANCELADO' })
    if (reported !== null) await buildReport(dataSource, { nro_ficha, fecha_reporte: inDays(-reported) })
    return nro_ficha
  }
  fichas = {
    over: await open({ fecha_fin_lectiva: inDays(-4) }),
    ended: await open({ fecha_fin_lectiva: inDays(-40), fecha_fin_ficha: inDays(-10), id_jefe: pedro.id }),
    ending: await open({ fecha_fin_lectiva: inDays(30), id_jefe: pedro.id }, { judged: 4, reported: 45 }),
    old: await open({}, { reported: 31 }),
    never: await open({}, { reported: null }),
    waiting: await open({}, { judged: 3, since: 31 }),
    behind: await open({ fecha_fin_lectiva: inDays(91) }, { judged: 0 }),
    calm: await open(),
    disabled: await open({ estado: 'deshabilitado', fecha_fin_lectiva: inDays(-4) }),
  }
  await recount(dataSource.manager, true)
})
afterAll(() => school.close())

async function get<T>(path: string, token = school.adminToken) {
  const { status, body } = await school.api.get<T>(path, token)
  expect(status).toBe(200)
  return body
}
const attention = (query = '', token?: string) => get<AttentionAnswer>(`/fichas/atencion?limit=100&${query}`, token)
const numbers = (answer: Pick<AttentionAnswer, 'fichas'>) => answer.fichas.map(({ nro_ficha }) => nro_ficha)

it('lists the enabled fichas that need attention, most urgent first, with all their reasons', async () => {
  const { ended, over, ending, never, old, waiting, behind } = fichas
  const answer = await attention()
  expect(
    answer.fichas.map(({ nro_ficha, motivos }) => [nro_ficha, ...motivos.map((one) => Object.values(one))]),
  ).toEqual([
    [ended, ['lectiva_terminada', 40]],
    [over, ['lectiva_terminada', 4]],
    [ending, ['termina_pronto', 30], ['reporte_viejo', 45]],
    [never, ['reporte_viejo', null]],
    [old, ['reporte_viejo', 31]],
    [waiting, ['juicios_viejos', 31]],
    [behind, ['atrasada', null]],
  ])
})

it('counts only apprentices in training', async () => {
  const { ending } = fichas
  const { fichas: found } = await attention('motivo=termina_pronto')
  expect(found).toEqual([
    {
      nro_ficha: ending,
      programa_formacion: expect.stringContaining('Programa de prueba'),
      nombre_jefe_ficha: 'Pedro Ruiz',
      fecha_fin_lectiva: inDays(30),
      aprendices: 2,
      por_evaluar: 2,
      progreso: 62.5,
      esperado: 76.92,
      motivos: expect.any(Array),
    },
  ])
})

it('agrees with the list of owed judgments and with the filter for old reports', async () => {
  const { fichas: found } = await attention()
  for (const { nro_ficha, por_evaluar } of found) {
    const owed = await get<OwedAnswer>(`/fichas/pendientes?sinEmpezar=true&nroFicha=${nro_ficha}`)
    expect([nro_ficha, owed.fichas[0]?.por_evaluar]).toEqual([nro_ficha, por_evaluar ?? 0])
  }
  const { fichas: overdue } = await get<FichasAnswer>('/fichas?reporte=atrasado&limit=100')
  const old = await attention('motivo=reporte_viejo')
  expect(numbers(old).toSorted()).toEqual(overdue.map(({ nro_ficha }) => nro_ficha).toSorted())
})

it('filters by head, program, own fichas and reason, and counts each reason without that filter', async () => {
  const { ended, ending } = fichas
  const counts = {
    fichas: 2,
    lectiva_terminada: 1,
    termina_pronto: 1,
    reporte_viejo: 1,
    juicios_viejos: 0,
    atrasada: 0,
  }
  for (const answer of [
    await attention(`jefe=${pedro.nro_documento}`),
    await attention('mias=true', school.api.tokenOf(pedro)),
  ]) {
    expect(numbers(answer)).toEqual([ended, ending])
    expect(answer.totales).toEqual(counts)
  }
  expect(numbers(await attention('programId=999999'))).toEqual([])
  for (const motivo of ATTENTION_REASONS) {
    const answer = await attention(`motivo=${motivo}`)
    expect([answer.pagination.totalItems, answer.fichas.length]).toEqual([
      answer.totales[motivo],
      answer.totales[motivo],
    ])
    expect(answer.totales.fichas).toBe(7)
  }
})

it('is paginated', async () => {
  const all = numbers(await attention())
  const { fichas: page, pagination } = await get<AttentionAnswer>('/fichas/atencion?limit=5&page=2')
  expect(numbers({ fichas: page })).toEqual(all.slice(5))
  expect(pagination).toMatchObject({ totalItems: 7, totalPages: 2 })
})

it.each(['motivo=otro', 'jefe=<', 'programId=uno'])('rejects the filter %s', async (query) => {
  expect((await school.api.get(`/fichas/atencion?${query}`, school.userToken)).status).toBe(400)
})
