import { type EntityManager, In } from 'typeorm'
import { insertRows, upsertRows } from '../../database/bulk-write.js'
import type { Detail, JudgmentDiff, Merge, OutcomeDiff } from '../../imports/import-detail.entity.js'
import { emptyDetail } from '../../imports/import-detail.entity.js'
import { changeNumber } from '../change-number.js'
import { Enrolment } from '../enrolment.entity.js'
import type { CurrentJudgment, FichaState } from '../import/ficha-state.js'
import { JudgmentChanges } from '../import/judgment-changes.entity.js'
import { Judgment } from '../judgment.entity.js'
import { mailColumns } from '../mail-columns.js'
import { PendingJudgment } from '../pending-judgment.entity.js'
import { mergedEnrolment, mergedJudgments, type Pair } from './merge-plan.js'

/** Makes one enrolment of two, and one person where no ficha has both. Returns what undoing it needs. */
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
  await manager.delete(Enrolment, { id: other.id })
  await manager.query(
    'UPDATE matricula SET estado = ?, celular = ?, correo = ?, correo_busqueda = ?, celular_editado = ?, correo_editado = ?, fecha_reporte = ? WHERE id = ?',
    [
      columns.estado,
      columns.celular,
      columns.correo,
      mailColumns(columns.correo).correo_busqueda,
      columns.celular_editado,
      columns.correo_editado,
      columns.fecha_reporte,
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

type Rows = Omit<Merge, 'numero' | 'id_matricula'>

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

type Row = Merge['juicios'][number]

/** By outcome: the own row, else the other's; nobody owes a judgment that is there. */
function mergedRows({ kept }: Pair, { juicios, titulares }: Rows) {
  const merged = (rows: Row[]) => {
    const own = rows.filter(({ id_matricula }) => id_matricula === kept.id)
    const has = new Set(own.map(({ id_resultado }) => id_resultado))
    const gained = rows.filter(({ id_resultado }) => !has.has(id_resultado))
    return [...own, ...gained.map((row): Row => ({ ...row, id_matricula: kept.id }))]
  }
  const judged = merged(juicios)
  const isJudged = new Set(judged.map(({ id_resultado }) => id_resultado))
  const owed = merged(titulares).filter(({ id_resultado }) => !isJudged.has(id_resultado))
  return [
    { table: 'juicio', merged: judged },
    { table: 'juicio_pendiente', merged: owed },
  ]
}

/** What imports changed of the other enrolment becomes the history of the one that stays. */
async function moveChanges(manager: EntityManager, { kept, other }: Pair, cambios: Merge['cambios']): Promise<void> {
  const byImport = new Map<number, OutcomeDiff[]>()
  const ownFirst = cambios.toSorted((a, b) => Number(b.id_matricula === kept.id) - Number(a.id_matricula === kept.id))
  for (const { id_importacion, juicios } of ownFirst) {
    const own = byImport.get(id_importacion) ?? []
    const has = new Set(own.map(({ id_resultado }) => id_resultado))
    byImport.set(id_importacion, [...own, ...juicios.filter(({ id_resultado }) => !has.has(id_resultado))])
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

const COLUMNS = ['estado', 'celular', 'correo', 'celular_editado', 'correo_editado'] as const

/** The enrolments as the history shows them: one that changes, and one that leaves. */
function changedRows({ kept, other }: Pair, columns: ReturnType<typeof mergedEnrolment>): Detail['matriculas'] {
  const changed = COLUMNS.filter((column) => kept[column] !== columns[column])
  const of = (row: typeof columns, names: readonly (typeof COLUMNS)[number][]) =>
    Object.fromEntries(names.map((column) => [column, row[column]]))
  const left = { nro_documento: other.nro_documento, antes: of(other, COLUMNS), despues: null }
  const stays = { nro_documento: kept.nro_documento, antes: of(kept, changed), despues: of(columns, changed) }
  return changed.length === 0 ? [left] : [stays, left]
}

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
