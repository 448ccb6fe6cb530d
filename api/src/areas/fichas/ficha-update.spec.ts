import type { FichaAnswer, UpdateFichaAnswer } from '@fichero/contract/fichas.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildApprentice, buildFicha, buildProgram, buildUser } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { enrolJudged, openJudgedSchool, openRunningFicha } from '../../../testing/judged-people.js'
import { importEvaluations, openFixtureFicha, openSchool, type School } from '../../../testing/school.js'
import { recount } from './recount.js'

const FICHA = 2_888_001

describe('PUT /fichas/:nroFicha', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  const put = (nroFicha: number, body: unknown, ifMatch?: string, token = school.adminToken) =>
    school.api.put<UpdateFichaAnswer>(
      `/fichas/${nroFicha}`,
      body,
      token,
      ifMatch === undefined ? {} : { 'if-match': ifMatch },
    )
  const shown = (nroFicha: number) => school.api.get<FichaAnswer>(`/fichas/${nroFicha}`, school.userToken)
  const dates = { fechaInicioLectiva: '2026-01-19', fechaFinLectiva: '2027-07-19', fechaFinFicha: '2028-01-19' }

  it('recounts how long judgments have been owed after a change of the first day', async () => {
    const { school: judged, program, outcomes } = await openJudgedSchool(1, 1)
    try {
      const { nro_ficha, fecha_fin_lectiva, fecha_fin_ficha } = await openRunningFicha(judged, program)
      for (const judgments of [[{}], []]) await enrolJudged(judged, { nro_ficha, judged: judgments, outcomes })
      const { manager } = judged.api.dataSource
      await recount(manager, true)
      const payload = {
        idJefeFicha: judged.admin.nro_documento,
        idProgramaFormacion: program.id,
        jornada: 'diurna',
        oferta: 'abierta',
        fechaInicioLectiva: inDays(-5),
        fechaFinLectiva: fecha_fin_lectiva,
        fechaFinFicha: fecha_fin_ficha,
      }
      expect((await judged.api.put(`/fichas/${nro_ficha}`, payload, judged.adminToken)).status).toBe(200)
      expect(await manager.query('SELECT juicios, desde FROM ficha_faltante')).toEqual([{ juicios: 1, desde: null }])
      expect(await recount(manager)).toEqual([])
    } finally {
      await judged.close()
    }
  })

  it('changes everything except the number, and audits former and new values', async () => {
    const { api, admin } = school
    const head = await buildUser(api.dataSource)
    const program = await buildProgram(api.dataSource)
    const old = await buildFicha(api.dataSource)
    const payload = {
      idJefeFicha: Number(head.nro_documento),
      idProgramaFormacion: String(program.id),
      jornada: 'nocturna',
      oferta: 'abierta',
      ...dates,
    }
    const { status, body } = await put(old.nro_ficha, payload)
    const changed = {
      nro_ficha: old.nro_ficha,
      id_jefe_ficha: head.nro_documento,
      id_programa_formacion: program.id,
      programa_formacion: program.nombre_programa,
      jornada: 'nocturna',
      oferta: 'abierta',
      etapa: 'lectiva',
      etapa_a_mano: false,
      fecha_inicio_lectiva: '2026-01-19',
      fecha_fin_lectiva: '2027-07-19',
      fecha_fin_ficha: '2028-01-19',
      version: 2,
    }
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true, ficha: changed } })
    expect(body.msg).toBe('La ficha se actualizó correctamente')
    expect((await shown(old.nro_ficha)).body).toMatchObject(changed)
    expect(await auditEntriesOf(api.dataSource, 'ficha', old.nro_ficha)).toEqual([
      {
        accion: 'fichas:edit',
        id_usuario: admin.id,
        antes: {
          id_jefe: old.id_jefe,
          id_programa_formacion: old.id_programa_formacion,
          jornada: 'diurna',
          oferta: 'cerrada',
          fecha_inicio_lectiva: '2025-02-03',
          fecha_fin_lectiva: '2026-08-03',
          fecha_fin_ficha: '2027-02-03',
        },
        despues: expect.objectContaining({ id_jefe: head.id, jornada: 'nocturna', fecha_fin_ficha: '2028-01-19' }),
      },
    ])
    const before = await fingerprint(api.dataSource)
    const { jornada, oferta, ...others } = payload
    expect((await put(old.nro_ficha, { ...others, nroFicha: old.nro_ficha })).body.ficha).toMatchObject(changed)
    expect(await fingerprint(api.dataSource)).toBe(before)
  })

  it('sets the stage by hand, resets it with null, and keeps it if it is not sent', async () => {
    const { api, admin } = school
    const { id } = await buildProgram(api.dataSource)
    const byDates = { etapa: 'lectiva', etapa_a_mano: false, categoria: 'en_proceso' }
    const lessons = { ...byDates, etapa_a_mano: true }
    const work = { etapa: 'productiva', etapa_a_mano: true, categoria: 'en_practicas' }
    const names = new Map<object, string>([
      [byDates, 'por_fechas'],
      [lessons, 'lectiva_a_mano'],
      [work, 'productiva_a_mano'],
    ])
    const stageDates = { fechaInicioLectiva: inDays(-30), fechaFinLectiva: inDays(30), fechaFinFicha: inDays(60) }
    const cases: [before: typeof byDates, sent: object, after: typeof byDates][] = [
      [byDates, {}, byDates],
      [byDates, { etapa: null }, byDates],
      [byDates, { etapa: 'lectiva' }, lessons],
      [byDates, { etapa: 'productiva' }, work],
      [lessons, {}, lessons],
      [lessons, { etapa: 'lectiva' }, lessons],
      [lessons, { etapa: 'productiva' }, work],
      [lessons, { etapa: null }, byDates],
      [work, { etapa: null }, byDates],
    ]
    for (const [before, sent, after] of cases) {
      const { nro_ficha } = await buildFicha(api.dataSource, {
        id_jefe: admin.id,
        id_programa_formacion: id,
        fecha_inicio_lectiva: stageDates.fechaInicioLectiva,
        fecha_fin_lectiva: stageDates.fechaFinLectiva,
        fecha_fin_ficha: stageDates.fechaFinFicha,
        // The stored stage is ignored unless a user set it by hand.
        etapa: before === lessons ? 'lectiva' : 'productiva',
        etapa_a_mano: before.etapa_a_mano,
      })
      expect((await shown(nro_ficha)).body).toMatchObject(before)
      const payload = { ...stageDates, idJefeFicha: admin.nro_documento, idProgramaFormacion: id, ...sent }
      const { body } = await put(nro_ficha, payload)
      expect({ sent, ficha: body.ficha }).toMatchObject({
        sent,
        ficha: { ...after, version: before === after ? 1 : 2 },
      })
      const [antes, despues] = [before, after].map((one) => ({ etapa: names.get(one) }))
      expect(await auditEntriesOf(api.dataSource, 'ficha', nro_ficha)).toEqual(
        before === after ? [] : [{ accion: 'fichas:edit', id_usuario: admin.id, antes, despues }],
      )
    }
    const refused = { ...stageDates, idJefeFicha: admin.nro_documento, idProgramaFormacion: id, etapa: 'practica' }
    const { nro_ficha } = await buildFicha(api.dataSource)
    expect(await put(nro_ficha, refused)).toMatchObject({
      status: 400,
      body: { errors: { etapa: { code: 'invalid' } } },
    })
  })

  it('reports all invalid fields at once', async () => {
    const { api } = school
    const { nro_ficha } = await buildFicha(api.dataSource)
    const disabled = await buildUser(api.dataSource, { estado: 'deshabilitado' })
    const wrong = {
      nroFicha: 2_799_999,
      idJefeFicha: disabled.nro_documento,
      idProgramaFormacion: 98_765,
      fechaInicioLectiva: '2026-02-02',
      fechaFinLectiva: '2026-02-02',
      fechaFinFicha: '2026-02-01',
    }
    const before = await fingerprint(api.dataSource)
    expect(await put(nro_ficha, wrong)).toMatchObject({
      status: 400,
      body: {
        code: 'validation',
        errors: {
          nroFicha: { code: 'ficha_number_read_only' },
          idJefeFicha: { code: 'instructor_unknown' },
          idProgramaFormacion: { code: 'program_unknown' },
          fechaFinLectiva: { code: 'end_before_start' },
          fechaFinFicha: { code: 'ficha_end_before_lective_end' },
        },
      },
    })
    expect((await put(nro_ficha, { jornada: 'lunar' })).body).toMatchObject({
      errors: {
        idJefeFicha: { msg: 'Debe seleccionar un instructor' },
        idProgramaFormacion: { code: 'select_program' },
        jornada: { code: 'invalid' },
        fechaInicioLectiva: { code: 'required' },
        fechaFinLectiva: { code: 'required' },
        fechaFinFicha: { code: 'required' },
      },
    })
    expect(await fingerprint(api.dataSource)).toBe(before)
  })

  it('accepts the current head and program even if they are disabled', async () => {
    const { api } = school
    const head = await buildUser(api.dataSource, { estado: 'deshabilitado' })
    const program = await buildProgram(api.dataSource, { estado: 'deshabilitado' })
    const columns = { id_jefe: head.id, id_programa_formacion: program.id }
    const { nro_ficha } = await buildFicha(api.dataSource, columns)
    const payload = { idJefeFicha: head.nro_documento, idProgramaFormacion: program.id, ...dates }
    expect(await put(nro_ficha, payload)).toMatchObject({
      status: 200,
      body: { ficha: { fecha_fin_ficha: '2028-01-19' } },
    })
  })

  it('rejects another program for a ficha with judgments', async () => {
    const { api, admin } = school
    const current = await openFixtureFicha(school)
    const other = await buildProgram(api.dataSource)
    const payload = { idJefeFicha: admin.nro_documento, ...dates }
    const moved = await put(FICHA, { ...payload, idProgramaFormacion: other.id })
    expect(moved).toMatchObject({ status: 200, body: { ficha: { id_programa_formacion: other.id } } })
    // The people stay, and their progress is computed with the new design, which is empty.
    expect((await shown(FICHA)).body).toMatchObject({ total_resultados: 0, programa_bloqueado: false, progreso: 0 })
    expect((await shown(FICHA)).body.aprendices).not.toEqual([])
    await put(FICHA, { ...payload, idProgramaFormacion: current })
    await importEvaluations(school, FICHA, fixture('judgments'))
    const before = await fingerprint(api.dataSource)
    expect(await put(FICHA, { ...payload, idProgramaFormacion: other.id })).toMatchObject({
      status: 409,
      body: { code: 'ficha_has_judgments', errors: { idProgramaFormacion: { code: 'program_locked' } } },
    })
    expect(await put(FICHA, { ...payload, idProgramaFormacion: other.id, fechaFinFicha: '2020-01-01' })).toMatchObject({
      status: 400,
      body: { errors: { idProgramaFormacion: { code: 'program_locked' }, fechaFinFicha: expect.anything() } },
    })
    expect(await fingerprint(api.dataSource)).toBe(before)
    expect((await put(FICHA, { ...payload, idProgramaFormacion: current, jornada: 'diurna' })).status).toBe(200)
  })

  it('rejects another program if an evaluator owes a judgment, and returns whether the program is locked', async () => {
    const { api, admin } = school
    const program = await buildProgram(api.dataSource, { competencies: 1, outcomes: 1 })
    const other = await buildProgram(api.dataSource)
    const { nro_ficha } = await buildFicha(api.dataSource, { id_programa_formacion: program.id })
    const { enrolment } = await buildApprentice(api.dataSource, { nro_ficha })
    const payload = { idJefeFicha: admin.nro_documento, idProgramaFormacion: other.id, ...dates }
    expect((await shown(nro_ficha)).body.programa_bloqueado).toBe(false)
    const [outcome] = await api.dataSource.query('SELECT id FROM resultado_aprendizaje')
    await api.dataSource.query(
      `INSERT INTO juicio_pendiente (id_matricula, id_resultado, evaluador_nombre) VALUES (?, ?, 'ANA RUIZ')`,
      [enrolment.id, outcome.id],
    )
    expect((await shown(nro_ficha)).body.programa_bloqueado).toBe(true)
    const before = await fingerprint(api.dataSource)
    expect(await put(nro_ficha, payload)).toMatchObject({ status: 409, body: { code: 'ficha_has_judgments' } })
    expect(await fingerprint(api.dataSource)).toBe(before)
  })

  it('rejects a stale edit and returns the current values; an import does not change the version', async () => {
    const { api, admin } = school
    const program = await openFixtureFicha(school)
    const etag = (await shown(FICHA)).headers.get('etag') ?? ''
    await importEvaluations(school, FICHA, fixture('judgments'))
    const payload = { idJefeFicha: admin.nro_documento, idProgramaFormacion: program, ...dates }
    const first = await put(FICHA, { ...payload, jornada: 'nocturna' }, etag)
    expect(first.status).toBe(200)
    const before = await fingerprint(api.dataSource)
    const second = await put(FICHA, { ...payload, jornada: 'diurna' }, etag)
    expect(second).toMatchObject({
      status: 412,
      body: { code: 'stale_version', actual: { nro_ficha: FICHA, jornada: 'nocturna', fecha_fin_ficha: '2028-01-19' } },
    })
    expect(await fingerprint(api.dataSource)).toBe(before)
    const current = second.headers.get('etag') ?? ''
    expect(current).toBe(first.headers.get('etag'))
    const edits = ['diurna', 'mixta'].map((jornada) => put(FICHA, { ...payload, jornada }, current))
    expect((await Promise.all(edits)).map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('rejects users without permission, and unknown fichas', async () => {
    const { nro_ficha } = await buildFicha(school.api.dataSource)
    const payload = { idJefeFicha: school.admin.nro_documento, idProgramaFormacion: 1, ...dates }
    expect(await put(nro_ficha, payload, undefined, school.userToken)).toMatchObject({ status: 403 })
    expect(await put(2_700_999, payload)).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  })
})
