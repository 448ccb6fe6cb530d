import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { PLAN_MS } from '@fichero/contract/limits'
import { badDocumentInJudgments } from '../../../../testing/bad-files.js'
import { buildAdmin } from '../../../../testing/build.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { expectedAfter, fixture } from '../../../../testing/fixtures.js'
import { FICHA, importEvaluations, listedProgress } from '../../../../testing/school.js'
import { withoutPlanFields } from '../../../../testing/without-plan-fields.js'
import { recount } from '../recount.js'
import { StoredPlan } from './stored-plan.entity.js'
import { beyondLimits, MAX_ALL_BYTES, MAX_PLANS_PER_PERSON } from './stored-plans.js'

const UNKNOWN = { status: 404, body: { code: 'plan_not_found' } }

type Answer = ImportAnswer & { code?: string }

describe('POST /fichas/:nroFicha/evaluaciones/:plan', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const query = <T>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    school.api.dataSource.query(sql, parameters)

  const simulate = (file = fixture('judgments'), more = '') =>
    importEvaluations(school, FICHA, file, `?simular=true${more}`)

  async function planned(file = fixture('judgments')): Promise<string> {
    const { plan } = (await simulate(file)).body
    if (!plan) throw new Error('No plan was stored')
    return plan.id
  }

  const apply = (plan: string, more = '', token = school.adminToken, ficha = FICHA) =>
    school.api.post<Answer>(`/fichas/${ficha}/evaluaciones/${plan}${more}`, undefined, token)

  const expire = () =>
    school.api.dataSource.manager.update(StoredPlan, { nro_ficha: FICHA }, { hasta: new Date(Date.now() - 1000) })

  it('has the same effect, import record and audit entry as an import of the file', async () => {
    const { plan, reporte } = (await simulate()).body
    expect(Date.parse(plan?.hasta ?? '') - Date.now()).toBeGreaterThan(PLAN_MS - 60_000)
    const { status, body } = await apply(plan?.id ?? '')
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true, reporte: { simulado: false } } })
    expect(withoutPlanFields(body.reporte)).toEqual(withoutPlanFields(reporte))
    expect(body.plan).toBeUndefined()
    expect(await listedProgress(school, FICHA)).toMatchObject(expectedAfter('judgments'))
    expect(await recount(school.api.dataSource.manager)).toEqual([])
    const [record] = await query('SELECT * FROM importacion WHERE id = ?', [body.reporte.id])
    expect(record).toMatchObject({ archivo: reporte.archivo, nro_ficha: FICHA, id_usuario: school.admin.id })
    const audited = await query(`SELECT * FROM auditoria WHERE accion = 'fichas:import-evaluations'`)
    expect(audited).toHaveLength(1)
  })

  it('writes the same judgments as an import of the file', async () => {
    const judgments =
      'SELECT id_matricula, id_resultado, estado, evaluador_nombre, fecha_registro FROM juicio ORDER BY 1, 2'
    await apply(await planned())
    const byPlan = await query(judgments)
    await query('DELETE FROM juicio')
    await importEvaluations(school, FICHA, fixture('judgments'))
    expect(await query(judgments)).toEqual(byPlan)
  })

  it('returns the same summary if the plan is applied again, and changes nothing', async () => {
    const plan = await planned()
    const first = await apply(plan)
    const before = await fingerprint(school.api.dataSource)
    const again = await apply(plan)
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('applies a plan only once if requests are concurrent', async () => {
    const plan = await planned()
    const [first, second] = await Promise.all([apply(plan), apply(plan)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body).toEqual(second.body)
    expect(await query(`SELECT id FROM importacion WHERE tipo = 'juicios'`)).toHaveLength(1)
  })

  it('rejects the plan of the second of two users, and returns a new plan', async () => {
    const colleague = school.api.tokenOf(await buildAdmin(school.api.dataSource))
    const path = `/fichas/${FICHA}/evaluaciones?simular=true`
    const other = await school.api.upload<ImportAnswer>('PUT', path, { file: fixture('judgments') }, colleague)
    const first = await planned()
    expect(other.body.plan?.id).not.toBe(first)
    const answers = await Promise.all([apply(first), apply(other.body.plan?.id ?? '', '', colleague)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    const noChanges = { nuevos: 0, cambiados: 0 }
    expect(refused.body).toMatchObject({ code: 'plan_changed', reporte: { simulado: true, registros: noChanges } })
    expect(await listedProgress(school, FICHA)).toMatchObject(expectedAfter('judgments'))
    expect(await recount(school.api.dataSource.manager)).toEqual([])
    const token = refused === answers[0] ? school.adminToken : colleague
    const confirmed = await apply(refused.body.plan?.id ?? '', '', token)
    expect(confirmed).toMatchObject({ status: 200, body: { reporte: { id: null, registros: noChanges } } })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['another report was imported', () => importEvaluations(school, FICHA, fixture('judgments'))],
    ['a person left', () => query(`UPDATE matricula SET estado = 'CANCELADO' WHERE nro_ficha = ?`, [FICHA])],
    ['the hours of the program changed', () => query('UPDATE programa SET total_horas = total_horas + 100')],
    [
      'an outcome was removed from the design',
      () => query(`UPDATE resultado_aprendizaje SET codigo = '9' WHERE orden = 1`),
    ],
  ])('rejects the plan and returns a new plan if %s since the dry run', async (_, change) => {
    const plan = await planned(fixture('judgmentsLater'))
    await change()
    const before = await fingerprint(school.api.dataSource)
    const refused = await apply(plan)
    expect(refused).toMatchObject({
      status: 409,
      body: { ok: false, code: 'plan_changed', reporte: { simulado: true }, plan: { id: expect.any(String) } },
    })
    expect(refused.body.plan?.id).not.toBe(plan)
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    const { status, body } = await apply(refused.body.plan?.id ?? '', '?parcial=true')
    expect(status).toBe(200)
    expect(withoutPlanFields(body.reporte)).toEqual(withoutPlanFields(refused.body.reporte))
  })

  it('applies the plan even after changes on which the plan does not depend', async () => {
    const plan = await planned()
    await query(`UPDATE ficha SET jornada = 'nocturna', version = version + 1 WHERE nro_ficha = ?`, [FICHA])
    await query(`UPDATE ficha SET estado = 'deshabilitado' WHERE nro_ficha = ?`, [FICHA])
    expect(await apply(plan)).toMatchObject({ status: 409, body: { code: 'ficha_disabled' } })
    await query(`UPDATE ficha SET estado = 'habilitado' WHERE nro_ficha = ?`, [FICHA])
    expect((await apply(plan)).status).toBe(200)
  })

  it('rejects the plan if the program has another code since the dry run', async () => {
    const plan = await planned()
    await query(`UPDATE programa SET codigo = '999999'`)
    expect(await apply(plan)).toMatchObject({ status: 422, body: { code: 'wrong_program' } })
  })

  it('imports only the valid rows with ?parcial=true, and rejects the file otherwise', async () => {
    const plan = await planned(badDocumentInJudgments())
    const before = await fingerprint(school.api.dataSource)
    const refused = await apply(plan)
    expect(refused).toMatchObject({ status: 422, body: { code: 'rows_rejected', reporte: { rechazados: 1 } } })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    const { status, body } = await apply(plan, '?parcial=true')
    expect({ status, body }).toMatchObject({ status: 200, body: { reporte: { rechazados: 1 } } })
    expect(body.reporte.id).not.toBeNull()
  })

  it('replaces a newer report only with ?forzar=true, without a second upload', async () => {
    await importEvaluations(school, FICHA, fixture('judgmentsLater'))
    const older = await school.api.upload<Answer>(
      'PUT',
      `/fichas/${FICHA}/evaluaciones?simular=true`,
      { file: fixture('judgments') },
      school.adminToken,
    )
    expect(older).toMatchObject({ status: 409, body: { code: 'import_older', reporte: { simulado: true } } })
    const plan = older.body.plan?.id ?? ''
    expect(await apply(plan)).toMatchObject({ status: 409, body: { code: 'import_older' } })
    const { status, body } = await apply(plan, '?forzar=true')
    expect(status).toBe(200)
    expect(withoutPlanFields(body.reporte)).toEqual(withoutPlanFields(older.body.reporte))
    expect(await listedProgress(school, FICHA)).toMatchObject(expectedAfter('judgments'))
  })

  it('rejects a plan that is expired or unknown, or belongs to another user or ficha', async () => {
    const plan = await planned()
    const colleague = school.api.tokenOf(await buildAdmin(school.api.dataSource))
    const before = await fingerprint(school.api.dataSource)
    expect(await apply(plan, '', colleague)).toMatchObject(UNKNOWN)
    expect(await apply('0'.repeat(64))).toMatchObject(UNKNOWN)
    expect(await apply(plan, '', school.adminToken, 2_888_999)).toMatchObject({ body: { code: 'ficha_not_found' } })
    await query('UPDATE plan_importacion SET nro_ficha = 2888002')
    expect(await apply(plan)).toMatchObject(UNKNOWN)
    await query('UPDATE plan_importacion SET nro_ficha = ?', [FICHA])
    await expire()
    expect(await apply(plan)).toMatchObject(UNKNOWN)
    expect(await apply(plan, '', school.userToken)).toMatchObject({ status: 403 })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('stores a repeated dry run once, limits the plans of each user, and deletes expired plans', async () => {
    const ids = async () => (await query<{ id: string }>('SELECT id FROM plan_importacion')).map(({ id }) => id)
    const first = await planned()
    expect(await planned()).toBe(first)
    expect(await ids()).toEqual([first])
    for (let copy = 0; copy < MAX_PLANS_PER_PERSON; copy++)
      await planned({ ...fixture('judgments'), name: `copia ${copy}.xls` })
    expect(await ids()).toHaveLength(MAX_PLANS_PER_PERSON)
    expect(await ids()).not.toContain(first)
    await expire()
    const last = await planned()
    expect(await ids()).toEqual([last])
  })
})

test('beyondLimits returns the plans that exceed the total size or the number of plans for each user', () => {
  const plan = (id: string, id_usuario: number, bytes = 10) => ({ id, id_usuario, bytes })
  expect(beyondLimits([plan('a', 1), plan('b', 2), plan('c', 1)])).toEqual([])
  expect(beyondLimits([plan('a', 1, MAX_ALL_BYTES - 5), plan('b', 2), plan('c', 3, 5)])).toEqual(['b'])
  const ofOneUser = Array.from({ length: MAX_PLANS_PER_PERSON + 2 }, (_, index) => plan(String(index), 1))
  expect(beyondLimits(ofOneUser)).toEqual(ofOneUser.slice(MAX_PLANS_PER_PERSON).map(({ id }) => id))
})
