import type { ImportReport } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import { tytState } from '@fichero/contract/tyt-steps'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { fail } from '../../../errors/fail.js'
import { auditedCounts } from '../../../files/import-records/audited-counts.js'
import { type FileImport, UNDO } from '../../../files/import-records/file-import.entity.js'
import { type Detail, ImportDetail, type JudgmentDiff } from '../../../files/import-records/import-detail.entity.js'
import { recordImport, summaryOfRecord } from '../../../files/import-records/import-record.js'
import { audit } from '../../../records/audit/audit.js'
import { setCentre } from '../assign-centre.js'
import { restoreNumber } from '../change-number.js'
import { requireOwnPeople } from '../corrections/lock-for-correction.js'
import { type CurrentEnrolment, type FichaState, type FichaTarget, loadState } from '../import/ficha-state.js'
import { StoredPlan } from '../import/stored-plan.entity.js'
import { recordChanges, saveTotals } from '../import/write-rows.js'
import { replaceScheduled } from '../scheduled-instructors/write-scheduled.js'
import { inverseDetail, inverseDiffs } from './inverse.js'
import { diffsOf } from './read-changes.js'
import { removeEnrolments } from './remove-enrolments.js'
import { restoreHolders, restoreJudgments } from './restore-judgments.js'
import { restoreMerge } from './restore-merge.js'
import { recountEnrolments, restoreEnrolments, restorePeople } from './restore-people.js'

/** Limits the size of an audit entry. No realistic import changes more enrolments. */
const MAX_AUDITED = 100

/**
 * Undoes the newest import of a ficha: restores the state before the import. Returns the id of the new import record, which has
 * the type `UNDO`. The caller must have locked the row of the ficha and called `undoRefusal`, which must have returned null.
 */
export async function undoImport(
  manager: EntityManager,
  { actor, target }: { actor: Actor; target: FichaTarget },
  undone: FileImport,
  detail: Detail,
): Promise<number> {
  const { nro_ficha } = target
  const numbers = [...detail.documentos, ...(detail.union ? [detail.union.numero] : [])]
  if (numbers.length > 0)
    await requireOwnPeople(
      manager,
      actor,
      numbers.flatMap(({ antes, despues }) => [antes, despues]),
    )
  const state = await loadState(manager, target)
  const diffs = await diffsOf(manager, undone.id)
  requireSameDesign([...diffs, ...detail.titulares, ...rowsBefore(detail)], state)
  const enrolments = new Map(Array.from(state.enrolments.values(), ({ nro_documento, id }) => [nro_documento, id]))
  const added = new Set(detail.matriculas.filter(({ antes }) => antes === null).map((row) => row.nro_documento))
  const leaving = [...state.enrolments.values()].filter(({ nro_documento }) => added.has(nro_documento))
  requireNoTyt(leaving)
  const staying = <T extends { nro_documento: string }>(rows: T[]) =>
    rows.filter((row) => !added.has(row.nro_documento))

  const summary = inverseSummary(summaryOfRecord(undone), [...diffs, ...detail.retirados])
  const id = await recordImport(manager, { actor, upload: undone, summary, tipo: UNDO })
  await restoreJudgments(manager, staying(diffs), enrolments)
  await recordChanges(manager, id, staying(inverseDiffs(diffs)), enrolments)
  await restoreHolders(manager, staying(detail.titulares), enrolments)
  const isMoved = new Set(detail.documentos.map(({ despues }) => despues))
  const people = detail.personas.filter(({ nro_documento }) => !isMoved.has(nro_documento))
  await restorePeople(manager, people, state.enrolments)
  await restoreEnrolments(manager, target, { detail, day: undone.fecha_reporte }, state.enrolments)
  for (const change of detail.documentos.toReversed()) await restoreNumber(manager, change)
  if (detail.centro !== undefined) await setCentre(manager, nro_ficha, detail.centro)
  if (detail.union) await restoreMerge(manager, detail.union)
  const isNew = new Set(detail.personas.filter(({ antes }) => antes === null).map((row) => row.nro_documento))
  await removeEnrolments(manager, leaving, isNew)
  if (undone.tipo === 'instructores') await replaceScheduled(manager, nro_ficha, detail.programados ?? [])
  const counters = await recountEnrolments(manager, target)
  const totals = await saveTotals(manager, nro_ficha, counters.values())

  const nombres = leaving.map(({ tipo_documento, nro_documento, nombre, apellido }) => ({
    tipo_documento,
    nro_documento,
    nombre,
    apellido,
  }))
  const retirados = [...detail.retirados, ...diffs.filter(({ nro_documento }) => added.has(nro_documento))]
  const contenido = inverseDetail({ ...detail, retirados, nombres })
  await manager.insert(ImportDetail, { id_importacion: id, contenido, id_deshacer: null })
  // The detail of the undone import stores the names of the deleted people, so that the history can still show them.
  const { contenido: former } = await manager.findOneByOrFail(ImportDetail, { id_importacion: undone.id })
  const withNames = { ...former, nombres }
  await manager.update(ImportDetail, { id_importacion: undone.id }, { contenido: withNames, id_deshacer: id })
  // Otherwise the API would answer that the stored plan is already applied, and the user could not apply it again.
  await manager.delete(StoredPlan, { id_importacion: undone.id })
  await audit(manager, {
    actor,
    accion: 'fichas:undo-import',
    entidad: 'ficha',
    entidad_id: nro_ficha,
    antes: { importacion: undone.id, matriculas: audited(detail, 'despues') },
    despues: {
      importacion: id,
      ...auditedCounts({
        tipo: undone.tipo === 'instructores' ? undone.tipo : 'juicios',
        registros: summary.registros,
      }),
      ...totals,
      matriculas: audited(detail, 'antes'),
    },
  })
  return id
}

