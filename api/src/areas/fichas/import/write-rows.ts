import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { insertRows, rowsFrom, upsertRows } from '../../../database/bulk-write.js'
import { rowsOf } from '../../../database/rows.js'
import type { JudgmentDiff } from '../../../files/import-records/import-detail.entity.js'
import type { Saved } from '../../../files/uploads/progress.js'
import { writeWords } from '../apprentice-words.js'
import { apprenticeRows } from '../former-documents.js'
import { groupBy } from '../group-by.js'
import { mailColumns } from '../mail-columns.js'
import { saveMissingShares } from '../save-missing-shares.js'
import { saveProgress } from '../save-progress.js'
import type { CurrentJudgment, FichaState } from './ficha-state.js'
import { type EnrolmentCounters, type FichaPlan, fichaTotals } from './plan-ficha.js'
import { isHeld, type PlannedJudgment } from './plan-judgments.js'

/** Writes people and enrolments with their new counters. Returns the ids of the ficha's enrolments by document number. */
export async function applyPeople(
  manager: EntityManager,
  state: FichaState,
  { people, outside }: Pick<FichaPlan, 'people' | 'outside'>,
  counters: Map<string, EnrolmentCounters>,
): Promise<Map<string, number>> {
  const persons = await apprenticeRows(
    manager,
    people.filter(({ writesPerson }) => writesPerson).map(({ person }) => person),
  )
  await upsertRows(manager, 'aprendiz', ['nro_documento'], persons)
  await writeWords(manager, persons, (document) => state.enrolments.has(document) || state.others.has(document))
  const { nro_ficha } = state.target
  await upsertRows(
    manager,
    'matricula',
    ['nro_ficha', 'nro_documento'],
    people.map(({ record: { nro_documento }, enrolment }) => ({
      nro_ficha,
      nro_documento,
      ...enrolment,
      ...mailColumns(enrolment.correo),
      resultados_aprobados: counters.get(nro_documento)?.resultados_aprobados ?? 0,
      horas_aprobadas: counters.get(nro_documento)?.horas_aprobadas ?? 0,
    })),
  )
  await upsertRows(
    manager,
    'matricula',
    ['nro_ficha', 'nro_documento'],
    outside.map(({ nro_documento }) => ({ nro_ficha, nro_documento, estado: OUT_OF_REPORT })),
  )
  return enrolmentIds(manager, nro_ficha)
}

const readIds = rowsOf(z.object({ id: z.int(), nro_documento: z.string() }))

/** Returns the ids of the ficha's enrolments, by document number. */
async function enrolmentIds(manager: EntityManager, nroFicha: number): Promise<Map<string, number>> {
  const sql = 'SELECT id, nro_documento FROM matricula WHERE nro_ficha = ?'
  const rows = await readIds(manager, sql, [nroFicha])
  return new Map(rows.map((row) => [row.nro_documento, row.id]))
}

/**
 * Writes new and changed judgments, deletes withdrawn judgments, updates the holders (the evaluators who owe a judgment) and
 * records the previous values. Calls `saved` with the number of judgments in each batch.
 */
export async function applyJudgments(
  manager: EntityManager,
  planned: PlannedJudgment[],
  enrolments: Map<string, number>,
  importId: number,
  saved: Saved,
): Promise<void> {
  const changes = planned
    .filter(({ change, movesHolder }) => change !== 'unchanged' || movesHolder)
    .map((judgment) => ({ ...judgment, id_matricula: enrolmentOf(judgment.record.nro_documento, enrolments) }))
  const rowsWith = (kind: PlannedJudgment['change']) =>
    rowsFrom(
      changes.filter(({ change }) => change === kind),
      ({ id_matricula, id_resultado, ...judgment }) => ({
        id_matricula,
        id_resultado,
        ...judgedAs(written(judgment)),
        id_importacion: importId,
      }),
    )
  await insertRows(manager, 'juicio', rowsWith('new'), saved)
  await upsertRows(manager, 'juicio', ['id_matricula', 'id_resultado'], rowsWith('changed'), saved)
  const withdrawn = changes.filter(({ change }) => change === 'withdrawn')
  await deleteOutcomes(manager, 'juicio', withdrawn)
  saved(withdrawn.length)
  await applyHolders(
    manager,
    changes.filter(({ movesHolder }) => movesHolder),
  )
  await recordChanges(manager, importId, judgmentDiffs(planned), enrolments)
}

/** A planned judgment with the id of its enrolment. */
type Change = PlannedJudgment & { id_matricula: number }

