import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { buildReport, buildUser } from '../../../../testing/build.js'
import {
  enrolJudged,
  holdJudgment,
  LUCIA,
  openJudgedSchool,
  openRunningFicha,
} from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { Program } from '../../programs/program.entity.js'
import { recount } from '../recount.js'

const NOBODY = { evaluador_documento: null, evaluador_nombre: null }

let school: School
let program: Program
let outcomes: number[]
beforeAll(async () => {
  ;({ school, program, outcomes } = await openJudgedSchool(3, 3))
})
afterAll(() => school.close())

/** Creates a ficha with a report. */
async function openFicha() {
  const { nro_ficha } = await openRunningFicha(school, program)
  await buildReport(school.api.dataSource, { nro_ficha })
  return nro_ficha
}

const enrol = (nro_ficha: number, overrides: Partial<Parameters<typeof enrolJudged>[1]> = {}) =>
  enrolJudged(school, { nro_ficha, outcomes, ...overrides })

/** Returns the missing outcomes of a ficha, after recounting all counters. */
async function missing(nro: number): Promise<MissingAnswer> {
  await recount(school.api.dataSource.manager, true)
  return (await school.api.get<MissingAnswer>(`/fichas/${nro}/faltantes`, school.adminToken)).body
}

it('the list has the missing outcomes of each person in training, and the evaluators who owe the judgments', async () => {
  const nro = await openFicha()
  const { id: userId } = await buildUser(school.api.dataSource, { nro_documento: LUCIA.evaluador_documento })
  const all = outcomes.map(() => ({}))
  const most = await enrol(nro, { apellido: 'MÁS', judged: [{}, { ...LUCIA, estado: 'NO APROBADO' }] })
  await holdJudgment(school, most.id, outcomes[2] ?? 0)
  const one = await enrol(nro, { apellido: 'UNO', judged: [undefined, ...all.slice(1)] })
  await enrol(nro, { apellido: 'NINGUNO', judged: all })
  await enrol(nro, { estado: 'APLAZADO' })
  await enrol(nro, { estado: 'CANCELADO' })
  await enrol(nro, { estado: 'CANCELADO' })

  const answer = await missing(nro)
  expect(answer.aprendices.map(({ apellido, faltantes }) => [apellido, faltantes.length])).toEqual([
    ['MÁS', 8],
    ['UNO', 1],
    ['NINGUNO', 0],
  ])
  expect(answer.totales).toEqual({ aprendices: 3, con_faltantes: 2, faltan: 9, pendientes: 8, no_aprobados: 1 })
  expect(answer.fuera_de_formacion).toEqual([
    { estado: 'CANCELADO', personas: 2 },
    { estado: 'APLAZADO', personas: 1 },
  ])
  const [first, second] = answer.aprendices
  expect(first?.faltantes.slice(0, 3)).toEqual([
    { id_resultado: outcomes[1], estado: 'NO APROBADO', fuente: 'titular', responsable: '70000002' },
    { id_resultado: outcomes[2], estado: 'pendiente', fuente: 'titular', responsable: '70000002' },
    { id_resultado: outcomes[3], estado: 'pendiente', fuente: 'evaluador', responsable: '70000001' },
  ])
  expect(second).toMatchObject({ nro_documento: one.nro_documento, resultados_aprobados: 8, banda: 'lista' })
  expect(answer.responsables).toEqual([
    {
      clave: '70000001',
      documento: '70000001',
      nombre: 'PEDRO RUIZ',
      id_usuario: null,
      pendientes: 7,
      no_aprobados: 0,
    },
    {
      clave: '70000002',
      documento: '70000002',
      nombre: 'LUCÍA PAZ',
      id_usuario: userId,
      pendientes: 1,
      no_aprobados: 1,
    },
  ])
  expect(answer.resultados.map(({ id_resultado, faltan, dias }) => [id_resultado, faltan, dias])).toEqual(
    outcomes.map((id) => [id, 1, 10]),
  )
})

it('an outcome has no responsible person if the report has no evaluator for it', async () => {
  const nro = await openFicha()
  await enrol(nro, { judged: [NOBODY, { ...NOBODY, estado: 'NO APROBADO' }] })
  const { aprendices, responsables } = await missing(nro)
  expect(new Set(aprendices[0]?.faltantes.map(({ fuente, responsable }) => `${fuente} ${responsable}`))).toEqual(
    new Set(['jefe null']),
  )
  expect(responsables).toEqual([])
})

it('the list is empty before the first report', async () => {
  const { nro_ficha: nro } = await openRunningFicha(school, program)
  await enrol(nro)
  const answer = await missing(nro)
  expect(answer).toMatchObject({ ultimo_reporte: null, resultados: [], responsables: [] })
  expect(answer.totales).toEqual({ aprendices: 1, con_faltantes: 0, faltan: 0, pendientes: 0, no_aprobados: 0 })
  expect(answer.aprendices).toMatchObject([{ sin_banda: 'sin_reporte', faltantes: [] }])
})

it('the list is rejected under the same conditions as the ficha', async () => {
  const nro = await openFicha()
  const status = async (path: string, token = school.userToken) =>
    (await school.api.get(`/fichas/${path}/faltantes`, token)).status
  expect([await status(`${nro}`), await status('2700999'), await status('x')]).toEqual([200, 404, 400])
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado' WHERE nro_ficha = ${nro}`)
  expect([await status(`${nro}`), await status(`${nro}`, school.adminToken)]).toEqual([404, 200])
})
