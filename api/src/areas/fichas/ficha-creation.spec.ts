import { isInTraining } from '@fichero/contract/enums'
import type { FichasAnswer } from '@fichero/contract/fichas.schema'
import { MAX_APPRENTICES_FILE } from '@fichero/contract/limits'
import type { CreateProgramAnswer } from '@fichero/contract/programs.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildUser } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { expectedAfter, type FixtureName, fixture } from '../../../testing/fixtures.js'
import {
  createFicha,
  createProgram,
  fichaData,
  getFicha,
  listedProgress,
  openFixtureProgram,
  openSchool,
  PROGRAM_DATA,
  REPORT_DATES,
  type School,
} from '../../../testing/school.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import { summaryOfRecord } from '../../files/import-records/import-record.js'

const FICHA = 2_888_001
const PEOPLE: FixtureName[] = ['apprentices', 'apprenticesCsv', 'apprenticesPlain']

describe('POST /fichas/create', () => {
  let school: School
  let programId: number
  beforeEach(async () => {
    school = await openSchool()
    programId = await openFixtureProgram(school)
  })
  afterEach(() => school.close())

  const data = () => fichaData(school, programId, FICHA)

  it.each(PEOPLE)('creates the ficha with its people from the file %s', async (name) => {
    const { status, body } = await createFicha(school, data(), fixture(name))
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ok: true,
        ficha: { nro_ficha: FICHA, jornada: 'mixta', oferta: 'abierta', estado: 'habilitado' },
        reporte: { tipo: 'aprendices', rechazados: 0, nro_ficha: FICHA },
      },
    })
    const { aprendices, total_aprendices_en_formacion } = await getFicha(school, FICHA)
    expect(aprendices).toHaveLength(body.reporte.filas)
    expect(body.reporte.registros).toEqual({ nuevos: aprendices.length, cambiados: 0, sin_cambio: 0 })
    expect(aprendices.every(({ nombre, apellido }) => nombre !== '' && apellido !== '')).toBe(true)
    const inTraining = aprendices.filter(({ estado }) => isInTraining(estado))
    expect(total_aprendices_en_formacion).toBe(inTraining.length)
  })

  it('computes the stage from the dates, unless a stage is sent', async () => {
    const days = { fechaInicioLectiva: inDays(-30), fechaFinLectiva: inDays(0), fechaFinFicha: inDays(60) }
    const byDates = { etapa: 'lectiva', etapa_a_mano: false }
    const cases: [sent: object, stage: object, audited: string | undefined][] = [
      [{}, byDates, undefined],
      [{ etapa: null }, byDates, undefined],
      [{ etapa: 'productiva' }, { etapa: 'productiva', etapa_a_mano: true }, 'productiva_a_mano'],
    ]
    for (const [index, [sent, stage, audited]] of cases.entries()) {
      const nroFicha = FICHA + index
      const { body } = await createFicha(school, { ...data(), ...days, nroFicha, ...sent }, fixture('apprenticesPlain'))
      expect(body.ficha).toMatchObject(stage)
      const entries = await auditEntriesOf(school.api.dataSource, 'ficha', nroFicha)
      expect(entries.find(({ accion }) => accion === 'fichas:create')?.despues?.etapa).toBe(audited)
    }
  })

  it('has a second path, /fichas, and accepts the jornada virtual', async () => {
    const { api, adminToken, userToken } = school
    const parts = { data: { ...data(), jornada: 'virtual' }, file: fixture('apprentices') }
    expect(await api.upload('POST', '/fichas', parts, userToken)).toMatchObject({ status: 403 })
    const simulated = await api.upload('POST', '/fichas?simular=true', parts, adminToken)
    expect(simulated).toMatchObject({ status: 200, body: { ficha: null } })
    const { status, body, headers } = await api.upload('POST', '/fichas', parts, adminToken)
    expect({ status, body }).toMatchObject({ status: 201, body: { ok: true, ficha: { jornada: 'virtual' } } })
    expect(headers.get('location')).toMatch(/\/fichas\/2888001$/)
    const found = async (jornada: string) =>
      (await api.get<FichasAnswer>(`/fichas?jornada=${jornada}`, userToken)).body.fichas.map((one) => one.nro_ficha)
    expect([await found('virtual'), await found('mixta')]).toEqual([[FICHA], []])
  })

  it('imports people and judgments from a judgments report', async () => {
    const { status, body } = await createFicha(school, { ...data(), ...REPORT_DATES }, fixture('judgments'))
    expect({ status, body }).toMatchObject({ status: 201, body: { reporte: { tipo: 'juicios', avisos: [] } } })
    expect(await listedProgress(school, FICHA)).toEqual(expectedAfter('judgments'))
    expect((await getFicha(school, FICHA)).ultimo_reporte).toMatchObject({ archivo: fixture('judgments').name })
  })

  it('also creates the program, from the design in a judgments report', async () => {
    const { api, admin } = school
    const { idProgramaFormacion: _, ...rest } = { ...data(), ...REPORT_DATES }
    const payload = { ...rest, programa: { ...PROGRAM_DATA, nombrePrograma: 'Huertas y viveros' } }
    expect((await createFicha(school, payload, fixture('apprentices'))).body).toMatchObject({
      errors: { archivo_excel: { code: 'file_without_design' } },
    })
    const { status, body } = await createFicha(school, payload, fixture('judgments'), '?forzar=true')
    const id = body.ficha?.id_programa_formacion
    expect({ status, id }).toEqual({ status: 201, id: expect.any(Number) })
    expect(id).not.toBe(programId)
    expect(await listedProgress(school, FICHA)).toEqual(expectedAfter('judgments'))
    const note = await api.dataSource.manager.findOneByOrFail(FileImport, { id_programa: id! })
    expect(summaryOfRecord(note)).toMatchObject({ tipo: 'programa', rechazados: 0, advertencias: 0 })
    expect(await auditEntriesOf(api.dataSource, 'ficha', FICHA)).toContainEqual({
      accion: 'fichas:create',
      id_usuario: admin.id,
      antes: null,
      despues: expect.objectContaining({
        nro_ficha: FICHA,
        id_programa_formacion: id,
        importacion: body.reporte.id,
      }),
    })
  })

  it.each(['', '?simular=true'])(
    'rejects dates that differ from the file and saves nothing (query "%s")',
    async (query) => {
      const before = await fingerprint(school.api.dataSource)
      const wrong = { ...data(), ...REPORT_DATES, fechaFinFicha: '2027-05-07' }
      expect(await createFicha(school, wrong, fixture('judgments'), query)).toMatchObject({
        status: 409,
        body: {
          code: 'dates_differ',
          params: { archivo: fixture('judgments').name, inicio: '05/02/2025', fin: '06/05/2027' },
        },
      })
      expect(await fingerprint(school.api.dataSource)).toBe(before)
      const forced = await createFicha(school, wrong, fixture('judgments'), `?forzar=true${query.replace('?', '&')}`)
      expect(forced.body.reporte.avisos).toMatchObject([
        { code: 'dates_differ', columna: 'Fecha Fin', valor: '06/05/2027', params: { fecha: '07/05/2027' } },
      ])
    },
  )

  it('changes nothing in a dry run', async () => {
    const before = await fingerprint(school.api.dataSource)
    const { status, body } = await createFicha(
      school,
      { ...data(), ...REPORT_DATES },
      fixture('judgments'),
      '?simular=true',
    )
    expect({ status, body }).toMatchObject({ body: { ficha: null, reporte: { simulado: true, id: null } } })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('reports all invalid fields at once', async () => {
    const { api, adminToken } = school
    const wrong = { nroFicha: 12, jornada: 'lunar', fechaInicioLectiva: '2026-02-30', fechaFinLectiva: 'x' }
    expect((await createFicha(school, wrong, fixture('apprentices'))).body).toMatchObject({
      code: 'validation',
      errors: {
        nroFicha: { code: 'ficha_number_invalid' },
        idJefeFicha: { code: 'select_instructor' },
        idProgramaFormacion: { code: 'select_program' },
        jornada: { code: 'invalid' },
        fechaInicioLectiva: { code: 'date_invalid' },
        fechaFinLectiva: { code: 'date_invalid' },
        fechaFinFicha: { code: 'required' },
      },
    })
    expect((await createFicha(school, { ...data(), nroFicha: [1] }, fixture('apprentices'))).body).toMatchObject({
      errors: { nroFicha: { code: 'ficha_number_invalid' } },
    })
    const late = { ...data(), fechaFinLectiva: '2026-02-02', fechaFinFicha: '2026-02-01' }
    expect((await createFicha(school, late, fixture('apprentices'))).body).toMatchObject({
      errors: {
        fechaFinLectiva: { code: 'end_before_start' },
        fechaFinFicha: { code: 'ficha_end_before_lective_end' },
      },
    })
    const disabled = await buildUser(api.dataSource, { estado: 'deshabilitado' })
    const unknown = { ...late, idJefeFicha: disabled.nro_documento, idProgramaFormacion: 98_765 }
    expect(await api.upload('POST', '/fichas/create', { data: unknown }, adminToken)).toMatchObject({
      status: 400,
      body: {
        errors: {
          idJefeFicha: { code: 'instructor_unknown' },
          idProgramaFormacion: { code: 'program_unknown' },
          fechaFinLectiva: { code: 'end_before_start' },
          archivo_excel: { code: 'file_required' },
        },
      },
    })
  })

  it('rejects data that is not JSON', async () => {
    const form = new FormData()
    form.append('data', '{')
    const response = await fetch(`${school.api.url}/api/fichas/create`, {
      method: 'POST',
      body: form,
      headers: { 'x-token': school.adminToken },
    })
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 400,
      body: { code: 'json_invalid' },
    })
  })

  it('rejects an existing number in a dry run too', async () => {
    await createFicha(school, data(), fixture('apprentices'))
    expect(await createFicha(school, data(), fixture('apprentices'), '?simular=true')).toMatchObject({
      status: 409,
      body: { code: 'ficha_exists', errors: { nroFicha: { code: 'taken' } } },
    })
  })

  it('rejects an existing number, even in concurrent requests', async () => {
    const answers = await Promise.all([
      createFicha(school, data(), fixture('apprentices')),
      createFicha(school, data(), fixture('apprenticesCsv')),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const before = await fingerprint(school.api.dataSource)
    expect(await createFicha(school, data(), fixture('apprentices'))).toMatchObject({
      status: 409,
      body: { code: 'ficha_exists', errors: { nroFicha: { code: 'taken' } } },
    })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it.each(['', '?simular=true'])(
    'rejects an apprentices report of another known program (query "%s")',
    async (query) => {
      const { api, adminToken } = school
      const other = { ...PROGRAM_DATA, nombrePrograma: 'Programación de Software' }
      const created = await api.upload<CreateProgramAnswer>(
        'POST',
        '/programs/create',
        { data: other, file: fixture('judgments') },
        adminToken,
      )
      const chosen = { ...data(), idProgramaFormacion: created.body.program?.id }
      const before = await fingerprint(api.dataSource)
      const refused = await createFicha(school, chosen, fixture('apprentices'), query)
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'program_differs',
          params: { recibido: 'GESTION DE HUERTAS URBANAS Y VIVEROS', fila: 2, esperado: 'Programación de Software' },
        },
      })
      expect(await fingerprint(api.dataSource)).toBe(before)
      // A plain sheet has no program name.
      expect((await createFicha(school, chosen, fixture('apprenticesPlain'), '?simular=true')).body).toMatchObject({
        ok: true,
      })
      const forced = await createFicha(school, chosen, fixture('apprentices'), `?forzar=true${query.replace('?', '&')}`)
      expect(forced.body.reporte.avisos).toMatchObject([{ code: 'program_differs', fila: 2 }])
    },
  )

  it('warns in a dry run if the file has the name of an unknown program', async () => {
    await school.api.dataSource.query(`UPDATE programa SET nombre_programa = 'Contenidos'`)
    const { status, body } = await createFicha(school, data(), fixture('apprentices'), '?simular=true')
    expect({ status, body }).toMatchObject({
      body: {
        ok: true,
        reporte: { advertencias: 1, avisos: [{ code: 'program_differs', params: { programa: 'Contenidos' } }] },
      },
    })
    await school.api.dataSource.query(
      `UPDATE programa SET nombre_programa = 'Tecnólogo en gestión de huertas urbanas y viveros'`,
    )
    expect((await createFicha(school, data(), fixture('apprentices'))).body.reporte.avisos).toEqual([])
  })

  it('rejects a report of another program and a file that is too large', async () => {
    const { body } = await createProgram(school, fixture('judgments'))
    await school.api.dataSource.query(`UPDATE programa SET codigo = '777777' WHERE id = ?`, [body.program?.id])
    const other = { ...data(), idProgramaFormacion: body.program?.id }
    const before = await fingerprint(school.api.dataSource)
    const refused = await createFicha(school, other, fixture('judgments'))
    expect(refused).toMatchObject({ status: 422, body: { code: 'wrong_program' } })
    expect((refused.body as unknown as { msg: string }).msg).toMatch(/fila 4.*777777/)
    const large = { name: 'grande.xls', bytes: Buffer.alloc(MAX_APPRENTICES_FILE + 1) }
    expect(await createFicha(school, data(), large)).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', params: { max_mb: 2 } },
    })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })
})
