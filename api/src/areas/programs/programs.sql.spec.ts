import type { CreateProgramAnswer, ProgramAnswer, ProgramsAnswer } from '@fichero/contract/programs.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { repeatedRow } from '../../../testing/bad-files.js'
import { buildFicha, buildProgram } from '../../../testing/build.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { createProgram, openSchool, PROGRAM_DATA, type School } from '../../../testing/school.js'
import { edited } from '../../../testing/spreadsheets.js'

describe('the API of programs', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  it('lists enabled programs by name, with the reader’s abilities', async () => {
    const { api, userToken, adminToken } = school
    await buildProgram(api.dataSource, { nombre_programa: 'Zootecnia' })
    await buildProgram(api.dataSource, { nombre_programa: 'Álgebra aplicada' })
    await buildProgram(api.dataSource, { nombre_programa: 'Mecánica' })
    await buildProgram(api.dataSource, { nombre_programa: 'Cerrado', estado: 'deshabilitado' })
    expect((await api.get('/programs')).status).toBe(401)
    const { body } = await api.get<ProgramsAnswer>('/programs', userToken)
    expect(body.programs.map((row) => row.nombre_programa)).toEqual(['Álgebra aplicada', 'Mecánica', 'Zootecnia'])
    const twins = [await buildProgram(api.dataSource, { nombre_programa: 'Redes 2' })]
    twins.push(await buildProgram(api.dataSource, { nombre_programa: 'Redes 2' }))
    const ofTwin = { id_programa_formacion: twins[0]!.id }
    for (const estado of ['habilitado', 'habilitado', 'deshabilitado'] as const)
      await buildFicha(api.dataSource, { ...ofTwin, estado })
    const named = (await api.get<ProgramsAnswer>('/programs', userToken)).body.programs.slice(2, 4)
    expect(named.map(({ id, fichas }) => [id, fichas])).toEqual([
      [twins[0]!.id, 2],
      [twins[1]!.id, 0],
    ])
    expect(body.can).toEqual({ create: false, viewDisabled: false })
    expect(body.programs[0]?.can).toEqual({ edit: false, disable: false, enable: false })
    const admins = (await api.get<ProgramsAnswer>('/programs', adminToken)).body
    expect(admins.can).toEqual({ create: true, viewDisabled: true })
    expect(admins.programs[0]?.can).toEqual({ edit: true, disable: true, enable: false })
  })

  it('shows a program and its competencies, in the order of the design, without a session', async () => {
    const { api, adminToken } = school
    const { id } = await buildProgram(api.dataSource, { competencies: 2, outcomes: 3 })
    const { status, body } = await api.get<ProgramAnswer>(`/programs/${id}`)
    expect(status).toBe(200)
    expect(body.competencias.map((row) => row.resultados_aprendizaje.length)).toEqual([3, 3])
    expect(body.can).toEqual({ edit: false, disable: false, enable: false })
    expect((await api.get<ProgramAnswer>(`/programs/${id}`, adminToken)).body.can.edit).toBe(true)
    expect(await api.get('/programs/987654')).toMatchObject({ status: 404, body: { code: 'program_not_found' } })
  })

  it('shows a disabled program only with permission to see disabled programs', async () => {
    const { api, userToken, adminToken } = school
    const { id } = await buildProgram(api.dataSource, { estado: 'deshabilitado' })
    expect((await api.get(`/programs/${id}`)).status).toBe(404)
    expect((await api.get(`/programs/${id}`, userToken)).status).toBe(404)
    expect((await api.get(`/programs/${id}`, adminToken)).status).toBe(200)
  })

  it('creates a program from a spreadsheet with two columns', async () => {
    const { status, body } = await createProgram(school)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ok: true, msg: 'El programa se creó correctamente' },
    })
    expect(body.program).toMatchObject({ nombre_programa: PROGRAM_DATA.nombrePrograma, nivel: 'tecnologo' })
    expect(body.reporte).toMatchObject({ tipo: 'programa', aprendices: null, rechazados: 0 })
    const shown = (await school.api.get<ProgramAnswer>(`/programs/${body.program?.id}`)).body
    expect(shown.competencias).toHaveLength(shown.total_competencias)
    expect(shown.competencias.flatMap((row) => row.resultados_aprendizaje)).toHaveLength(shown.total_resultados)
    expect(body.reporte.registros.nuevos).toBe(shown.total_resultados)
    expect(await auditEntriesOf(school.api.dataSource, 'programa', shown.id)).toEqual([
      {
        accion: 'programs:create',
        id_usuario: school.admin.id,
        antes: null,
        despues: expect.objectContaining({
          nombre_programa: shown.nombre_programa,
          total_horas: shown.total_horas,
          busqueda: 'gestion de huertas urbanas y viveros',
          revision: 1,
          importacion: body.reporte.id,
        }),
      },
    ])
  })

  it('creates a program from a judgments report, whose code and version must be unique', async () => {
    const { body } = await createProgram(school, fixture('judgments'))
    expect(body.program).toMatchObject({
      codigo: expect.stringMatching(/^\d+$/),
      version: expect.stringMatching(/^\d+$/),
    })
    const before = await fingerprint(school.api.dataSource)
    const again = await createProgram(school, fixture('judgmentsLater'))
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'program_exists', params: { codigo: body.program?.codigo } },
    })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it.each(['program', 'judgments'] as const)('creates one program if a double click sends %s twice', async (name) => {
    const field = name === 'program' ? 'nombrePrograma' : 'archivo_excel'
    const code = name === 'program' ? 'program_twin' : 'program_exists'
    const answers = await Promise.all([createProgram(school, fixture(name)), createProgram(school, fixture(name))])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const duplicate = { status: 409, body: { code, errors: { [field]: { code: 'taken' } } } }
    expect(answers.find(({ status }) => status === 409)).toMatchObject(duplicate)
    const before = await fingerprint(school.api.dataSource)
    expect(await createProgram(school, fixture(name))).toMatchObject(duplicate)
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('accepts the name of another program with other outcomes or another level', async () => {
    const { api, adminToken } = school
    const first = (await createProgram(school)).body.program
    const other = edited('program', (rows) => {
      rows.pop()
    })
    const second = await createProgram(school, other)
    expect(second.status).toBe(201)
    const level = { ...PROGRAM_DATA, nivel: 'tecnico' }
    const third = { data: level, file: fixture('program') }
    expect((await api.upload('POST', '/programs/create', third, adminToken)).status).toBe(201)
    const renamed = { ...PROGRAM_DATA, nombrePrograma: 'Otro nombre' }
    expect((await api.put(`/programs/update/${first?.id}`, renamed, adminToken)).status).toBe(200)
    expect((await createProgram(school)).status).toBe(201)
    expect(await api.put(`/programs/update/${first?.id}`, PROGRAM_DATA, adminToken)).toMatchObject({
      status: 409,
      body: { code: 'program_twin', errors: { nombrePrograma: { code: 'taken' } } },
    })
  })

  it('saves nothing in a dry run, and imports only the valid rows with `parcial=true`', async () => {
    const before = await fingerprint(school.api.dataSource)
    const plan = await createProgram(school, fixture('program'), '?simular=true')
    expect(plan.body).toMatchObject({ program: null, reporte: { simulado: true, id: null } })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    const { file } = repeatedRow('program')
    expect((await createProgram(school, file)).status).toBe(422)
    const partial = await createProgram(school, file, '?parcial=true')
    expect(partial).toMatchObject({ status: 201, body: { reporte: { rechazados: 1 } } })
    expect(partial.body.program?.total_resultados).toBe(partial.body.reporte.filas - 1)
  })

  it('reports all invalid and missing fields at once', async () => {
    const { api, adminToken, userToken } = school
    const file = fixture('program')
    const post = (parts: { data?: unknown; file?: typeof file }, token = adminToken) =>
      api.upload<CreateProgramAnswer>('POST', '/programs/create', parts, token)
    expect((await post({ data: { nombrePrograma: ' ', totalHoras: -1, nivel: 'otro' }, file })).body).toMatchObject({
      code: 'validation',
      errors: {
        nombrePrograma: { code: 'required' },
        totalHoras: { code: 'hours_invalid' },
        nivel: { code: 'invalid' },
      },
    })
    expect(await post({ data: PROGRAM_DATA })).toMatchObject({
      status: 400,
      body: { errors: { archivo_excel: { code: 'file_required' } } },
    })
    expect((await post({ data: PROGRAM_DATA, file }, userToken)).status).toBe(403)
  })
})