/**
 * Throws if the ficha has another program now. Restored judgments would then refer to outcomes of the former program and would
 * not count.
 */
function requireSameDesign(diffs: Pick<JudgmentDiff, 'antes' | 'id_resultado'>[], { outcomes }: FichaState): void {
  const known = new Set(outcomes.values())
  if (diffs.some(({ antes, id_resultado }) => antes !== null && !known.has(id_resultado)))
    throw fail('import_other_program')
}

/** Throws if the undo would delete an enrolment with days of the TyT test, which no report can restore. */
function requireNoTyt(leaving: CurrentEnrolment[]): void {
  const person = leaving.find((enrolment) => tytState(enrolment) !== 'sin_inscribir')
  if (person) throw fail('import_has_tyt', { nombre: fullName(person) })
}

/** Returns the judgments and holders that undoing a merge restores. */
const rowsBefore = ({ union }: Detail) =>
  [...(union?.juicios ?? []), ...(union?.titulares ?? [])].map((row) => ({
    antes: row,
    id_resultado: Number(row.id_resultado),
  }))

/** Returns the changed enrolments for the audit entry, with the values before or after the undo. */
const audited = ({ matriculas }: Detail, side: 'antes' | 'despues') =>
  matriculas.slice(0, MAX_AUDITED).map((row) => ({ nro_documento: row.nro_documento, ...row[side] }))

/**
 * Returns the summary of an undo. Judgments that the import withdrew count as new, and judgments that the import added count as
 * withdrawn.
 */
function inverseSummary(summary: ImportReport, diffs: JudgmentDiff[]): ImportReport {
  const { registros, retirados, aprendices } = summary
  const approved = (side: JudgmentDiff['antes']) => side?.estado === 'APROBADO'
  return {
    ...summary,
    registros: { ...registros, nuevos: retirados, cambiados: registros.nuevos + registros.cambiados - retirados },
    retirados: registros.nuevos,
    aprobaciones_retiradas: diffs.filter(({ antes, despues }) => approved(despues) && !approved(antes)).length,
    aprendices: aprendices && { ...aprendices, nuevos: 0, cambiados: aprendices.nuevos + aprendices.cambiados },
    rechazados: 0,
    advertencias: 0,
    rechazos: [],
    avisos: [],
  }
}
