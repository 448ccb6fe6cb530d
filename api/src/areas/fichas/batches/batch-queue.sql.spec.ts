import { batchesOf, reportOf } from '../../../../testing/batches.js'
import { buildFicha } from '../../../../testing/build.js'
import { openFichaSchool } from '../../../../testing/ficha-school.js'
import { pe04File } from '../../../../testing/pe04-file.js'
import { FICHA, openSchool, type School } from '../../../../testing/school.js'
import { openTwoCentres } from '../../../../testing/two-centres.js'
import { BatchQueue } from './batch-queue.js'
import { BatchReport } from './batch-report.entity.js'

const MISSING = 2_888_009

let school: School
afterEach(() => school.close())

describe('a batch after a PE-04', () => {
  it('fills the fichas that the PE-04 has created, of which the first report brings the design of their program', async () => {
    school = await openSchool()
    const { post, work, batchOf, statesOf, approvedIn } = batchesOf(school)
    const [one, two] = [2_777_001, 2_777_002]
    const listed = [one, two].map((ficha) => ({
      IDENTIFICADOR_FICHA: ficha,
      IDENTIFICADOR_UNICO_FICHA: `SF_${ficha}`,
      CODIGO_CENTRO: null,
    }))
    const parts = { data: {}, file: pe04File(listed) }
    expect((await school.api.upload('POST', '/fichas/pe-04', parts, school.adminToken)).status).toBe(200)
    const lote = await batchOf(reportOf(one), reportOf(two))
    expect(await statesOf(lote)).toEqual({ [one]: 'listo', [two]: 'listo' })
    await post(`/${lote}/aplicar`, {})
    await work()
    expect(await statesOf(lote)).toEqual({ [one]: 'aplicado', [two]: 'aplicado' })
    for (const ficha of [one, two]) expect(await approvedIn(ficha)).toBeGreaterThan(0)
  })
})

describe('a batch of a coordinator', () => {
  it('says of the fichas of another centre what it says of those that do not exist, and changes nothing', async () => {
    const { api, people, north, south } = await openTwoCentres()
    const [admin, user] = [people.coordinator, people.northern]
    school = {
      api,
      admin,
      user,
      adminToken: api.tokenOf(admin),
      userToken: api.tokenOf(user),
      close: () => api.close(),
    }
    const { batchOf, statesOf } = batchesOf(school)
    const [own, foreign] = [
      await buildFicha(api.dataSource, { id_centro: north }),
      await buildFicha(api.dataSource, { id_centro: south }),
    ]
    const lote = await batchOf(reportOf(foreign.nro_ficha), reportOf(MISSING), reportOf(own.nro_ficha))
    expect(await statesOf(lote)).toMatchObject({ [foreign.nro_ficha]: 'ficha_nueva', [MISSING]: 'ficha_nueva' })
    expect((await statesOf(lote))[own.nro_ficha]).not.toBe('ficha_nueva')
  })
})

describe('two nodes', () => {
  let batches: ReturnType<typeof batchesOf>
  beforeEach(async () => {
    school = await openFichaSchool()
    batches = batchesOf(school)
  })

  it('never import the same report twice, and one takes over what the other has left', async () => {
    const lote = await batches.batchOf(reportOf(FICHA))
    await batches.post(`/${lote}/aplicar`, {})
    const { manager } = school.api.dataSource
    // A node that was killed has claimed the report.
    await manager.update(
      BatchReport,
      { id_lote: lote },
      { nodo: 'killed', reservado_hasta: new Date(Date.now() + 60_000) },
    )
    await batches.work()
    expect(await batches.statesOf(lote)).toEqual({ [FICHA]: 'por_aplicar' })
    await manager.update(BatchReport, { id_lote: lote }, { reservado_hasta: new Date(Date.now() - 1) })
    const queue = school.api.app.get(BatchQueue)
    await Promise.all([queue.runNext(), queue.runNext(), queue.runNext()])
    expect(await batches.statesOf(lote)).toEqual({ [FICHA]: 'aplicado' })
    const [loads] = await manager.query(
      `SELECT COUNT(*) AS total FROM importacion WHERE nro_ficha = ${FICHA} AND tipo = 'juicios'`,
    )
    expect(Number(loads.total)).toBe(1)
  })

  it('give up a report that has ended the server five times', async () => {
    const lote = await batches.batchOf(reportOf(FICHA))
    await batches.post(`/${lote}/aplicar`, {})
    await school.api.dataSource.manager.update(BatchReport, { id_lote: lote }, { intentos: 5 })
    await batches.work()
    const [report] = (await batches.read(lote)).reportes
    expect(report).toMatchObject({ estado: 'por_decidir', error: { code: 'internal' } })
  })
})
