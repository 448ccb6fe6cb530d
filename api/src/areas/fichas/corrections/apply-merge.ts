import { columnsOf } from '@fichero/contract/fields'
import { TYT_FIELDS } from '@fichero/contract/tyt-steps'
import { type EntityManager, In } from 'typeorm'
import { insertRows, upsertRows } from '../../../database/bulk-write.js'
import {
  type Detail,
  emptyDetail,
  type JudgmentDiff,
  type Merge,
  type OutcomeDiff,
} from '../../../files/import-records/import-detail.entity.js'
import { changeNumber } from '../change-number.js'
import { Enrolment } from '../enrolment.entity.js'
import { ENROLLED, enrolledValues } from '../import/apply-import.js'
import type { CurrentJudgment, FichaState } from '../import/ficha-state.js'
import { JudgmentChanges } from '../import/judgment-changes.entity.js'
import { Judgment } from '../judgment.entity.js'
import { mailColumns } from '../mail-columns.js'
import { mergeNotices } from '../notices/merge-notices.js'
import { PendingJudgment } from '../pending-judgment.entity.js'
import { ProgressLink } from '../progress-links/progress-link.entity.js'
import { mergedEnrolment, mergedJudgments, type Pair } from './merge-plan.js'

const TYT_COLUMNS = columnsOf(TYT_FIELDS)
/** The columns of an enrolment whose change the history of a merge has. */
const MERGED = [...ENROLLED, ...TYT_COLUMNS]

/**
 * Merges two enrolments, and also the two people unless another ficha has both of them. Returns the detail that undoing the
 * merge needs.
 */
export async function applyMerge(manager: EntityManager, pair: Pair, state: FichaState): Promise<Detail> {
  const { kept, other } = pair
  const rows = await rowsBefore(manager, pair)
  const columns = mergedEnrolment(pair)
  const { gained } = mergedJudgments(pair, state)
  for (const { table, merged } of mergedRows(pair, rows)) {
    await manager.query(`DELETE FROM ${table} WHERE id_matricula IN (?, ?)`, [kept.id, other.id])
    await insertRows(manager, table, merged)
  }
  await moveChanges(manager, pair, rows.cambios)
  await mergeNotices(manager, kept.id, other.id)
  await manager.delete(ProgressLink, { id_matricula: other.id })
  await manager.delete(Enrolment, { id: other.id })
  await manager.query(
    `UPDATE matricula SET estado = ?, celular = ?, correo = ?, correo_busqueda = ?, celular_editado = ?, correo_editado = ?, fecha_reporte = ?,
       ${TYT_COLUMNS.map((column) => `${column} = ?`)} WHERE id = ?`,
    [
      columns.estado,
      columns.celular,
      columns.correo,
      mailColumns(columns.correo).correo_busqueda,
      columns.celular_editado,
      columns.correo_editado,
      columns.fecha_reporte,
      ...TYT_COLUMNS.map((column) => columns[column]),
      kept.id,
    ],
  )
  const numero = await changeNumber(manager, other.nro_documento, kept.nro_documento)
  return {
    ...emptyDetail(),
    matriculas: changedRows(pair, columns),
    retirados: gained.map((judgment) => diffOf(judgment, kept.nro_documento)),
    nombres: [namedOf(other)],
    union: { numero, id_matricula: kept.id, ...rows },
  }
}

/** The stored rows that the undo of a merge restores. */
type Rows = Omit<Merge, 'numero' | 'id_matricula'>

/** Reads the rows of both enrolments that the merge changes or deletes. */
async function rowsBefore(manager: EntityManager, { kept, other }: Pair): Promise<Rows> {
  const id_matricula = In([kept.id, other.id])
  const changes = await manager.findBy(JudgmentChanges, { id_matricula })
  const moved = new Set(changes.filter((row) => row.id_matricula === other.id).map((row) => row.id_importacion))
  return {
    matriculas: (await manager.findBy(Enrolment, { id: id_matricula })).map((row) => ({ ...row })),
    juicios: (await manager.findBy(Judgment, { id_matricula })).map((row) => ({ ...row })),
    titulares: (await manager.findBy(PendingJudgment, { id_matricula })).map((row) => ({ ...row })),
    cambios: changes.filter(({ id_importacion }) => moved.has(id_importacion)).map((row) => ({ ...row })),
  }
}

