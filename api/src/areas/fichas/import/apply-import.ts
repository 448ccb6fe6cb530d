import { APPRENTICE_FIELDS, ENROLMENT_FIELDS } from '@fichero/contract/apprentice.fields'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { type Columns, columnsOf, pickColumns } from '@fichero/contract/fields'
import { isRefused } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { auditedCounts } from '../../../files/import-records/audited-counts.js'
import {
  type Detail,
  type FormerDates,
  ImportDetail,
  type NumberChange,
  type RowChange,
} from '../../../files/import-records/import-detail.entity.js'
import { loadedSummary, recordImport } from '../../../files/import-records/import-record.js'
import type { ProgressReporter } from '../../../files/uploads/progress.js'
import { audit } from '../../../records/audit/audit.js'
import { assignCentre } from '../assign-centre.js'
import { changeNumber } from '../change-number.js'
import { EDITED_COLUMNS } from '../enrolment.entity.js'
import { keepFigures } from '../report-figures.js'
import type { FichaState } from './ficha-state.js'
import { countChanged, type FichaPlan, hasChanges } from './plan-ficha.js'
import { isRepetition, type PlannedImport } from './plan-import.js'
import { isHeld } from './plan-judgments.js'
import type { PlannedPerson } from './plan-people.js'
import { applyJudgments, applyPeople, saveTotals } from './write-rows.js'

/** The circumstances of an import that the plan does not contain. */
interface Applying {
  actor: Actor
  /** Id of the program that was created from the same file. */
  createdProgram?: number | undefined
  /** Reports the progress to the user who sent the file. */
  reporter?: ProgressReporter
}

/**
 * Writes a plan and returns the summary of the import. The plan must have been made in the same transaction, and
 * `importRefusal` must have returned null.
 */
export async function applyImport(
  manager: EntityManager,
  planned: PlannedImport,
  { actor, createdProgram, reporter }: Applying,
): Promise<ImportReport> {
  const { upload, creating, plan, state, counters } = planned
  const summary = loadedSummary(planned.summary)
  if (isRepetition(plan, state, summary)) return isRefused(summary) ? planned.summary : summary
  const { nro_ficha } = state.target
  if (summary.tipo === 'juicios' && state.last) await keepFigures(manager, nro_ficha, state.last.id)
  const saved = reporter?.saving(countChanged(plan)) ?? (() => undefined)
  const documentos: NumberChange[] = []
  for (const [antes, despues] of plan.renumbered) documentos.push(await changeNumber(manager, antes, despues))
  const enrolments = await applyPeople(manager, state, plan, counters)
  const id = await recordImport(manager, { actor, upload, summary })
  const moved = await assignCentre(manager, nro_ficha, upload.report.centro)
  await applyJudgments(manager, plan.judgments, enrolments, id, saved)
  await manager.insert(ImportDetail, {
    id_importacion: id,
    contenido: {
      ...detailOf(plan, state, { creacion: creating, fecha_reporte: upload.report.fecha_reporte }),
      documentos,
      ...(createdProgram && { programa: createdProgram }),
      ...(moved && { centro: moved.antes.id_centro }),
    },
    id_deshacer: null,
  })
  const totals = await saveTotals(manager, nro_ficha, counters.values())
  // No audit entry for an import without changes: the import history already has its user and time.
  if (!hasChanges(plan) && !moved) return { ...summary, id }
  const antes = { ...moved?.antes, ...peopleChanges(plan, 'before') }
  await audit(manager, {
    actor,
    accion: `fichas:import-${summary.tipo === 'juicios' ? 'evaluations' : 'apprentices'}`,
    entidad: 'ficha',
    entidad_id: nro_ficha,
    antes: Object.keys(antes).length > 0 ? antes : null,
    despues: {
      importacion: id,
      ...auditedCounts(summary),
      ...totals,
      ...moved?.despues,
      ...peopleChanges(plan, 'after'),
    },
  })
  return { ...summary, id }
}

/**
 * Returns the detail of an import from its plan: the changes of people, enrolments and holders. `applyImport` adds the number
 * changes.
 * @param creacion whether the import creates the ficha
 * @param fecha_reporte the date of the report
 */
