import type {
  BatchAnswer,
  BatchesAnswer,
  BatchReportAnswer,
  ChangedBatchAnswer,
} from '@fichero/contract/batches.schema'
import type { BatchReportState } from '@fichero/contract/enums'
import { buildFicha } from '../../../../testing/build.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { pe04File } from '../../../../testing/pe04-file.js'
import { FICHA, getFicha, importEvaluations, openSchool } from '../../../../testing/school.js'
import { edited, rowsOf, spreadsheet } from '../../../../testing/spreadsheets.js'
import { openTwoCentres } from '../../../../testing/two-centres.js'
import type { SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'
import { User } from '../../users/user.entity.js'
import { BatchQueue } from './batch-queue.js'
import { BatchReport } from './batch-report.entity.js'

const OTHER = 2_888_002
const MISSING = 2_888_009
/** Index of the row of headings in the fixture. */
const HEADER = 12
const ABSENT = '1900650003'
/** The people of the fixtures' report, and one whom it does not have. */
const LIST = spreadsheet('lista.xlsx', [
  ['Documento', 'Nombre', 'Apellidos'],
  ...new Map(
    rowsOf('judgments')
      .slice(HEADER + 1)
      .map(([, ...person]) => [person[0], person.slice(0, 3)]),
  ).values(),
  [ABSENT, 'SOL', 'RÍOS'],
])

/** The fixture's judgments report as one of another ficha. */
const reportOf = (ficha: number): SpreadsheetFile =>
  edited('judgments', (rows) => {
    rows[2] = rows[2]!.map((cell) => (cell === FICHA ? ficha : cell))
  })
const BROKEN = { ...fixture('judgments'), name: 'roto.xls', bytes: fixture('judgments').bytes.slice(0, 5000) }

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
  await addFicha(school, OTHER, LIST)
})
afterEach(() => school.close())

/** Runs everything that waits in the queue, as the server does in the background. */
async function work() {
  const queue = school.api.app.get(BatchQueue)
  while (await queue.runNext()) {
    /* the next one */
  }
}

const post = (path: string, body?: unknown, token = school.adminToken) =>
  school.api.post<ChangedBatchAnswer>(`/fichas/lotes${path}`, body, token)

const send = (lote: number, numero: number, file: SpreadsheetFile, token = school.adminToken) =>
  school.api.upload<ChangedBatchAnswer>('POST', `/fichas/lotes/${lote}/archivos?numero=${numero}`, { file }, token)

const read = async (lote: number, query = '') =>
  (await school.api.get<BatchAnswer>(`/fichas/lotes/${lote}${query}`, school.adminToken)).body

/** Creates a batch, sends the files and plans them. Returns its id. */
async function batchOf(...files: SpreadsheetFile[]): Promise<number> {
  const { body } = await post('', { archivos: files.length })
  for (const [index, file] of files.entries()) await send(body.lote.id, index + 1, file)
  await work()
  return body.lote.id
}

/** Returns the states of the reports, by ficha or, without a ficha, by name of the file. */
async function statesOf(lote: number): Promise<Record<string, BatchReportState>> {
  const { reportes } = await read(lote)
  return Object.fromEntries(reportes.map(({ nro_ficha, archivo, estado }) => [nro_ficha ?? archivo, estado]))
}

const approvedIn = async (ficha: number) =>
  (await getFicha(school, ficha)).aprendices.reduce((sum, person) => sum + person.resultados_aprobados, 0)

