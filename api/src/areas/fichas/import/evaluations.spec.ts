import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { expectedAfter, fixture } from '../../../../testing/fixtures.js'
import { FICHA, getApprentice, getFicha, importEvaluations, listedProgress } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import { withoutPlanFields } from '../../../../testing/without-plan-fields.js'
import { JudgmentChanges } from './judgment-changes.entity.js'

describe('PUT /fichas/:nroFicha/evaluaciones', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  it('imports a report with the expected progress of each apprentice', async () => {
    const { status, body } = await importEvaluations(school, FICHA, fixture('judgments'))
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true, reporte: { rechazados: 0 } } })
    expect(body.msg).toBe('Los juicios evaluativos se cargaron correctamente')
    expect(await listedProgress(school, FICHA)).toMatchObject(expectedAfter('judgments'))
  })

  it('says that people were loaded after an import of people', async () => {
    const people = edited('apprentices', (rows) => {
      rows.find((cells) => cells.includes('EN FORMACION'))!.splice(2, 1, 'OTRO NOMBRE')
    })
    const { body } = await school.api.upload<ImportAnswer>(
      'PUT',
      `/fichas/${FICHA}/aprendices`,
      { file: people },
      school.adminToken,
    )
    expect(body.msg).toBe('Los datos de los aprendices se cargaron.')
  })

  it('imports the next report and returns the numbers of changes', async () => {
    const first = (await importEvaluations(school, FICHA, fixture('judgments'))).body.reporte
    expect(first.primero).toBe(true)
    expect(first.registros.nuevos).toBeGreaterThan(0)
    expect(first.registros.cambiados).toBe(0)
    expect(first.registros.nuevos + first.registros.sin_cambio).toBe(first.filas)

    const later = (await importEvaluations(school, FICHA, fixture('judgmentsLater'))).body.reporte
    expect(later).not.toHaveProperty('primero')
    expect(later.registros.nuevos).toBeGreaterThan(0)
    expect(later.aprendices?.nuevos).toBe(1)
    expect(later.avisos).toContainEqual(expect.objectContaining({ code: 'enrolled_by_report' }))
    expect(await listedProgress(school, FICHA)).toEqual(expectedAfter('judgmentsLater'))
    expect((await getFicha(school, FICHA)).ultimo_reporte).toMatchObject({ fecha_reporte: later.fecha_reporte })
  })

  it('stores the previous judgments, an audit entry and an import record', async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const { body } = await importEvaluations(school, FICHA, fixture('judgmentsLater'))
    const { dataSource } = school.api
    const changes = await dataSource.manager.findBy(JudgmentChanges, { id_importacion: body.reporte.id ?? 0 })
    expect(changes.flatMap(({ juicios }) => juicios)).toHaveLength(
      body.reporte.registros.nuevos + body.reporte.registros.cambiados,
    )
    const [audited] = await dataSource.query(`SELECT * FROM auditoria WHERE accion = 'fichas:import-evaluations'`)
    expect(audited).toMatchObject({ id_usuario: school.admin.id, entidad: 'ficha', entidad_id: String(FICHA) })
    const [record] = await dataSource.query('SELECT * FROM importacion WHERE id = ?', [body.reporte.id])
    expect(record).toMatchObject({ tipo: 'juicios', nro_ficha: FICHA, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('changes and records nothing if the same file is imported again', async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const before = await fingerprint(school.api.dataSource)
    const { status, body } = await importEvaluations(school, FICHA, fixture('judgments'))
    expect(status).toBe(200)
    expect(body.reporte).toMatchObject({
      id: null,
      registros: { nuevos: 0, cambiados: 0, sin_cambio: body.reporte.filas },
    })
    expect(body.msg).toBe('El reporte no trae nada nuevo: no se cambió nada.')
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('returns the plan and changes nothing in a dry run', async () => {
    const before = await fingerprint(school.api.dataSource)
    const plan = (await importEvaluations(school, FICHA, fixture('judgmentsLater'), '?simular=true')).body
    expect(plan.reporte).toMatchObject({ simulado: true, id: null })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    const done = (await importEvaluations(school, FICHA, fixture('judgmentsLater'))).body.reporte
    expect(withoutPlanFields(done)).toEqual(withoutPlanFields(plan.reporte))
  })

  it('rejects a report that is older than the last report, unless the import is forced', async () => {
    await importEvaluations(school, FICHA, fixture('judgmentsLater'))
    const before = await fingerprint(school.api.dataSource)
    const refused = await importEvaluations(school, FICHA, fixture('judgments'))
    expect({ status: refused.status, body: refused.body }).toMatchObject({
      status: 409,
      body: {
        code: 'import_older',
        params: {
          fecha: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
          fecha_anterior: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
        },
      },
    })
    expect(await fingerprint(school.api.dataSource)).toBe(before)

    const forced = (await importEvaluations(school, FICHA, fixture('judgments'), '?forzar=true')).body.reporte
    expect(forced.avisos).toContainEqual(expect.objectContaining({ code: 'judgment_withdrawn' }))
    expect(await listedProgress(school, FICHA)).toMatchObject(expectedAfter('judgments'))
  })

  it('imports concurrent uploads one after the other', async () => {
    const uploads = ['judgments', 'judgmentsXlsx', 'judgmentsSheetsCsv', 'judgments'] as const
    const answers = await Promise.all(uploads.map((name) => importEvaluations(school, FICHA, fixture(name))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ body }) => body.reporte.registros.nuevos > 0)).toHaveLength(1)
    expect(await listedProgress(school, FICHA)).toMatchObject(expectedAfter('judgments'))
  })

  it('shows the judgments of one apprentice with the values of the specification', async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const [document, expected] = Object.entries(expectedAfter('judgments')).find(
      ([, { porcentaje_tyt }]) => porcentaje_tyt > 0 && porcentaje_tyt < 100,
    )!
    const data = await getApprentice(school, document)
    expect(data).toMatchObject(expected)
    const judgments = data.competencias.flatMap(({ resultados_aprendizaje }) =>
      resultados_aprendizaje.map(({ juicio_evaluativo }) => juicio_evaluativo),
    )
    const approved = judgments.filter(({ estado }) => estado === 'APROBADO')
    expect(approved).toHaveLength(expected.resultados_aprobados)
    expect(approved[0]).toMatchObject({
      evaluador: expect.stringMatching(/\w/),
      observacion: 'evaluación completada',
      fecha_registro: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(judgments.find(({ estado }) => estado === 'pendiente')).toEqual({
      estado: 'pendiente',
      evaluador: 'por asignar',
      observacion: 'pendiente de evaluación',
      fecha_registro: null,
    })
    const sum = data.competencias.reduce((total, { aprobados }) => total + aprobados, 0)
    expect(sum).toBe(expected.resultados_aprobados)
  })

  it('rejects users without permission, disabled fichas and requests without a file', async () => {
    const { api, userToken, adminToken } = school
    const path = `/fichas/${FICHA}/evaluaciones`
    const file = fixture('judgments')
    expect((await api.upload('PUT', path, { file })).status).toBe(401)
    expect((await api.upload('PUT', path, { file }, userToken)).status).toBe(403)
    expect((await api.upload('PUT', path, {}, adminToken)).body).toMatchObject({
      code: 'validation',
      errors: { archivo_excel: { code: 'file_required' } },
    })
    expect((await importEvaluations(school, 2_888_999, file)).body).toMatchObject({ code: 'ficha_not_found' })
    await api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado' WHERE nro_ficha = ?`, [FICHA])
    expect(await importEvaluations(school, FICHA, file)).toMatchObject({
      status: 409,
      body: { code: 'ficha_disabled' },
    })
  })
})
