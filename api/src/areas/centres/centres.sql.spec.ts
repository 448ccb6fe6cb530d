import type { CentreSavedAnswer, CentresAnswer } from '@fichero/contract/centres.schema'
import type { FichaAnswer, FichasAnswer } from '@fichero/contract/fichas.schema'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildUser } from '../../../testing/build.js'
import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { FICHA, fichaData, importEvaluations } from '../../../testing/school.js'
import { rowsOf, spreadsheet } from '../../../testing/spreadsheets.js'

const NORTH = { codigo: '9225', nombre: 'CENTRO DEL NORTE', codigo_regional: '68', regional: 'REGIONAL SANTANDER' }
const SOUTH = { codigo: '9309', nombre: 'CENTRO DEL SUR', codigo_regional: null, regional: null }

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

const centres = async () => (await school.api.get<CentresAnswer>('/centros', school.adminToken)).body
const create = (body: object) => school.api.post<CentreSavedAnswer>('/centros', body, school.adminToken)
const confirm = (id: number) =>
  school.api.post<CentreSavedAnswer>(`/centros/${id}/confirmar`, undefined, school.adminToken)
const ficha = async () => (await school.api.get<FichaAnswer>(`/fichas/${FICHA}`, school.adminToken)).body
const centrosOf = async (id: number) =>
  (await school.api.get<UserAnswer>(`/users/${id}`, school.adminToken)).body.user.centros
const numbersIn = async (centro: number | string) =>
  (await school.api.get<FichasAnswer>(`/fichas?centro=${centro}`, school.adminToken)).body.fichas.map(
    ({ nro_ficha }) => nro_ficha,
  )

/** Returns a judgments report of the ficha, of a day, that names a centre. */
function reportOf(centre: string, regional: string, day: string) {
  const rows = rowsOf('judgments').map((row) => {
    const label = String(row[0] ?? '')
    if (label === 'Fecha del Reporte:') return row.with(2, day)
    if (label === 'Regional:') return row.with(2, regional)
    return label === 'Centro de Formación:' ? row.with(2, centre) : row
  })
  return spreadsheet('reporte.xls', rows)
}

const NORTH_REPORT = ['9225 - CENTRO DEL NORTE', '68 - REGIONAL SANTANDER'] as const

describe('a centre that a report names', () => {
  it('is proposed, and its ficha has no centre until an administrator confirms it', async () => {
    await importEvaluations(school, FICHA, reportOf(...NORTH_REPORT, '14/11/2026'))
    const { centros, sin_centro } = await centres()
    expect(centros).toEqual([expect.objectContaining({ ...NORTH, confirmado: false, fichas: 1, personas: 0 })])
    expect(sin_centro).toBe(1)
    expect((await ficha()).centro).toBeNull()
    expect(await numbersIn('ninguno')).toEqual([FICHA])

    const { id = 0 } = centros[0] ?? {}
    expect((await confirm(id)).body.centro).toMatchObject({ confirmado: true, fichas: 1, personas: 1 })
    const { codigo, nombre } = NORTH
    expect((await ficha()).centro).toEqual({ id, codigo, nombre })
    expect(await numbersIn('ninguno')).toEqual([])
    expect(await numbersIn(id)).toEqual([FICHA])
    expect((await centres()).sin_centro).toBe(0)
    const { body: session } = await school.api.get<{ centros: object[] }>('/auth/session', school.userToken)
    expect(session.centros).toEqual([{ id, codigo, nombre }])
  })

  it('is discarded with its fichas unchanged, and proposed again by the next report', async () => {
    await importEvaluations(school, FICHA, reportOf(...NORTH_REPORT, '14/11/2026'))
    const { id = 0 } = (await centres()).centros[0] ?? {}
    expect((await school.api.call('DELETE', `/centros/${id}`, { token: school.adminToken })).status).toBe(200)
    expect((await centres()).centros).toEqual([])
    expect((await ficha()).aprendices.length).toBeGreaterThan(0)
    await importEvaluations(school, FICHA, reportOf(...NORTH_REPORT, '15/11/2026'))
    expect((await centres()).centros).toHaveLength(1)
  })

  it('moves the ficha, and undoing the report moves it back', async () => {
    const north = (await create(NORTH)).body.centro.id
    const south = (await create(SOUTH)).body.centro.id
    await importEvaluations(school, FICHA, reportOf(...NORTH_REPORT, '14/11/2026'))
    const moved = reportOf('9309 - CENTRO DEL SUR', '', '15/11/2026')
    const plan = await importEvaluations(school, FICHA, moved, '?simular=true')
    expect(plan.body.reporte.avisos.map(({ code, params }) => [code, params.valor, params.centro])).toContainEqual([
      'centre_changes',
      '9309 - CENTRO DEL SUR',
      NORTH.nombre,
    ])
    const { body } = await importEvaluations(school, FICHA, moved)
    expect((await ficha()).centro?.id).toBe(south)
    const entries = await auditEntriesOf(school.api.dataSource, 'ficha', FICHA)
    const loads = entries.filter(({ accion }) => accion === 'fichas:import-evaluations')
    expect(loads.map(({ antes, despues }) => [antes?.id_centro, despues?.id_centro])).toEqual([
      [null, north],
      [north, south],
    ])
    await school.api.post(`/fichas/${FICHA}/importaciones/${body.reporte.id}/deshacer`, undefined, school.adminToken)
    expect((await ficha()).centro?.id).toBe(north)
  })
})

