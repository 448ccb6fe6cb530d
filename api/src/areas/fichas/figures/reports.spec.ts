import type { LoadersAnswer, OwnOwedAnswer, ReportCountsAnswer } from '@fichero/contract/dashboard.schema'
import { REPORT_STATES } from '@fichero/contract/enums'
import type { FichasAnswer } from '@fichero/contract/fichas.schema'
import type { OwedAnswer } from '@fichero/contract/owed.schema'
import { buildAdmin, buildFicha, buildReport, buildUndo, buildUser } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { enrolJudged, holdJudgment, openJudgedSchool, openRunningFicha } from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { FileImport } from '../../../files/import-records/file-import.entity.js'
import { recount } from '../recount.js'

let school: School
let open: Awaited<ReturnType<typeof openJudgedSchool>>
beforeEach(async () => {
  open = await openJudgedSchool(2, 2)
  ;({ school } = open)
})
afterEach(() => school.close())

const get = async <T>(path: string, token = school.userToken) => (await school.api.get<T>(path, token)).body
const running = (overrides: Parameters<typeof buildFicha>[1] = {}) =>
  buildFicha(school.api.dataSource, { fecha_fin_lectiva: inDays(10), fecha_fin_ficha: inDays(200), ...overrides })
/** Records an import. */
const load = (
  nro_ficha: number,
  orden: number,
  fecha_reporte: string | null,
  overrides: Partial<Omit<FileImport, 'nro_ficha'>> = {},
) => buildReport(school.api.dataSource, { nro_ficha, orden, fecha_reporte, ...overrides })

/** Returns the fichas in the filtered list, whose number must equal the count. */
async function listed(reporte: string) {
  const { fichas, pagination } = await get<FichasAnswer>(`/fichas?reporte=${reporte}&limit=100`)
  expect(pagination.totalItems).toBe(fichas.length)
  return fichas.map(({ nro_ficha }) => nro_ficha).sort()
}

it('fichas are classified by the last imported report that is not undone', async () => {
  const rejected = { resumen: { rechazados: 2 } }
  const never = await running()
  const recent = await running()
  await load(recent.nro_ficha, 1, inDays(-90), rejected)
  await load(recent.nro_ficha, 2, inDays(-30))
  const old = await running()
  await load(old.nro_ficha, 1, inDays(-31))
  const forced = await running()
  await load(forced.nro_ficha, 1, inDays(-1))
  await load(forced.nro_ficha, 2, inDays(-60), rejected)
  const undone = await running()
  await load(undone.nro_ficha, 1, inDays(-60))
  await buildUndo(school.api.dataSource, await load(undone.nro_ficha, 2, inDays(-1), rejected), 3)
  const undated = await running()
  await load(undated.nro_ficha, 1, null, { fecha: new Date(), ...rejected })
  const list = await running()
  await load(list.nro_ficha, 1, inDays(-1), { tipo: 'aprendices', ...rejected })
  const ended = { fecha_fin_lectiva: inDays(-30), fecha_fin_ficha: inDays(-1) }
  for (const overrides of [{ estado: 'deshabilitado' } as const, ended])
    await load((await running(overrides)).nro_ficha, 1, inDays(-60), rejected)

  const numbers = (...fichas: { nro_ficha: number }[]) => fichas.map(({ nro_ficha }) => nro_ficha).sort()
  expect(await listed('atrasado')).toEqual(numbers(never, old, forced, undone, list))
  expect(await listed('con_rechazos')).toEqual(numbers(forced, undated, list))
  expect(await get('/dashboard/reports', school.adminToken)).toEqual({ atrasado: 5, con_rechazos: 3 })
  expect((await school.api.get('/fichas?reporte=ninguno', school.userToken)).status).toBe(400)
})

it('users who may import reports get the counts; all other users get the list of these users', async () => {
  const none = Object.fromEntries(REPORT_STATES.map((state) => [state, 0]))
  expect((await school.api.get<ReportCountsAnswer>('/dashboard/reports', school.adminToken)).body).toEqual(none)
  expect((await school.api.get('/dashboard/reports', school.userToken)).status).toBe(403)
  await buildAdmin(school.api.dataSource, { estado: 'deshabilitado' })
  const { personas, total } = await get<LoadersAnswer>('/dashboard/loaders')
  const { id, nombre, apellido } = school.admin
  expect({ personas, total }).toEqual({ personas: [{ id, nombre, apellido }], total: 1 })
  expect((await school.api.get('/dashboard/loaders')).status).toBe(401)
})

it('the count of owed judgments equals the person’s list, without judgments that show the head as the fallback', async () => {
  const { program, outcomes } = open
  const { dataSource } = school.api
  const me = { evaluador_documento: school.user.nro_documento, evaluador_nombre: 'Ana Prueba' }
  const other = await buildUser(dataSource)
  const owing = await openRunningFicha(school, program, { id_jefe: other.id })
  const done = await openRunningFicha(school, program, { id_jefe: school.user.id })
  for (const { nro_ficha } of [owing, done]) await buildReport(dataSource, { nro_ficha })
  // The user judged the first outcome for one person and likely owes it for two others. The user also holds another judgment.
  await enrolJudged(school, { nro_ficha: owing.nro_ficha, judged: [me], outcomes })
  const { id } = await enrolJudged(school, { nro_ficha: owing.nro_ficha, outcomes })
  await enrolJudged(school, { nro_ficha: owing.nro_ficha, outcomes })
  await holdJudgment(school, id, outcomes[3] ?? 0, me)
  // No evaluator is known here, so the head is shown but owes nothing.
  const nobody = { evaluador_documento: null, evaluador_nombre: null }
  await enrolJudged(school, { nro_ficha: done.nro_ficha, judged: [nobody], outcomes })
  await enrolJudged(school, { nro_ficha: done.nro_ficha, outcomes })
  await recount(dataSource.manager, true)

  expect(await get<OwnOwedAnswer>('/dashboard/owed')).toEqual({ juicios: 3, fichas: 1 })
  const list = await get<OwedAnswer>(`/fichas/pendientes?responsable=${school.user.nro_documento}`, school.adminToken)
  expect(list.pagination.totalItems).toBe(1)
  expect(list.fichas.map(({ nro_ficha, por_evaluar }) => [nro_ficha, por_evaluar])).toEqual([[owing.nro_ficha, 3]])
  expect(list.fichas[0]?.resultados.map(({ responsable, personas }) => [responsable.fuente, personas])).toEqual([
    ['evaluador', 2],
    ['titular', 1],
  ])
  expect(await get('/dashboard/owed', school.adminToken)).toEqual({ juicios: 0, fichas: 0 })
})