/** Writes new and changed holders, and deletes holders whom the report no longer has. */
async function applyHolders(manager: EntityManager, moved: Change[]): Promise<void> {
  const held = moved
    .filter(({ record }) => isHeld(record))
    .map(({ id_matricula, id_resultado, record: { evaluador_documento, evaluador_nombre } }) => ({
      id_matricula,
      id_resultado,
      evaluador_documento,
      evaluador_nombre,
    }))
  await upsertRows(manager, 'juicio_pendiente', ['id_matricula', 'id_resultado'], held)
  await deleteOutcomes(
    manager,
    'juicio_pendiente',
    moved.filter(({ record }) => !isHeld(record)),
  )
}

/** The columns of a judgment that a report has. */
type Judged = Pick<CurrentJudgment, 'evaluador_documento' | 'evaluador_nombre' | 'observacion' | 'fecha_registro'> & {
  estado: string | null
}

/** Returns the judgments that a plan writes or deletes, with their values before and after. */
export const judgmentDiffs = (planned: PlannedJudgment[]): JudgmentDiff[] =>
  planned
    .filter(({ change }) => change !== 'unchanged' && change !== 'held')
    .map(({ record, id_resultado, before }) => ({
      nro_documento: record.nro_documento,
      id_resultado,
      // Undoing the import restores this id too.
      antes: before ? { ...judgedAs(before), id_importacion: before.id_importacion } : null,
      despues: record.estado === null ? null : judgedAs(written({ record, before })),
    }))

/**
 * Returns the columns of a judgment to store. If the file has no observation, the stored observation stays. If the file has no
 * date, the stored date stays unless `estado` changes.
 */
const written = ({ record, before }: Pick<PlannedJudgment, 'record' | 'before'>): Judged => ({
  ...record,
  observacion: record.observacion ?? before?.observacion ?? null,
  fecha_registro: record.fecha_registro ?? (before?.estado === record.estado ? before.fecha_registro : null),
})

/** Returns only the columns of `Judged`. */
const judgedAs = ({ estado, evaluador_documento, evaluador_nombre, observacion, fecha_registro }: Judged) => ({
  estado,
  evaluador_documento,
  evaluador_nombre,
  observacion,
  fecha_registro,
})

/** Records the judgment changes of an import. `enrolments` maps document numbers to enrolment ids. */
export const recordChanges = (
  manager: EntityManager,
  id_importacion: number,
  diffs: JudgmentDiff[],
  enrolments: Map<string, number>,
): Promise<void> =>
  insertRows(
    manager,
    'cambio_matricula',
    rowsFrom(
      groupBy(diffs, ({ nro_documento }) => nro_documento),
      ([document, rows]) => ({
        id_importacion,
        id_matricula: enrolmentOf(document, enrolments),
        juicios: JSON.stringify(rows.map(({ id_resultado, antes, despues }) => ({ id_resultado, antes, despues }))),
      }),
    ),
  )

/** Returns the enrolment id of a document number. Throws if there is none, which would be a bug. */
export function enrolmentOf(document: string, enrolments: Map<string, number>): number {
  const id = enrolments.get(document)
  if (id === undefined) throw new Error(`The apprentice ${document} is not enrolled`)
  return id
}

/** Deletes rows of `table` by enrolment and outcome, with one statement for each enrolment. */
export async function deleteOutcomes(
  manager: EntityManager,
  table: 'juicio' | 'juicio_pendiente',
  rows: { id_matricula: number; id_resultado: number }[],
): Promise<void> {
  const outcomes = new Map<number, number[]>()
  for (const { id_matricula, id_resultado } of rows)
    outcomes.set(id_matricula, [...(outcomes.get(id_matricula) ?? []), id_resultado])
  for (const [enrolment, ids] of outcomes)
    await manager.query(`DELETE FROM ${table} WHERE id_matricula = ? AND id_resultado IN (${ids.map(() => '?')})`, [
      enrolment,
      ...ids,
    ])
}

/** Writes the counters of the ficha and returns its totals. Its judgments and the counters of its enrolments must be saved. */
export async function saveTotals(manager: EntityManager, nroFicha: number, counters: Iterable<EnrolmentCounters>) {
  const totals = fichaTotals(counters)
  await manager.query(
    'UPDATE ficha SET total_aprendices_en_formacion = ?, aprobados_en_formacion = ? WHERE nro_ficha = ?',
    [totals.total_aprendices_en_formacion, totals.aprobados_en_formacion, nroFicha],
  )
  await saveProgress(manager, nroFicha)
  await saveMissingShares(manager, nroFicha)
  return totals
}