describe('a batch', () => {
  it('plans each report in the background, and lists first what needs somebody', async () => {
    const lote = await batchOf(reportOf(FICHA), BROKEN, reportOf(MISSING), reportOf(OTHER))
    const { reportes, lote: counts } = await read(lote)
    expect(reportes.map(({ nro_ficha, estado }) => [nro_ficha, estado])).toEqual([
      [null, 'rechazado'],
      [OTHER, 'por_decidir'],
      [MISSING, 'ficha_nueva'],
      [FICHA, 'listo'],
    ])
    expect(counts).toMatchObject({ archivos: 4, recibidos: 4, delante: 0 })
    expect(counts.reportes).toEqual({ rechazado: 1, por_decidir: 1, ficha_nueva: 1, listo: 1 })
    expect(reportes[0]!.error).toMatchObject({ code: 'file_damaged', params: { archivo: 'roto.xls' } })
    expect(reportes[1]!.error?.code).toBe('people_absent')
    expect(reportes[3]!.reporte?.registros.nuevos).toBeGreaterThan(0)
    expect(await approvedIn(FICHA)).toBe(0)
  })

  it('shows the reports in one state, and everything of one plan', async () => {
    const lote = await batchOf(reportOf(FICHA), reportOf(OTHER))
    const { reportes, pagination } = await read(lote, '?estado=por_decidir')
    expect(reportes.map(({ nro_ficha }) => nro_ficha)).toEqual([OTHER])
    expect(pagination.totalItems).toBe(1)
    expect(reportes[0]!.reporte?.ausentes).toBeUndefined()
    const path = `/fichas/lotes/${lote}/reportes/${reportes[0]!.id}`
    const { body } = await school.api.get<BatchReportAnswer>(path, school.adminToken)
    expect(body.reporte.reporte?.ausentes?.personas.map((person) => person.nro_documento)).toEqual([ABSENT])
  })

  it('applies all reports that are ready, and undoes them together', async () => {
    const lote = await batchOf(reportOf(FICHA), reportOf(OTHER))
    await post(`/${lote}/aplicar`, {})
    await work()
    expect(await statesOf(lote)).toEqual({ [FICHA]: 'aplicado', [OTHER]: 'por_decidir' })
    const approved = await approvedIn(FICHA)
    expect(approved).toBeGreaterThan(0)
    expect(await approvedIn(OTHER)).toBe(0)
    await post(`/${lote}/deshacer`, {})
    await work()
    expect(await statesOf(lote)).toEqual({ [FICHA]: 'deshecho', [OTHER]: 'por_decidir' })
    expect(await approvedIn(FICHA)).toBe(0)
  })

  it('applies a report that needs a decision as its plan shows, if it is named', async () => {
    const lote = await batchOf(reportOf(OTHER))
    const [report] = (await read(lote)).reportes
    await post(`/${lote}/aplicar`, { reportes: [report!.id] })
    await work()
    expect(await statesOf(lote)).toEqual({ [OTHER]: 'aplicado' })
    const { aprendices } = await getFicha(school, OTHER)
    expect(aprendices.find(({ nro_documento }) => nro_documento === ABSENT)?.estado).toBe('FUERA DEL REPORTE')
  })

  it('plans a report again instead of applying it if the ficha has changed', async () => {
    const lote = await batchOf(reportOf(FICHA))
    await importEvaluations(school, FICHA, fixture('judgments'))
    await post(`/${lote}/aplicar`, {})
    await work()
    const [report] = (await read(lote)).reportes
    expect(report).toMatchObject({ estado: 'sin_cambios', cambio: true })
  })

  it('compares reports again when their fichas exist', async () => {
    const lote = await batchOf(reportOf(MISSING))
    expect(await statesOf(lote)).toEqual({ [MISSING]: 'ficha_nueva' })
    await addFicha(school, MISSING, LIST)
    await post(`/${lote}/planear`, {})
    await work()
    expect(await statesOf(lote)).toEqual({ [MISSING]: 'por_decidir' })
  })

  it('keeps the plan of a report whose import is cancelled, and a report that was not planned', async () => {
    const { body } = await post('', { archivos: 2 })
    const { id } = body.lote
    await send(id, 1, reportOf(FICHA))
    await work()
    await post(`/${id}/aplicar`, {})
    await send(id, 2, reportOf(OTHER))
    await post(`/${id}/cancelar`)
    await work()
    expect(await statesOf(id)).toEqual({ [FICHA]: 'listo', [OTHER]: 'cancelado' })
    expect(await approvedIn(FICHA)).toBe(0)
    await post(`/${id}/planear`, {})
    await work()
    expect(await statesOf(id)).toEqual({ [FICHA]: 'listo', [OTHER]: 'por_decidir' })
  })

  it('records a file that is sent twice once, and refuses one that was not announced', async () => {
    const lote = await batchOf(reportOf(FICHA))
    expect((await send(lote, 1, reportOf(FICHA))).body.lote.recibidos).toBe(1)
    expect((await read(lote)).reportes).toHaveLength(1)
    expect((await send(lote, 2, reportOf(FICHA))).status).toBe(400)
  })

  it('knows its place in the queue behind the reports of other batches', async () => {
    const [first, second] = [
      (await post('', { archivos: 2 })).body.lote.id,
      (await post('', { archivos: 1 })).body.lote.id,
    ]
    await send(first, 1, reportOf(FICHA))
    await send(first, 2, reportOf(OTHER))
    expect((await send(second, 1, reportOf(FICHA))).body.lote.delante).toBe(2)
    const { body } = await school.api.get<BatchesAnswer>('/fichas/lotes', school.adminToken)
    expect(body.lotes.map(({ id, delante }) => [id, delante])).toEqual([
      [second, 2],
      [first, 0],
    ])
  })

  it('is unknown to everybody else, and after it was deleted', async () => {
    const lote = await batchOf(reportOf(FICHA))
    const other = await school.api.get(`/fichas/lotes/${lote}`, school.userToken)
    expect(other.status).toBe(403)
    await school.api.call('DELETE', `/fichas/lotes/${lote}`, { token: school.adminToken })
    const { status, body } = await school.api.get(`/fichas/lotes/${lote}`, school.adminToken)
    expect([status, body.code]).toEqual([404, 'batch_not_found'])
    expect(await school.api.dataSource.manager.count(BatchReport)).toBe(0)
  })

  it('does nothing in the name of a user who has no access any more', async () => {
    const lote = await batchOf(reportOf(FICHA))
    await post(`/${lote}/aplicar`, {})
    await school.api.dataSource.manager.update(User, school.admin.id, { estado: 'deshabilitado' })
    await work()
    const [row] = await school.api.dataSource.manager.find(BatchReport)
    expect(row).toMatchObject({ estado: 'por_decidir', error: { code: 'forbidden' } })
    expect(await approvedIn(FICHA)).toBe(0)
  })
})

