import { pickColumns } from '@fichero/contract/fields'
import { TYT_FIELDS } from '@fichero/contract/tyt-steps'
import type { EntityManager } from 'typeorm'
import { upsertRows } from '../../../database/bulk-write.js'
import type { Detail, FormerDates, RowChange } from '../../../files/import-records/import-detail.entity.js'
import { writeWords } from '../apprentice-words.js'
import { apprenticeRows } from '../former-documents.js'
import { type CurrentEnrolment, type FichaTarget, loadState } from '../import/ficha-state.js'
import { countersOf } from '../import/plan-ficha.js'
import { mailColumns } from '../mail-columns.js'

type Enrolments = Map<string, CurrentEnrolment>

/**
 * Restores the former document types and names of people. A value that has changed since the import, for example by a report of
 * another ficha, is not restored.
 */
export async function restorePeople(manager: EntityManager, changed: RowChange[], enrolments: Enrolments) {
  const rows = changed.flatMap(({ nro_documento, antes, despues }) => {
    const current = enrolments.get(nro_documento)
    if (!antes || !despues || !current) return []
    const { tipo_documento, nombre, apellido } = current
    const person = former({ tipo_documento, nombre, apellido }, antes, despues)
    return [{ nro_documento, ...person }]
  })
  const written = await apprenticeRows(manager, rows)
  await upsertRows(manager, 'aprendiz', ['nro_documento'], written)
  await writeWords(manager, written, () => true)
}

/**
 * Restores the former state, contact data and report date of enrolments, and the days of the TyT test before a merge. Skips enrolments that the undone import added or
 * ended, and values that have changed since the import.
 * @param day the date of the undone report
 */
export async function restoreEnrolments(
  manager: EntityManager,
  { nro_ficha }: FichaTarget,
  { detail: { matriculas, fechas }, day }: { detail: Detail; day: string | null },
  enrolments: Enrolments,
): Promise<void> {
  const changes = new Map(matriculas.map((row) => [row.nro_documento, row]))
  const rows = [...enrolments.values()].flatMap((current) => {
    const { nro_documento, estado, celular, correo, celular_editado, correo_editado, fecha_reporte } = current
    const change = changes.get(nro_documento)
    const isDated = fechas !== undefined && fecha_reporte === day
    if (change ? !change.antes || !change.despues : !isDated) return []
    const columns = { estado, celular, correo, celular_editado, correo_editado, ...pickColumns(TYT_FIELDS, current) }
    const enrolment = change?.antes && change.despues ? former(columns, change.antes, change.despues) : columns
    const dated = isDated ? formerDate(fechas, nro_documento) : fecha_reporte
    return [{ nro_ficha, nro_documento, ...enrolment, ...mailColumns(enrolment.correo), fecha_reporte: dated }]
  })
  await upsertRows(manager, 'matricula', ['nro_ficha', 'nro_documento'], rows)
}

/** Returns the report date that an enrolment had before the import. `otras` has the dates that differ from `antes`. */
const formerDate = ({ antes, otras = {} }: FormerDates, document: string): string | null =>
  Object.hasOwn(otras, document) ? (otras[document] ?? null) : antes

/** Recounts and writes the counters of all enrolments of the ficha. Returns the counters by document number. */
export async function recountEnrolments(manager: EntityManager, target: FichaTarget) {
  const state = await loadState(manager, target)
  const counters = countersOf(state)
  const rows = Array.from(counters, ([nro_documento, counted]) => ({
    nro_ficha: target.nro_ficha,
    nro_documento,
    ...counted,
  }))
  await upsertRows(manager, 'matricula', ['nro_ficha', 'nro_documento'], rows)
  return counters
}

/**
 * Reverts a change in a row. A column gets its value before the change (`antes`) only if it still has the value after the
 * change (`despues`).
 */
function former<Row extends Record<string, string | null>>(
  current: Row,
  antes: NonNullable<Detail['personas'][number]['antes']>,
  despues: typeof antes,
): Row {
  const row = { ...current }
  for (const column of Object.keys(row) as (keyof Row & string)[])
    if (row[column] === despues[column]) row[column] = (antes[column] ?? null) as Row[typeof column]
  return row
}
