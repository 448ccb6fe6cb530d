import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { record } from '../../audit/record.js'
import { recordImport } from '../../imports/import-record.js'
import { acceptAge, acceptFicha, acceptProgram, acceptRows } from '../../imports/import-rules.js'
import type { UploadedReport } from '../../imports/read-upload.js'
import { presentReport } from '../../imports/report.js'
import type { ApprenticesReport, JudgmentsReport } from '../../sheets/records.js'
import { applyJudgments } from './apply-judgments.js'
import { applyPeople } from './apply-people.js'
import { countersAfter, fichaTotals } from './enrolment-counters.js'
import { type FichaState, type FichaTarget, loadState } from './ficha-state.js'
import { peopleChanges } from './people-changes.js'
import { countChanges, type FichaPlan, hasChanges, planFicha } from './plan-ficha.js'

interface FichaImport {
  actor: Actor
  target: FichaTarget
  upload: UploadedReport<ApprenticesReport | JudgmentsReport>
  query: ImportQuery
  /** Whether the ficha is being created from this file: then everybody in it is expected to be new. */
  creating: boolean
}

/** Plans the file against the ficha as it stands in this transaction and, unless it is a simulation, applies it. */
export async function importIntoFicha(manager: EntityManager, request: FichaImport): Promise<ImportReport> {
  const { target, upload, query, creating } = request
  const { report, name } = upload
  acceptFicha(report, name, target)
  acceptProgram(report, name, target)
  const state = await loadState(
    manager,
    target,
    report.people.map((person) => person.nro_documento),
  )
  acceptAge(report, state.last, query)
  const plan = planFicha(report, state, !creating)
  const reporte = summary(request, plan)
  acceptRows(reporte, plan.people.length, query)
  if (query.simular || isRepetition(plan, state, report)) return reporte
  return { ...reporte, id: await apply(manager, request, state, plan, reporte) }
}

function summary({ target, upload, query }: FichaImport, plan: FichaPlan): ImportReport {
  const aprendices = countChanges(plan.people)
  return presentReport(upload, {
    nro_ficha: target.nro_ficha,
    simulado: query.simular,
    registros: upload.report.kind === 'juicios' ? countChanges(plan.judgments) : aprendices,
    aprendices,
    rejected: plan.rejected,
    warnings: plan.warnings,
  })
}

/** A file that says nothing new leaves no trace. One of a later date is noted: older ones are refused from then on. */
const isRepetition = (plan: FichaPlan, { last }: FichaState, report: ApprenticesReport | JudgmentsReport): boolean =>
  !hasChanges(plan) && last !== null && (report.fecha_reporte ?? '') <= (last.fecha_reporte ?? '')

async function apply(
  manager: EntityManager,
  { actor, target, upload }: FichaImport,
  state: FichaState,
  plan: FichaPlan,
  reporte: ImportReport,
): Promise<number> {
  const { nro_ficha } = target
  const counters = countersAfter(plan, state)
  const enrolments = await applyPeople(manager, state, plan.people, counters)
  const id = await recordImport(manager, { actor, upload, reporte })
  await applyJudgments(manager, plan.judgments, enrolments, id)
  const totals = fichaTotals(counters.values())
  await manager.query(
    'UPDATE ficha SET total_aprendices_en_formacion = ?, aprobados_en_formacion = ? WHERE nro_ficha = ?',
    [totals.total_aprendices_en_formacion, totals.aprobados_en_formacion, nro_ficha],
  )
  const { registros, aprendices } = reporte
  await record(manager, {
    actor,
    accion: `fichas:import-${reporte.tipo === 'juicios' ? 'evaluations' : 'apprentices'}`,
    entidad: 'ficha',
    entidad_id: nro_ficha,
    antes: peopleChanges(plan.people, 'before'),
    despues: { importacion: id, registros, aprendices, ...totals, ...peopleChanges(plan.people, 'after') },
  })
  return id
}
