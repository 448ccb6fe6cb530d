import type { BatchesAnswer, BatchReportAnswer } from '@fichero/contract/batches.schema'
import { batchesOf, reportOf } from '../../../../testing/batches.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, getFicha, importEvaluations } from '../../../../testing/school.js'
import { rowsOf, spreadsheet, workbook } from '../../../../testing/spreadsheets.js'
import { User } from '../../users/user.entity.js'
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

const BROKEN = { ...fixture('judgments'), name: 'roto.xls', bytes: fixture('judgments').bytes.slice(0, 5000) }

let school: FichaSchool
let batches: ReturnType<typeof batchesOf>
beforeEach(async () => {
  school = await openFichaSchool()
  batches = batchesOf(school)
  await addFicha(school, OTHER, LIST)
})
afterEach(() => school.close())

describe('a batch', () => {
  it('plans each report in the background, and lists first what needs somebody', async () => {
    const lote = await batches.batchOf(reportOf(FICHA), BROKEN, reportOf(MISSING), reportOf(OTHER))
    const { reportes, lote: counts } = await batches.read(lote)
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
    expect(await batches.approvedIn(FICHA)).toBe(0)
  })

  it('has a row for each report of a file with several ones', async () => {
    const sheetOf = (ficha: number) =>
      rowsOf('judgments').map((row, index) => (index === 2 ? row.map((cell) => (cell === FICHA ? ficha : cell)) : row))
    const lote = await batches.batchOf(
      workbook(
        'dos.xlsx',
        [FICHA, MISSING].map((ficha) => [`F${ficha}`, sheetOf(ficha)]),
      ),
    )
    const { reportes, lote: counts } = await batches.read(lote)
    expect(counts).toMatchObject({ archivos: 1, recibidos: 1 })
    expect(
      reportes.map(({ archivo, nro_reporte, nro_ficha, estado }) => [archivo, nro_reporte, nro_ficha, estado]),
    ).toEqual([
      ['dos.xlsx', 2, MISSING, 'ficha_nueva'],
      ['dos.xlsx', 1, FICHA, 'listo'],
    ])
  })

  it('shows the reports in one state, and everything of one plan', async () => {
    const lote = await batches.batchOf(reportOf(FICHA), reportOf(OTHER))
    const { reportes, pagination } = await batches.read(lote, '?estado=por_decidir')
    expect(reportes.map(({ nro_ficha }) => nro_ficha)).toEqual([OTHER])
    expect(pagination.totalItems).toBe(1)
    expect(reportes[0]!.reporte?.ausentes).toBeUndefined()
    const path = `/fichas/lotes/${lote}/reportes/${reportes[0]!.id}`
    const { body } = await school.api.get<BatchReportAnswer>(path, school.adminToken)
    expect(body.reporte.reporte?.ausentes?.personas.map((person) => person.nro_documento)).toEqual([ABSENT])
  })

  it('applies all reports that are ready, and undoes them together', async () => {
    const lote = await batches.batchOf(reportOf(FICHA), reportOf(OTHER))
    await batches.post(`/${lote}/aplicar`, {})
    await batches.work()
    expect(await batches.statesOf(lote)).toEqual({ [FICHA]: 'aplicado', [OTHER]: 'por_decidir' })
    const approved = await batches.approvedIn(FICHA)
    expect(approved).toBeGreaterThan(0)
    expect(await batches.approvedIn(OTHER)).toBe(0)
    await batches.post(`/${lote}/deshacer`, {})
    await batches.work()
    expect(await batches.statesOf(lote)).toEqual({ [FICHA]: 'deshecho', [OTHER]: 'por_decidir' })
    expect(await batches.approvedIn(FICHA)).toBe(0)
  })

  it('applies a report that needs a decision as its plan shows, if it is named', async () => {
    const lote = await batches.batchOf(reportOf(OTHER))
    const [report] = (await batches.read(lote)).reportes
    await batches.post(`/${lote}/aplicar`, { reportes: [report!.id] })
    await batches.work()
    expect(await batches.statesOf(lote)).toEqual({ [OTHER]: 'aplicado' })
    const { aprendices } = await getFicha(school, OTHER)
    expect(aprendices.find(({ nro_documento }) => nro_documento === ABSENT)?.estado).toBe('FUERA DEL REPORTE')
  })

  it('plans a report again instead of applying it if the ficha has changed', async () => {
    const lote = await batches.batchOf(reportOf(FICHA))
    await importEvaluations(school, FICHA, fixture('judgments'))
    await batches.post(`/${lote}/aplicar`, {})
    await batches.work()
    const [report] = (await batches.read(lote)).reportes
    expect(report).toMatchObject({ estado: 'sin_cambios', cambio: true })
  })

  it('compares reports again when their fichas exist', async () => {
    const lote = await batches.batchOf(reportOf(MISSING))
    expect(await batches.statesOf(lote)).toEqual({ [MISSING]: 'ficha_nueva' })
    await addFicha(school, MISSING, LIST)
    await batches.post(`/${lote}/planear`, {})
    await batches.work()
    expect(await batches.statesOf(lote)).toEqual({ [MISSING]: 'por_decidir' })
  })

  it('keeps the plan of a report whose import is cancelled, and a report that was not planned', async () => {
    const { body } = await batches.post('', { archivos: 2 })
    const { id } = body.lote
    await batches.send(id, 1, reportOf(FICHA))
    await batches.work()
    await batches.post(`/${id}/aplicar`, {})
    await batches.send(id, 2, reportOf(OTHER))
    await batches.post(`/${id}/cancelar`)
    await batches.work()
    expect(await batches.statesOf(id)).toEqual({ [FICHA]: 'listo', [OTHER]: 'cancelado' })
    expect(await batches.approvedIn(FICHA)).toBe(0)
    await batches.post(`/${id}/planear`, {})
    await batches.work()
    expect(await batches.statesOf(id)).toEqual({ [FICHA]: 'listo', [OTHER]: 'por_decidir' })
  })

  it('records a file that is sent twice once, and refuses one that was not announced', async () => {
    const lote = await batches.batchOf(reportOf(FICHA))
    expect((await batches.send(lote, 1, reportOf(FICHA))).body.lote.recibidos).toBe(1)
    expect((await batches.read(lote)).reportes).toHaveLength(1)
    expect((await batches.send(lote, 2, reportOf(FICHA))).status).toBe(400)
  })

  it('knows its place in the queue behind the reports of other batches', async () => {
    const [first, second] = [
      (await batches.post('', { archivos: 2 })).body.lote.id,
      (await batches.post('', { archivos: 1 })).body.lote.id,
    ]
    await batches.send(first, 1, reportOf(FICHA))
    await batches.send(first, 2, reportOf(OTHER))
    expect((await batches.send(second, 1, reportOf(FICHA))).body.lote.delante).toBe(2)
    const { body } = await school.api.get<BatchesAnswer>('/fichas/lotes', school.adminToken)
    expect(body.lotes.map(({ id, delante }) => [id, delante])).toEqual([
      [second, 2],
      [first, 0],
    ])
  })

  it('is unknown to everybody else, and after it was deleted', async () => {
    const lote = await batches.batchOf(reportOf(FICHA))
    const other = await school.api.get(`/fichas/lotes/${lote}`, school.userToken)
    expect(other.status).toBe(403)
    await school.api.call('DELETE', `/fichas/lotes/${lote}`, { token: school.adminToken })
    const { status, body } = await school.api.get(`/fichas/lotes/${lote}`, school.adminToken)
    expect([status, body.code]).toEqual([404, 'batch_not_found'])
    expect(await school.api.dataSource.manager.count(BatchReport)).toBe(0)
  })

  it('does nothing in the name of a user who has no access any more', async () => {
    const lote = await batches.batchOf(reportOf(FICHA))
    await batches.post(`/${lote}/aplicar`, {})
    await school.api.dataSource.manager.update(User, school.admin.id, { estado: 'deshabilitado' })
    await batches.work()
    const [row] = await school.api.dataSource.manager.find(BatchReport)
    expect(row).toMatchObject({ estado: 'por_decidir', error: { code: 'forbidden' } })
    expect(await batches.approvedIn(FICHA)).toBe(0)
  })
})