describe('a batch after a PE-04', () => {
  it('fills the fichas that the PE-04 has created, of which the first report brings the design of their program', async () => {
    await school.close()
    school = { ...(await openSchool()), program: 0 }
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
    await school.close()
    const { api, people, north, south } = await openTwoCentres()
    school = {
      ...school,
      api,
      admin: people.coordinator,
      adminToken: api.tokenOf(people.coordinator),
      close: api.close,
    }
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
  it('never import the same report twice, and one takes over what the other has left', async () => {
    const lote = await batchOf(reportOf(FICHA))
    await post(`/${lote}/aplicar`, {})
    const { manager } = school.api.dataSource
    // A node that was killed has claimed the report.
    await manager.update(
      BatchReport,
      { id_lote: lote },
      { nodo: 'killed', reservado_hasta: new Date(Date.now() + 60_000) },
    )
    await work()
    expect(await statesOf(lote)).toEqual({ [FICHA]: 'por_aplicar' })
    await manager.update(BatchReport, { id_lote: lote }, { reservado_hasta: new Date(Date.now() - 1) })
    const queue = school.api.app.get(BatchQueue)
    await Promise.all([queue.runNext(), queue.runNext(), queue.runNext()])
    expect(await statesOf(lote)).toEqual({ [FICHA]: 'aplicado' })
    const [loads] = await manager.query(
      `SELECT COUNT(*) AS total FROM importacion WHERE nro_ficha = ${FICHA} AND tipo = 'juicios'`,
    )
    expect(Number(loads.total)).toBe(1)
  })

  it('give up a report that has ended the server five times', async () => {
    const lote = await batchOf(reportOf(FICHA))
    await post(`/${lote}/aplicar`, {})
    await school.api.dataSource.manager.update(BatchReport, { id_lote: lote }, { intentos: 5 })
    await work()
    const [report] = (await read(lote)).reportes
    expect(report).toMatchObject({ estado: 'por_decidir', error: { code: 'internal' } })
  })
})
