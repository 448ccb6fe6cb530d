import { readingOf } from '@fichero/contract/file-reading'
import type { ImportQuery } from '@fichero/contract/imports.schema'
import type { LoadTytAnswer } from '@fichero/contract/tyt-board.schema'
import { tytColumn } from '@fichero/contract/tyt-steps'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { hasPermission } from '../../../access/permissions.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import {
  readUpload,
  requireFile,
  requireValidRows,
  type UploadedReport,
} from '../../../files/import-records/accept-upload.js'
import { emptyDetail, ImportDetail, type TytChange } from '../../../files/import-records/import-detail.entity.js'
import { loadedSummary, recordImport, summaryOf } from '../../../files/import-records/import-record.js'
import type { TytSheet } from '../../../files/spreadsheet-reader/records.js'
import { lockRows } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { type PlannedSteps, planTyt, type TytPlan } from './plan-tyt.js'
import { writeSteps } from './write-steps.js'

type Upload = UploadedReport<TytSheet>

/** Records the days of a workbook of steps of the TyT test. */
@Injectable()
export class TytLoadService {
  constructor(private readonly dataSource: DataSource) {}

  async load(actor: Actor, file: Express.Multer.File | undefined, query: ImportQuery): Promise<LoadTytAnswer> {
    requireFile(file)
    if (!(await leadsSomebody(this.dataSource.manager, actor))) throw fail('forbidden')
    const upload = await readUpload(file, ['tyt'], readingOf(query))
    const plan = await planTyt(this.dataSource.manager, actor, upload.report)
    const reporte = summaryFor(upload, plan, query.simular)
    if (query.simular) return succeed('simulated', { reporte, pasos: countDays(plan.changes) })
    requireValidRows(reporte, plan.changes.length + plan.unchanged, query)
    if (plan.changes.length === 0)
      return succeed('tyt_unchanged', { reporte: loadedSummary(reporte), pasos: countDays([]) })
    return inTransaction(this.dataSource, async (manager) => {
      const fichas = new Set(plan.changes.map(({ enrolment }) => enrolment.nro_ficha))
      await lockRows(manager, Ficha, { nro_ficha: In([...fichas]) })
      return apply(manager, { actor, upload, query, fichas })
    })
  }
}

/** Whether the actor may record steps for anybody. Others' files are not read. */
const leadsSomebody = async (manager: EntityManager, actor: Actor) =>
  hasPermission(actor, 'fichas:edit') || manager.existsBy(Ficha, { id_jefe: actor.id })

interface Applying {
  actor: Actor
  upload: Upload
  query: ImportQuery
  /** The locked fichas. */
  fichas: ReadonlySet<number>
}

/** Plans again, because days may have changed before the fichas were locked, and writes the plan. */
async function apply(manager: EntityManager, { actor, upload, query, fichas }: Applying): Promise<LoadTytAnswer> {
  const plan = await planTyt(manager, actor, upload.report)
  if (plan.changes.some(({ enrolment }) => !fichas.has(enrolment.nro_ficha))) throw fail('conflict')
  const summary = summaryFor(upload, plan, false)
  requireValidRows(summary, plan.changes.length + plan.unchanged, query)
  const loaded = loadedSummary(summary)
  const id = await recordImport(manager, { actor, upload, summary: loaded })
  const rows = await lockRows(manager, Enrolment, { id: In(plan.changes.map(({ enrolment }) => enrolment.id)) })
  const enrolments = new Map(rows.map((row) => [row.id, row]))
  const changes = plan.changes.map(({ enrolment, days }) => ({ enrolment: enrolments.get(enrolment.id)!, days }))
  await writeSteps(manager, actor, changes, id)
  const contenido = { ...emptyDetail(), tyt: plan.changes.map(changeOf) }
  await manager.insert(ImportDetail, { id_importacion: id, contenido, id_deshacer: null })
  return succeed('tyt_loaded', { reporte: { ...loaded, id }, pasos: countDays(plan.changes) })
}

/** Returns the changed days of an enrolment before and after the load. */
function changeOf({ enrolment, days }: PlannedSteps): TytChange {
  const { nro_documento, id: id_matricula } = enrolment
  const columns = Object.keys(days) as (keyof typeof days)[]
  const antes = Object.fromEntries(columns.map((column) => [column, enrolment[column]]))
  return { nro_documento, id_matricula, antes, despues: days }
}

/** Counts the changed days by step. */
const countDays = (changes: PlannedSteps[]): LoadTytAnswer['pasos'] => {
  const count = (step: keyof LoadTytAnswer['pasos']) => changes.filter(({ days }) => tytColumn(step) in days).length
  return { inscrito: count('inscrito'), presentado: count('presentado'), certificado: count('certificado') }
}

const summaryFor = (upload: Upload, { changes, unchanged, rejected, warnings }: TytPlan, simulado: boolean) =>
  summaryOf(upload, {
    nro_ficha: null,
    simulado,
    registros: { nuevos: 0, cambiados: changes.length, sin_cambio: unchanged },
    aprendices: null,
    rejected,
    warnings,
  })
