import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { buildAdmin, buildFicha, buildProgram } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { judgmentsReport } from '../../../testing/typed-reports.js'
import { FileImport, UNDO } from './file-import.entity.js'
import { ImportDetail } from './import-detail.entity.js'
import { recordedSummary, recordImport, summaryOf } from './import-record.js'
import {
  hadRejectedRows,
  hasReport,
  lastDatedReport,
  lastImport,
  lastReport,
  lastReports,
  notReportedSince,
  reportDay,
  withReports,
} from './last-report.js'

let database: ConnectedDatabase
let manager: EntityManager
let actor: { id: number }
let nro_ficha: number

beforeAll(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
  actor = await buildAdmin(database.dataSource)
})
beforeEach(async () => {
  nro_ficha = (await buildFicha(database.dataSource)).nro_ficha
})
afterAll(() => database.drop())

const reportOf = (overrides: Partial<ImportReport> = {}): ImportReport => ({
  ...summaryOf(
    { name: 'a.xls', sha256: '', report: judgmentsReport([], []) },
    {
      nro_ficha,
      simulado: false,
      registros: { nuevos: 1, cambiados: 0, sin_cambio: 0 },
      aprendices: null,
      rejected: [],
      warnings: [],
    },
  ),
  ...overrides,
})

const record = (overrides: Partial<ImportReport> = {}, more: object = {}) =>
  recordImport(manager, { actor, upload: { sha256: '1'.repeat(64) }, summary: reportOf(overrides), ...more })

const undo = async (id: number) => {
  const undoEntry = await record({}, { tipo: UNDO })
  const contenido = {
    creacion: false,
    personas: [],
    matriculas: [],
    titulares: [],
    documentos: [],
    retirados: [],
    nombres: [],
  }
  await manager.insert(ImportDetail, { id_importacion: id, contenido, id_deshacer: undoEntry })
}

it('recordImport records an imported file with its user and its summary', async () => {
  const before = Date.now() - 1000
  const id = await record({ fecha_reporte: '2026-05-01' })
  const row = await manager.findOneByOrFail(FileImport, { id })
  expect(row).toMatchObject({
    tipo: 'juicios',
    archivo: 'a.xls',
    sha256: '1'.repeat(64),
    fecha_reporte: '2026-05-01',
    nro_ficha,
    orden: 1,
    id_programa: null,
    id_usuario: actor.id,
    sin_cambios: false,
  })
  expect(row.fecha.getTime()).toBeGreaterThan(before)
  expect(await recordedSummary(manager, id)).toEqual({ ...reportOf({ fecha_reporte: '2026-05-01' }), id })
})

it.each([
  ['has no changes', {}, true],
  ['has only new people', { aprendices: { nuevos: 1, cambiados: 0, sin_cambio: 0 } }, false],
  ['has only changed judgments', { registros: { nuevos: 0, cambiados: 1, sin_cambio: 0 } }, false],
])('recordImport sets `sin_cambios` for a file that %s', async (_, overrides, sin_cambios) => {
  const id = await record({ registros: { nuevos: 0, cambiados: 0, sin_cambio: 9 }, ...overrides })
  expect(await manager.findOneByOrFail(FileImport, { id })).toMatchObject({ sin_cambios })
})

it('recordImport numbers the imports of each ficha, but not the imports of a program', async () => {
  const orderOf = async (id: number) => (await manager.findOneByOrFail(FileImport, { id })).orden
  expect([await orderOf(await record()), await orderOf(await record())]).toEqual([1, 2])
  nro_ficha = (await buildFicha(database.dataSource)).nro_ficha
  expect(await orderOf(await record())).toBe(1)
  const { id: id_programa } = await buildProgram(database.dataSource)
  const ofProgram = await record({ nro_ficha: null, tipo: 'programa' }, { id_programa })
  const row = await manager.findOneByOrFail(FileImport, { id: ofProgram })
  expect(row).toMatchObject({ tipo: 'programa', nro_ficha: null, orden: null, id_programa })
})

