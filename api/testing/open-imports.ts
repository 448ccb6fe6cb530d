import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import type { DataSource } from 'typeorm'
import type { Ficha } from '../src/areas/fichas/ficha.entity.js'
import { HistoryService } from '../src/areas/fichas/history/history.service.js'
import { applyImport } from '../src/areas/fichas/import/apply-import.js'
import { lockTarget } from '../src/areas/fichas/import/ficha-state.js'
import { importRefusal, planImport } from '../src/areas/fichas/import/plan-import.js'
import { type DesignRow, designOf } from '../src/areas/programs/design.js'
import type { Program } from '../src/areas/programs/program.entity.js'
import { inTransaction } from '../src/database/transaction.js'
import { simulatedSummary } from '../src/files/import-records/import-record.js'
import type { ApprenticesReport, JudgmentsReport } from '../src/files/spreadsheet-reader/records.js'
import { buildAdmin, buildFicha, buildProgram, type Person } from './build.js'
import type { ConnectedDatabase } from './connected-database.js'

interface Options extends Partial<ImportQuery> {
  nro_ficha?: number
  creating?: boolean
}

/** A ficha for specs that import reports and undo imports without files and without a server. */
export interface Imports {
  dataSource: DataSource
  admin: Person
  /** Four document numbers that no stored person has. */
  people: [string, string, string, string]
  /** The program, with two competencies of two outcomes each. */
  program: Program
  design: DesignRow[]
  ficha: Ficha
  history: HistoryService
  load(report: ApprenticesReport | JudgmentsReport, options?: Options): Promise<ImportReport>
  /** Undoes an import of the ficha. */
  undo(id: number | null): Promise<unknown>
  rows<T = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<T[]>
}

let last = 1000

/** Creates a program and a ficha, and returns functions that import reports into the ficha. */
export async function openImports({ dataSource }: ConnectedDatabase): Promise<Imports> {
  const admin = await buildAdmin(dataSource)
  const program = await buildProgram(dataSource, { competencies: 2, outcomes: 2, total_horas: 1000 })
  const ficha = await buildFicha(dataSource, { id_programa_formacion: program.id, id_jefe: admin.id })
  const history = new HistoryService(dataSource)
  const document = () => String(++last)
  return {
    dataSource,
    admin,
    people: [document(), document(), document(), document()],
    program,
    design: await designOf(dataSource.manager, program.id),
    ficha,
    history,
    load: (report, { nro_ficha = ficha.nro_ficha, creating = false, ...overrides } = {}) =>
      inTransaction(dataSource, async (manager) => {
        const query = { simular: false, parcial: false, forzar: false, renombrar: false, ...overrides }
        const target = await lockTarget(manager, admin, nro_ficha)
        const upload = { name: 'reporte.xls', sha256: '0'.repeat(64), report }
        const planned = await planImport(manager, { actor: admin, target, upload, query, creating })
        const error = importRefusal(planned, query)
        if (error) throw error
        return query.simular ? simulatedSummary(planned.summary) : applyImport(manager, planned, { actor: admin })
      }),
    undo: (id) => history.undo(admin, ficha.nro_ficha, id ?? 0),
    rows: (sql, parameters) => dataSource.query(sql, parameters),
  }
}