/** A row of `juicio` or `juicio_pendiente`. */
type Row = Merge['juicios'][number]

/**
 * Returns the judgments and the holders (the evaluators who owe a judgment) after the merge. For each outcome, the row of the
 * kept enrolment takes precedence over the row of the other enrolment. A judged outcome has no holder.
 */
function mergedRows({ kept }: Pair, { juicios, titulares }: Rows) {
  const merged = (rows: Row[]) => {
    const keptRows = rows.filter(({ id_matricula }) => id_matricula === kept.id)
    const existing = new Set(keptRows.map(({ id_resultado }) => id_resultado))
    const gained = rows.filter(({ id_resultado }) => !existing.has(id_resultado))
    return [...keptRows, ...gained.map((row): Row => ({ ...row, id_matricula: kept.id }))]
  }
  const judged = merged(juicios)
  const isJudged = new Set(judged.map(({ id_resultado }) => id_resultado))
  const owed = merged(titulares).filter(({ id_resultado }) => !isJudged.has(id_resultado))
  return [
    { table: 'juicio', merged: judged },
    { table: 'juicio_pendiente', merged: owed },
  ]
}

/**
 * Moves the recorded judgment changes of the other enrolment to the kept enrolment. If an import changed the same outcome in
 * both enrolments, only the change of the kept enrolment stays.
 */
async function moveChanges(manager: EntityManager, { kept, other }: Pair, cambios: Merge['cambios']): Promise<void> {
  const byImport = new Map<number, OutcomeDiff[]>()
  const keptFirst = cambios.toSorted((a, b) => Number(b.id_matricula === kept.id) - Number(a.id_matricula === kept.id))
  for (const { id_importacion, juicios } of keptFirst) {
    const diffs = byImport.get(id_importacion) ?? []
    const existing = new Set(diffs.map(({ id_resultado }) => id_resultado))
    byImport.set(id_importacion, [...diffs, ...juicios.filter(({ id_resultado }) => !existing.has(id_resultado))])
  }
  await manager.delete(JudgmentChanges, { id_matricula: other.id })
  await upsertRows(
    manager,
    'cambio_matricula',
    ['id_importacion', 'id_matricula'],
    Array.from(byImport, ([id_importacion, juicios]) => ({
      id_importacion,
      id_matricula: kept.id,
      juicios: JSON.stringify(juicios),
    })),
  )
}

/** Returns the enrolment changes for the history: the kept enrolment changes, and the other enrolment ends. */
function changedRows({ kept, other }: Pair, columns: ReturnType<typeof mergedEnrolment>): Detail['matriculas'] {
  const changed = MERGED.filter((column) => kept[column] !== columns[column])
  const ended = { nro_documento: other.nro_documento, antes: enrolledValues(other, MERGED), despues: null }
  const merged = {
    nro_documento: kept.nro_documento,
    antes: enrolledValues(kept, changed),
    despues: enrolledValues(columns, changed),
  }
  return changed.length === 0 ? [ended] : [merged, ended]
}

/** Returns the change for the history: the kept enrolment gets this judgment, which it did not have. */
function diffOf(judgment: CurrentJudgment, nro_documento: string): JudgmentDiff {
  const { id_resultado, estado, evaluador_documento, evaluador_nombre, observacion, fecha_registro } = judgment
  const despues = { estado, evaluador_documento, evaluador_nombre, observacion, fecha_registro }
  return { nro_documento, id_resultado, antes: null, despues }
}

const namedOf = ({ tipo_documento, nro_documento, nombre, apellido }: Pair['other']) => ({
  tipo_documento,
  nro_documento,
  nombre,
  apellido,
})
