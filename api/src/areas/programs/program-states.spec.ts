import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { DisabledProgramsAnswer, ProgramStateAnswer, ProgramsAnswer } from '@fichero/contract/programs.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildFicha, buildProgram } from '../../../testing/build.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { openSchool, PROGRAM_DATA, type School } from '../../../testing/school.js'

describe('disabling and enabling a program', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  const names = (programs: { nombre_programa: string }[]) => programs.map((row) => row.nombre_programa)
  const listed = async () => names((await school.api.get<ProgramsAnswer>('/programs', school.adminToken)).body.programs)
  const disabled = async () =>
    (await school.api.get<DisabledProgramsAnswer>('/programs/disabled', school.adminToken)).body

  it('moves the program to the other list and back, and is audited', async () => {
    const { api, adminToken, admin } = school
    const { id } = await buildProgram(api.dataSource, { nombre_programa: 'Mecánica' })
    expect(await disabled()).toEqual([])
    expect(await api.post<ProgramStateAnswer>(`/programs/disabled/${id}`, undefined, adminToken)).toMatchObject({
      status: 200,
      body: { ok: true, msg: 'El programa se eliminó correctamente', program: { id, estado: 'deshabilitado' } },
    })
    expect(await listed()).toEqual([])
    expect(await disabled()).toEqual([
      expect.objectContaining({
        id,
        nombre_programa: 'Mecánica',
        estado: 'deshabilitado',
        can: { edit: true, disable: false, enable: true },
      }),
    ])
    expect(await api.post<ProgramStateAnswer>(`/programs/enabled/${id}`, {}, adminToken)).toMatchObject({
      status: 200,
      body: { program: { estado: 'habilitado' } },
    })
    expect(await disabled()).toEqual([])
    expect(await listed()).toEqual(['Mecánica'])
    const [on, off] = [{ estado: 'habilitado' }, { estado: 'deshabilitado' }]
    expect(await auditEntriesOf(api.dataSource, 'programa', id)).toEqual([
      { accion: 'programs:disable', id_usuario: admin.id, antes: on, despues: off },
      { accion: 'programs:enable', id_usuario: admin.id, antes: off, despues: on },
    ])
  })

  it('does not change how many enabled fichas the program has', async () => {
    const { api, adminToken } = school
    const { id } = await buildProgram(api.dataSource)
    const { id: other } = await buildProgram(api.dataSource)
    await buildFicha(api.dataSource, { id_programa_formacion: id })
    await buildFicha(api.dataSource, { id_programa_formacion: id })
    await buildFicha(api.dataSource, { id_programa_formacion: id, estado: 'deshabilitado' })
    const { programs } = (await api.get<ProgramsAnswer>('/programs', adminToken)).body
    expect(new Map(programs.map((row) => [row.id, row.fichas]))).toEqual(
      new Map([
        [id, 2],
        [other, 0],
      ]),
    )
    expect((await api.get(`/programs/${id}`)).body).toMatchObject({ fichas: 2 })
    await api.post(`/programs/disabled/${id}`, undefined, adminToken)
    expect(await disabled()).toMatchObject([{ id, fichas: 2 }])
  })

  it('does nothing the second time, even for concurrent requests', async () => {
    const { api, adminToken } = school
    const { id } = await buildProgram(api.dataSource)
    const disable = () => api.post(`/programs/disabled/${id}`, undefined, adminToken)
    const answers = await Promise.all([disable(), disable()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await auditEntriesOf(api.dataSource, 'programa', id)).toHaveLength(1)
    const before = await fingerprint(api.dataSource)
    expect(await disable()).toMatchObject({ status: 200, body: { program: { estado: 'deshabilitado' } } })
    expect(await fingerprint(api.dataSource)).toBe(before)
  })

  it('increases the version, so that an edit based on an earlier read fails', async () => {
    const { api, adminToken } = school
    const { id } = await buildProgram(api.dataSource)
    const etag = async () => (await api.get(`/programs/${id}`, adminToken)).headers.get('etag') ?? ''
    const read = await etag()
    await api.post(`/programs/disabled/${id}`, undefined, adminToken)
    await api.post(`/programs/enabled/${id}`, undefined, adminToken)
    const edit = (ifMatch: string) =>
      api.put(`/programs/update/${id}`, PROGRAM_DATA, adminToken, { 'if-match': ifMatch })
    expect(await edit(read)).toMatchObject({ status: 412, body: { code: 'stale_version' } })
    expect((await edit(await etag())).status).toBe(200)
  })

  it('does not hide the fichas of the program', async () => {
    const { api, adminToken, userToken } = school
    const { id, nombre_programa } = await buildProgram(api.dataSource)
    const { nro_ficha } = await buildFicha(api.dataSource, { id_programa_formacion: id })
    await api.post(`/programs/disabled/${id}`, undefined, adminToken)
    expect(await api.get<FichaAnswer>(`/fichas/${nro_ficha}`, userToken)).toMatchObject({
      status: 200,
      body: { programa_formacion: nombre_programa, estado: 'habilitado' },
    })
    expect(await api.get(`/fichas?programId=${id}`, userToken)).toMatchObject({ body: { fichas: [{ nro_ficha }] } })
  })

  it('requires an administrator and an existing program', async () => {
    const { api, adminToken, userToken } = school
    const { id } = await buildProgram(api.dataSource)
    for (const path of [`/programs/disabled/${id}`, `/programs/enabled/${id}`])
      expect(await api.post(path, undefined, userToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await api.get('/programs/disabled', userToken)).status).toBe(403)
    for (const path of ['/programs/disabled/987654', '/programs/enabled/987654'])
      expect(await api.post(path, undefined, adminToken)).toMatchObject({ body: { code: 'program_not_found' } })
  })
})
