import type { ImportReport } from '@fichero/contract/imports.schema'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { openImports } from '../../../testing/open-imports.js'
import { judgmentRecord, judgmentsReport, personRecord } from '../../../testing/typed-reports.js'
import { countsOf, storedSummary, summaryOfRecord } from './import-record.js'

const columns = { tipo: 'juicios', archivo: 'a.xls', fecha_reporte: '2026-05-02', nro_ficha: 2_800_001 } as const
const summary: ImportReport = {
  ...columns,
  id: null,
  programa: 'HUERTAS',
  simulado: false,
  filas: 90,
  rechazados: 2,
  advertencias: 1,
  registros: { nuevos: 4, cambiados: 0, sin_cambio: 84 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: { nuevos: 0, cambiados: 0, sin_cambio: 30 },
  rechazos: [],
  avisos: [{ fila: 4, columna: 'Juicio', valor: '', code: 'judgment_withdrawn', motivo: '', params: {} }],
}

it('summaryOfRecord restores a stored summary with the columns of its row', () => {
  const resumen = storedSummary(summary, 'juicios')
  expect(resumen).not.toHaveProperty('archivo')
  expect(summaryOfRecord({ ...columns, id: 7, resumen })).toEqual({ ...summary, id: 7 })
})

it('summaryOfRecord reads a summary that was stored with all fields', () => {
  expect(summaryOfRecord({ ...columns, id: 7, resumen: summary })).toEqual({ ...summary, id: 7 })
})

it('storedSummary keeps the kind of the undone file in the summary of an undo', () => {
  const resumen = storedSummary(summary, 'deshacer')
  expect(summaryOfRecord({ ...columns, tipo: 'deshacer', id: 7, resumen }).tipo).toBe('juicios')
})

it.each([null, {}])('countsOf returns zero counts without a summary (%j)', (resumen) => {
  const none = { nuevos: 0, cambiados: 0, sin_cambio: 0 }
  expect(countsOf({ resumen })).toEqual({ registros: none, aprendices: null, retirados: 0 })
})

describe('an import that changes nothing', () => {
  let database: ConnectedDatabase
  beforeAll(async () => {
    database = await connectedDatabase()
  })
  afterAll(() => database.drop())

  it('takes less than 300 bytes in all tables together', async () => {
    const imports = await openImports(database)
    const documents = Array.from({ length: 30 }, (_, index) => String(1_900_100_000 + index))
    const week = (fecha_reporte: string) =>
      judgmentsReport(
        imports.design,
        documents.flatMap((document) =>
          imports.design.map(({ codigo }, index) => judgmentRecord(document, codigo, index > 1 ? null : 'APROBADO')),
        ),
        {
          fecha_reporte,
          nro_ficha: imports.ficha.nro_ficha,
          denominacion: 'ANALISIS Y DESARROLLO DE SOFTWARE',
          people: documents.map((document) => personRecord(document)),
        },
      )
    await imports.load(week('2026-05-02'))
    const rows = async () => {
      const tables = database.dataSource.entityMetadatas.map(({ tableName }) => tableName)
      const all = await Promise.all(tables.map((table) => imports.rows(`SELECT * FROM ${table}`)))
      return all.flat().map((row) => Object.values(row).map((value) => (value === null ? '' : textOf(value))))
    }
    const bytes = (all: string[][]) => all.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    const before = bytes(await rows())
    const { id } = await imports.load(week('2026-05-09'))
    expect(id).not.toBeNull()
    expect(bytes(await rows()) - before).toBeLessThan(300)
  })
})

const textOf = (value: unknown) =>
  typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : String(value)
