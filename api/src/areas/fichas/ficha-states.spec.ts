import type { DisabledFichasAnswer, FichaStateAnswer, FichasAnswer } from '@fichero/contract/fichas.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildFicha, buildProgram } from '../../../testing/build.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { importEvaluations, openFixtureFicha, openSchool, type School } from '../../../testing/school.js'

const FICHA = 2_888_001

describe('disabling and enabling a ficha', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  const post = (path: string, token = school.adminToken) => school.api.post<FichaStateAnswer>(path, undefined, token)
  const disabled = async () => (await school.api.get<DisabledFichasAnswer>('/fichas/disabled', school.adminToken)).body
  const listed = async () =>
    (await school.api.get<FichasAnswer>('/fichas', school.userToken)).body.fichas.map((row) => row.nro_ficha)

  it('moves the ficha to the other list and back, and writes to the audit log', async () => {
    const { api, admin } = school
    const { nombre_programa, id } = await buildProgram(api.dataSource)
    const { nro_ficha } = await buildFicha(api.dataSource, { id_jefe: admin.id, id_programa_formacion: id })
    expect(await disabled()).toEqual([])
    expect(await post(`/fichas/disabled/${nro_ficha}`)).toMatchObject({
      status: 200,
      body: { ok: true, ficha: { nro_ficha, estado: 'deshabilitado' } },
    })
    expect(await listed()).toEqual([])
    expect(await disabled()).toMatchObject([
      {
        id: nro_ficha,
        nro_ficha,
        nombre_jefe_ficha: `${admin.nombre} ${admin.apellido}`,
        jornada: 'diurna',
        oferta: 'cerrada',
        programa_formacion: nombre_programa,
        estado: 'deshabilitado',
        can: { edit: true, disable: false, enable: true, importEvaluations: false },
      },
    ])
    expect(await post(`/fichas/enabled/${nro_ficha}`)).toMatchObject({ status: 200, body: { ok: true } })
    expect([await listed(), await disabled()]).toEqual([[nro_ficha], []])
    const [on, off] = [{ estado: 'habilitado' }, { estado: 'deshabilitado' }]
    expect(await auditEntriesOf(api.dataSource, 'ficha', nro_ficha)).toEqual([
      { accion: 'fichas:disable', id_usuario: admin.id, antes: on, despues: off },
      { accion: 'fichas:enable', id_usuario: admin.id, antes: off, despues: on },
    ])
  })

  it('does nothing the second time, even in concurrent requests', async () => {
    const { api } = school
    const { nro_ficha } = await buildFicha(api.dataSource)
    const path = `/fichas/disabled/${nro_ficha}`
    expect((await Promise.all([post(path), post(path)])).map(({ status }) => status)).toEqual([200, 200])
    const before = await fingerprint(api.dataSource)
    expect((await post(path)).status).toBe(200)
    expect(await fingerprint(api.dataSource)).toBe(before)
    expect(await auditEntriesOf(api.dataSource, 'ficha', nro_ficha)).toHaveLength(1)
  })

  it('changes the version, so that an edit with the former version is rejected', async () => {
    const { api, admin, adminToken } = school
    const { nro_ficha, id_programa_formacion } = await buildFicha(api.dataSource)
    const etag = async () => (await api.get(`/fichas/${nro_ficha}`, adminToken)).headers.get('etag') ?? ''
    const read = await etag()
    await post(`/fichas/disabled/${nro_ficha}`)
    expect(await etag()).not.toBe(read)
    await post(`/fichas/enabled/${nro_ficha}`)
    const body = {
      idJefeFicha: admin.nro_documento,
      idProgramaFormacion: id_programa_formacion,
      fechaInicioLectiva: '2026-01-19',
      fechaFinLectiva: '2027-07-19',
      fechaFinFicha: '2028-01-19',
    }
    const edit = (ifMatch: string) => api.put(`/fichas/${nro_ficha}`, body, adminToken, { 'if-match': ifMatch })
    expect(await edit(read)).toMatchObject({ status: 412, body: { code: 'stale_version' } })
    expect((await edit(await etag())).status).toBe(200)
  })

  it('enables a ficha of a disabled program', async () => {
    const { api } = school
    const program = await buildProgram(api.dataSource, { estado: 'deshabilitado' })
    const columns = { id_programa_formacion: program.id, estado: 'deshabilitado' as const }
    const { nro_ficha } = await buildFicha(api.dataSource, columns)
    expect(await post(`/fichas/enabled/${nro_ficha}`)).toMatchObject({
      status: 200,
      body: { ficha: { estado: 'habilitado' } },
    })
    expect(await listed()).toEqual([nro_ficha])
  })

  it('rejects judgments for a disabled ficha', async () => {
    const { api } = school
    await openFixtureFicha(school)
    await post(`/fichas/disabled/${FICHA}`)
    const before = await fingerprint(api.dataSource)
    const refused = { status: 409, body: { code: 'ficha_disabled', msg: expect.stringContaining(`${FICHA}`) } }
    expect(await importEvaluations(school, FICHA, fixture('judgments'))).toMatchObject(refused)
    expect(await fingerprint(api.dataSource)).toBe(before)
    await post(`/fichas/enabled/${FICHA}`)
    expect((await importEvaluations(school, FICHA, fixture('judgments'))).status).toBe(200)
  })

  it('rejects users without permission, and unknown fichas', async () => {
    const { api, userToken } = school
    const { nro_ficha } = await buildFicha(api.dataSource)
    for (const path of [`/fichas/disabled/${nro_ficha}`, `/fichas/enabled/${nro_ficha}`])
      expect(await post(path, userToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await api.get('/fichas/disabled', userToken)).status).toBe(403)
    for (const path of ['/fichas/disabled/2700999', '/fichas/enabled/2700999'])
      expect(await post(path)).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  })
})