describe('the last import of a ficha', () => {
  const found = async () => {
    const [report, dated, any] = [lastReport, lastDatedReport, lastImport].map((find) => find(manager, nro_ficha))
    const [{ has } = { has: 0 }] = await manager.query(
      `SELECT COUNT(*) AS has FROM ficha f WHERE f.nro_ficha = ? AND ${hasReport('f.nro_ficha')}`,
      [nro_ficha],
    )
    return [...(await Promise.all([report, dated, any])).map((row) => row?.id ?? null), Number(has) === 1]
  }

  it('is the newest import that is not undone: judgments report, report with a date, or any kind', async () => {
    expect(await found()).toEqual([null, null, null, false])
    const list = await record({ tipo: 'aprendices', fecha_reporte: '2026-05-09' })
    expect(await found()).toEqual([null, list, list, false])
    const dated = await record({ fecha_reporte: '2026-05-02' })
    expect(await found()).toEqual([dated, dated, dated, true])
    const undated = await record({ fecha_reporte: null })
    expect(await found()).toEqual([undated, dated, undated, true])
    const older = await record({ fecha_reporte: '2026-05-01' })
    expect(await found()).toEqual([older, older, older, true])
    await undo(older)
    expect(await found()).toEqual([undated, dated, undated, true])
    for (const id of [undated, dated]) await undo(id)
    expect(await found()).toEqual([null, list, list, false])
  })

  it('ignores other fichas', async () => {
    await record({ fecha_reporte: '2026-05-02' })
    nro_ficha = (await buildFicha(database.dataSource)).nro_ficha
    expect(await found()).toEqual([null, null, null, false])
  })

  it('counts as valid while its detail has no id of an undo', async () => {
    const id = await record({ fecha_reporte: '2026-05-02' })
    const contenido = { creacion: false, personas: [], matriculas: [], titulares: [], retirados: [], nombres: [] }
    await manager.insert(ImportDetail, { id_importacion: id, contenido, id_deshacer: null })
    expect(await found()).toEqual([id, id, id, true])
    expect(await lastReport(manager, nro_ficha)).toMatchObject({
      archivo: 'a.xls',
      fecha_reporte: '2026-05-02',
      fecha: expect.any(Date),
    })
  })
})

describe('the last reports of several fichas', () => {
  it('are never undone reports, and are added to the rows of their fichas', async () => {
    const without = (await buildFicha(database.dataSource)).nro_ficha
    await record({ fecha_reporte: '2026-05-01' })
    const last = await record({ fecha_reporte: null })
    await record({ tipo: 'aprendices' })
    const [first, second] = [nro_ficha, (await buildFicha(database.dataSource)).nro_ficha]
    nro_ficha = second
    const latest = await record({ fecha_reporte: '2026-05-03' })
    await undo(await record({ fecha_reporte: '2026-05-04' }))
    const reports = await lastReports(manager, [first, second, without])
    expect([...reports].map(([ficha, { id }]) => [ficha, id]).sort()).toEqual([
      [first, last],
      [second, latest],
    ])
    expect((await lastReports(manager, [])).size).toBe(0)
    const rows = await withReports(
      manager,
      [first, second, first, without].map((nro_ficha) => ({ nro_ficha, extra: 1 })),
    )
    const shown = (fecha_reporte: string | null) => ({
      archivo: 'a.xls',
      fecha_reporte,
      fecha: expect.stringMatching(/^20\d\d-.*Z$/),
    })
    expect(rows).toEqual([
      { nro_ficha: first, extra: 1, ultimo_reporte: shown(null) },
      { nro_ficha: second, extra: 1, ultimo_reporte: shown('2026-05-03') },
      { nro_ficha: first, extra: 1, ultimo_reporte: shown(null) },
      { nro_ficha: without, extra: 1, ultimo_reporte: null },
    ])
  })
})

it('reportDay is the date of a report, or the day of its import in Colombia', () => {
  const fecha = new Date('2026-05-02T03:00:00Z')
  expect(reportDay({ fecha_reporte: '2026-04-30', fecha })).toBe('2026-04-30')
  expect(reportDay({ fecha_reporte: null, fecha })).toBe('2026-05-01')
})

describe('the SQL condition', () => {
  const holds = async (sql: string, parameters: unknown[] = []) => {
    const [row] = await manager.query(`SELECT COUNT(*) AS has FROM ficha f WHERE f.nro_ficha = ? AND ${sql}`, [
      nro_ficha,
      ...parameters,
    ])
    return Number(row.has) === 1
  }
  const isLate = (day: string) => {
    const { sql, parameters } = notReportedSince('f.nro_ficha', day)
    return holds(sql, parameters)
  }

  it('notReportedSince compares the date of the last report, or the time of its import', async () => {
    expect(await isLate('2026-05-02')).toBe(true)
    await record({ fecha_reporte: '2026-05-02' })
    await record({ tipo: 'aprendices', fecha_reporte: '2026-05-09' })
    expect([await isLate('2026-05-01'), await isLate('2026-05-02'), await isLate('2026-05-03')]).toEqual([
      false,
      false,
      true,
    ])
    const undated = await record({ fecha_reporte: null })
    // Midnight in Colombia.
    await manager.update(FileImport, undated, { fecha: new Date('2026-06-10T05:00:00Z') })
    expect([await isLate('2026-06-10'), await isLate('2026-06-11')]).toEqual([false, true])
    await undo(undated)
    expect([await isLate('2026-05-02'), await isLate('2026-05-03')]).toEqual([false, true])
  })

  it('hadRejectedRows checks the last import of judgments or apprentices', async () => {
    const isIncomplete = () => holds(hadRejectedRows('f.nro_ficha'))
    expect(await isIncomplete()).toBe(false)
    await record({ rechazados: 2 })
    expect(await isIncomplete()).toBe(true)
    const list = await record({ tipo: 'aprendices' })
    expect(await isIncomplete()).toBe(false)
    await undo(list)
    expect(await isIncomplete()).toBe(true)
    await record({ tipo: 'aprendices', rechazados: 1 })
    expect(await isIncomplete()).toBe(true)
  })
})