export function detailOf(
  { people, judgments, outside }: FichaPlan,
  state: FichaState,
  { creacion, fecha_reporte }: { creacion: boolean; fecha_reporte: string | null },
): Detail {
  const personas = people.flatMap(({ person, writesPerson, before }): RowChange[] => {
    const { nro_documento } = person
    const known = before ?? state.others.get(nro_documento)
    return writesPerson ? [{ nro_documento, antes: known ? identityOf(known) : null, despues: identityOf(person) }] : []
  })
  const matriculas = people.flatMap(({ person: { nro_documento }, before, enrolment }): RowChange[] => {
    if (!before) return [{ nro_documento, antes: null, despues: pickColumns(ENROLMENT_FIELDS, enrolment) }]
    const changed = ENROLLED.filter((column) => before[column] !== enrolment[column])
    return changed.length === 0
      ? []
      : [{ nro_documento, antes: enrolledValues(before, changed), despues: enrolledValues(enrolment, changed) }]
  })
  const outOfReport = outside.map(({ nro_documento, estado }): RowChange => {
    return { nro_documento, antes: { estado }, despues: { estado: OUT_OF_REPORT } }
  })
  const titulares = judgments
    .filter(({ movesHolder }) => movesHolder)
    .map(({ record, id_resultado }) => {
      const held = state.holders.get(record.nro_documento)?.get(id_resultado)
      const despues = isHeld(record) ? holder(record) : null
      return { nro_documento: record.nro_documento, id_resultado, antes: held ? holder(held) : null, despues }
    })
  return {
    creacion,
    personas,
    matriculas: [...matriculas, ...outOfReport],
    documentos: [],
    fechas: formerDates(people, state, fecha_reporte),
    titulares,
    retirados: [],
    nombres: [],
  }
}

/** Returns the former report dates of the enrolments that get the date of this report; undefined if no date changes. */
function formerDates(
  people: FichaPlan['people'],
  { enrolments }: FichaState,
  fecha_reporte: string | null,
): FormerDates | undefined {
  const after = new Map(people.map(({ person, enrolment }) => [person.nro_documento, enrolment.fecha_reporte]))
  const dated = [...enrolments.values()].filter(
    (row) => (after.get(row.nro_documento) ?? row.fecha_reporte) === fecha_reporte,
  )
  if (fecha_reporte === null || dated.every((row) => row.fecha_reporte === fecha_reporte)) return undefined
  const counts = new Map<string | null, number>()
  for (const row of dated) counts.set(row.fecha_reporte, (counts.get(row.fecha_reporte) ?? 0) + 1)
  const [antes] = [...counts].reduce((most, count) => (count[1] > most[1] ? count : most))
  const others = dated.filter((row) => row.fecha_reporte !== antes).map((row) => [row.nro_documento, row.fecha_reporte])
  return { antes, ...(others.length > 0 && { otras: Object.fromEntries(others) }) }
}

/** Returns document type and name of a person. */
const identityOf = (person: Columns<typeof APPRENTICE_FIELDS>) => pickColumns(APPRENTICE_FIELDS, person)

/** The columns of an enrolment that an import may change. */
export const ENROLLED = [...columnsOf(ENROLMENT_FIELDS), ...EDITED_COLUMNS]

/** Returns only these columns of a row. */
export const enrolledValues = <Column extends string>(row: Record<Column, string | null>, columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

type Holder = Record<'evaluador_documento' | 'evaluador_nombre', string | null>

/** Returns the columns of a holder, the evaluator who owes a judgment. */
const holder = ({ evaluador_documento, evaluador_nombre }: Holder) => ({ evaluador_documento, evaluador_nombre })

/** Limits the size of an audit entry. No realistic import changes more enrolments. */
const MAX_LISTED = 100

/**
 * Returns the changed enrolments of a plan for the audit log, with the values before or after the import. Omits new enrolments,
 * because the import history shows them.
 */
function peopleChanges(
  { people, outside, renumbered }: FichaPlan,
  side: 'before' | 'after',
): Record<string, unknown> | null {
  const former = new Map(renumbered.map(([antes, despues]) => [despues, antes]))
  const changed = people
    .filter(({ change }) => change === 'changed')
    .map((planned) => (side === 'before' ? valueBefore(planned, former) : valueAfter(planned)))
  const outOfReport = outside.map(({ nro_documento, tipo_documento, nombre, apellido, estado }) => {
    const person = { nro_documento, tipo_documento, nombre, apellido }
    return { ...person, estado: side === 'before' ? estado : OUT_OF_REPORT }
  })
  const matriculas = [...changed, ...outOfReport].slice(0, MAX_LISTED)
  return matriculas.length === 0 ? null : { matriculas }
}

/** Returns the stored values of a changed enrolment, with the former document number. */
function valueBefore({ before, person }: PlannedPerson, former: ReadonlyMap<string, string>) {
  const { tipo_documento, nombre, apellido, estado, celular, correo, fecha_reporte } = before ?? {}
  const nro_documento = former.get(person.nro_documento) ?? person.nro_documento
  return { nro_documento, tipo_documento, nombre, apellido, estado, celular, correo, fecha_reporte }
}

/** Returns the values of a changed enrolment after the import. */
function valueAfter({ person, enrolment }: PlannedPerson) {
  const { celular_editado: _, correo_editado: __, ...shown } = enrolment
  return { ...person, ...shown }
}
