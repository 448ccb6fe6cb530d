import type { PendingUsersAnswer } from '@fichero/contract/admin.schema'
import type { CentresAnswer } from '@fichero/contract/centres.schema'
import type { FichaCounts, FichasAnswer } from '@fichero/contract/fichas.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin } from '../../../testing/build.js'
import { contractLimit } from '../../access/contract-access.js'
import { recount } from '../../areas/fichas/recount.js'
import { User } from '../../areas/users/user.entity.js'
import { loadDemo } from './load-demo.js'

const DAY = '2026-11-21'

describe('the demonstration data', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi()
    await buildAdmin(api.dataSource)
    expect(await loadDemo(api.dataSource, 'centre', DAY)).toBe(true)
  })
  afterAll(() => api.close())

  const number = async (sql: string) => Number(Object.values((await api.dataSource.query(sql))[0])[0])

  it('has 24 fichas, about 650 apprentices and about 45,000 outcomes to judge', async () => {
    expect(await number('SELECT COUNT(*) FROM ficha')).toBe(24)
    expect(await number('SELECT COUNT(*) FROM matricula')).toBeGreaterThan(600)
    expect(await number('SELECT COUNT(*) FROM matricula')).toBeLessThan(700)
    const outcomes = await number(
      'SELECT SUM(p.total_resultados) FROM matricula m JOIN ficha f ON f.nro_ficha = m.nro_ficha JOIN programa p ON p.id = f.id_programa_formacion',
    )
    expect(outcomes).toBeGreaterThan(42_000)
    expect(outcomes).toBeLessThan(49_000)
  })

  it('does not use the programs and fichas of the sample files', async () => {
    expect(await number(`SELECT COUNT(*) FROM programa WHERE codigo IN ('228118', '233104')`)).toBe(0)
    expect(await number('SELECT COUNT(*) FROM ficha WHERE nro_ficha >= 2999001')).toBe(0)
  })

  it('has only users whose contract gives them access', async () => {
    for (const person of await api.dataSource.manager.find(User)) expect(contractLimit(person, DAY)).toBeNull()
  })

  it('has counters that agree with its judgments', async () => {
    expect(await recount(api.dataSource.manager)).toEqual([])
  })

  it('has fichas of every stage in the answers of the API', async () => {
    const [admin] = await api.dataSource.query(`SELECT id, version_token FROM usuario WHERE rol = 'admin'`)
    const token = api.tokenOf(admin)
    const counts = (await api.get<FichaCounts>('/fichas/reporte-estado', token)).body
    expect(Object.values(counts).every((count) => count > 0)).toBe(true)
    const { body } = await api.get<FichasAnswer>('/fichas?limit=100', token)
    expect(body.fichas).toHaveLength(24)
    expect(body.fichas[0]).toMatchObject({ nro_ficha: 2_990_024 })
  })

  it('has pending access requests', async () => {
    expect(await number(`SELECT COUNT(*) FROM usuario WHERE estado = 'pendiente'`)).toBe(3)
  })

  it('is loaded once, and never into a database with other data', async () => {
    expect(await loadDemo(api.dataSource, 'centre', DAY)).toBe(false)
    expect(await number('SELECT COUNT(*) FROM ficha')).toBe(24)
  })
})

describe('the demonstration data of a region', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi()
    await buildAdmin(api.dataSource)
    expect(await loadDemo(api.dataSource, 'region', DAY)).toBe(true)
  })
  afterAll(() => api.close())

  it('divides the fichas and their heads between two centres', async () => {
    const [admin] = await api.dataSource.query(`SELECT id, version_token FROM usuario WHERE rol = 'admin'`)
    const { body } = await api.get<CentresAnswer>('/centros', api.tokenOf(admin))
    expect(body).toMatchObject({ sin_centro: 0, centros: [{ confirmado: true }, { confirmado: true }] })
    expect(body.centros.reduce((sum, { fichas }) => sum + fichas, 0)).toBe(24)
    expect(
      await api.dataSource.query(
        `SELECT f.nro_ficha FROM ficha f
         WHERE NOT EXISTS (SELECT 1 FROM usuario_centro w WHERE w.id_usuario = f.id_jefe AND w.id_centro = f.id_centro)`,
      ),
    ).toEqual([])
  })

  it('gives each centre a coordinator, who sees its fichas, people and access requests', async () => {
    const coordinators = await api.dataSource.query(
      `SELECT id, version_token FROM usuario WHERE rol = 'coordinador' ORDER BY id`,
    )
    const totals = await Promise.all(
      coordinators.map(async (coordinator: { id: number; version_token: number }) => {
        const token = api.tokenOf(coordinator)
        const { pagination } = (await api.get<FichasAnswer>('/fichas', token)).body
        const requests = (await api.get<PendingUsersAnswer>('/admin/pending-users', token)).body
        return [pagination.totalItems, requests.users.length]
      }),
    )
    expect(totals).toHaveLength(2)
    for (const counts of totals) for (const count of counts) expect(count).toBeGreaterThan(0)
    expect(totals.reduce((sum, [fichas]) => sum + fichas, 0)).toBe(24)
  })
})
