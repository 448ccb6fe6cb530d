import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import type { DataSource } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import type { Ficha } from '../fichas/ficha.entity.js'
import { HistoryService } from '../fichas/history/history.service.js'
import { applyImport } from '../fichas/import/apply-import.js'
import { importRefusal } from '../fichas/import/import-refusal.js'
import { lockTarget } from '../fichas/import/lock-target.js'
import { planImport } from '../fichas/import/plan-import.js'
import { simulatedSummary } from '../imports/import-summary.js'
import { type DesignRow, designOf } from '../programs/design.js'
import type { Program } from '../programs/program.entity.js'
import type { ApprenticesReport, JudgmentsReport } from '../sheets/records.js'
import type { User } from '../users/user.entity.js'
import { buildAdmin, buildFicha, buildProgram } from './build.js'
import type { ConnectedDatabase } from './connected-database.js'

interface Options extends Partial<ImportQuery> {
  nro_ficha?: number
  creating?: boolean
}

/** A ficha into which reports are loaded and whose loads are undone, without files and without a server. */
export interface Imports {
  dataSource: DataSource
  admin: User
  /** Documents that nobody has. */
  people: [string, string, string, string]
  /** Two competencies of two outcomes each, and a ficha of it. */
  program: Program
  design: DesignRow[]
  ficha: Ficha
  history: HistoryService
  load(report: ApprenticesReport | JudgmentsReport, options?: Options): Promise<ImportReport>
  /** Undoes a load of the ficha. */
  undo(id: number | null): Promise<unknown>
  rows<T = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<T[]>
}

let last = 1000

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
    load: (report, { nro_ficha = ficha.nro_ficha, creating = false, ...given } = {}) =>
      inTransaction(dataSource, async (manager) => {
        const query = { simular: false, parcial: false, forzar: false, renombrar: false, ...given }
        const target = await lockTarget(manager, admin, nro_ficha)
        const upload = { name: 'reporte.xls', sha256: '0'.repeat(64), report }
        const planned = await planImport(manager, { target, upload, query, creating })
        const refusal = importRefusal(planned, query)
        if (refusal) throw refusal
        return query.simular ? simulatedSummary(planned.summary) : applyImport(manager, planned, { actor: admin })
      }),
    undo: (id) => history.undo(admin, ficha.nro_ficha, id ?? 0),
    rows: (sql, parameters) => dataSource.query(sql, parameters),
  }
}