describe('people', () => {
  it('need no centre while there is one; with the second, heads work in theirs and everybody else in the first', async () => {
    const { dataSource } = school.api
    const someone = await buildUser(dataSource)
    const north = (await create(NORTH)).body.centro.id
    expect(await centrosOf(someone.id)).toEqual([])
    await importEvaluations(school, FICHA, reportOf('9309 - CENTRO DEL SUR', '', '14/11/2026'))
    const { id: south = 0 } = (await centres()).centros.find(({ codigo }) => codigo === '9309') ?? {}
    await confirm(south)
    const { id_usuario_jefe: head } = await ficha()
    expect(await centrosOf(head)).toEqual([south])
    expect(await centrosOf(someone.id)).toEqual([north])
  })

  it('work in the centres that an administrator selects', async () => {
    const north = (await create(NORTH)).body.centro.id
    const south = (await create(SOUTH)).body.centro.id
    const { id, nro_documento, nombre, apellido, correo_institucional, tipo_documento } = await buildUser(
      school.api.dataSource,
    )
    const values = { nombre, apellido, correo_institucional, tipo_documento }
    const update = (centros: number[], token = school.adminToken) =>
      school.api.put<{ errors: object }>(`/users/update/${nro_documento}`, { ...values, centros }, token)
    expect((await update([south, north])).status).toBe(200)
    expect(await centrosOf(id)).toEqual([north, south])
    expect((await update([south])).status).toBe(200)
    expect(await centrosOf(id)).toEqual([south])
    const trail = await auditEntriesOf(school.api.dataSource, 'usuario', id)
    expect(trail.map(({ antes, despues }) => [antes, despues])).toEqual([
      [{ centros: '' }, { centros: '9225, 9309' }],
      [{ centros: '9225, 9309' }, { centros: '9309' }],
    ])
    const unknown = await update([99])
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['centros']])
    const self = await school.api.put(
      `/users/update/${school.user.nro_documento}`,
      { ...values, correo_institucional: school.user.correo_institucional, centros: [north] },
      school.userToken,
    )
    expect(self.status).toBe(403)
  })
})

describe('the reports of a ficha', () => {
  it('are loaded by its head where the centre allows it, and by no other head', async () => {
    const { api } = school
    const head = await buildUser(api.dataSource)
    const north = (await create(NORTH)).body.centro.id
    const form = { ...fichaData(school, school.program, FICHA), idJefeFicha: head.nro_documento, idCentro: north }
    expect((await api.put(`/fichas/${FICHA}`, form, school.adminToken)).status).toBe(200)
    const load = async (who: typeof head) => {
      const parts = { file: reportOf(...NORTH_REPORT, '14/11/2026') }
      return (await api.upload('PUT', `/fichas/${FICHA}/evaluaciones`, parts, api.tokenOf(who))).status
    }
    const mayLoad = async () => {
      const { body } = await api.get<FichaAnswer>(`/fichas/${FICHA}`, api.tokenOf(head))
      const { permisos } = (await api.get<{ permisos: string[] }>('/auth/session', api.tokenOf(head))).body
      return [body.can.importEvaluations, permisos.includes('fichas:import-evaluations')]
    }
    expect([await load(head), ...(await mayLoad())]).toEqual([403, false, false])
    await api.put(`/centros/${north}`, { ...NORTH, carga: 'jefes' }, school.adminToken, { 'if-match': '*' })
    expect(await mayLoad()).toEqual([true, true])
    expect(await load(school.user)).toBe(403)
    expect(await load(head)).toBe(200)
    // With a second centre, the heads of that one still do not load theirs.
    const south = (await create(SOUTH)).body.centro.id
    await api.put(`/fichas/${FICHA}`, { ...form, idCentro: south }, school.adminToken)
    expect(await mayLoad()).toEqual([false, true])
  })
})

describe('a ficha', () => {
  it('gets the centre that an administrator selects, and its head works there', async () => {
    const { id } = (await create(NORTH)).body.centro
    const { id_usuario_jefe } = await ficha()
    const save = (idCentro: number | null) =>
      school.api.put<{ errors: object }>(
        `/fichas/${FICHA}`,
        { ...fichaData(school, school.program, FICHA), idCentro },
        school.adminToken,
      )
    expect((await save(id)).status).toBe(200)
    expect((await ficha()).centro?.id).toBe(id)
    expect(await centrosOf(id_usuario_jefe)).toEqual([id])
    expect((await save(null)).status).toBe(200)
    expect((await ficha()).centro).toBeNull()
    const unknown = await save(99)
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['idCentro']])
  })
})

describe('the form of a centre', () => {
  it('changes the centre, and refuses a former version and the code of another centre', async () => {
    const { body } = await create(NORTH)
    const { id, version } = body.centro
    await create(SOUTH)
    const save = (values: object, ifMatch: string) =>
      school.api.put<{ code: string; centro: object }>(`/centros/${id}`, { ...NORTH, ...values }, school.adminToken, {
        'if-match': ifMatch,
      })
    expect((await save({ nombre: 'CENTRO NORTE' }, `"${version}"`)).body.centro).toMatchObject({
      nombre: 'CENTRO NORTE',
      version: version + 1,
    })
    expect((await save({}, `"${version}"`)).status).toBe(412)
    expect((await save({ codigo: SOUTH.codigo }, '*')).body.code).toBe('centre_exists')
    expect((await create(SOUTH)).status).toBe(409)
    expect((await create({ ...NORTH, codigo: '' })).status).toBe(400)
  })

  it('answers 404 for an unknown centre, and 409 when a confirmed centre is discarded', async () => {
    const { id } = (await create(NORTH)).body.centro
    expect((await confirm(99)).status).toBe(404)
    expect((await school.api.call('DELETE', `/centros/${id}`, { token: school.adminToken })).status).toBe(409)
    expect((await confirm(id)).status).toBe(200)
  })
})
