import { dayText } from '@fichero/contract/day-text'
import { isInTraining, NIVELES, RECORD_STATES } from '@fichero/contract/enums'
import { answerShape } from '@fichero/contract/fields.schema'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { fullName } from '@fichero/contract/text'
import { areInOrder, TYT_FIELDS, TYT_STEPS, type TytDays, tytColumn } from '@fichero/contract/tyt-steps'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { allows } from '../../../access/policy.js'
import { rowsOf } from '../../../database/rows.js'
import { headingOf } from '../../../files/spreadsheet-reader/headings.js'
import type { TytRecord, TytSheet } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { today } from '../../../rules/today.js'
import { documentBatches } from '../document-batches.js'
import { enrolmentPolicy, viewFicha } from '../fichas.policy.js'
import { STEP_COLUMNS } from './tyt-rows.js'

const candidate = z.object({
  id: z.int(),
  nro_ficha: z.int(),
  nro_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** State of the enrolment. */
  situacion: z.string(),
  estado: z.enum(RECORD_STATES),
  id_jefe: z.int(),
  id_centro: z.int().nullable(),
  nivel: z.enum(NIVELES),
  ...answerShape(TYT_FIELDS),
})
type Candidate = z.infer<typeof candidate>

const readCandidates = rowsOf(candidate)

const CANDIDATES = `
  SELECT m.id, m.nro_ficha, m.nro_documento, a.nombre, a.apellido, m.estado AS situacion, f.estado, f.id_jefe, f.id_centro, p.nivel, ${STEP_COLUMNS}
  FROM matricula m
    JOIN aprendiz a ON a.nro_documento = m.nro_documento
    JOIN ficha f ON f.nro_ficha = m.nro_ficha
    JOIN programa p ON p.id = f.id_programa_formacion`

/** New days of an enrolment, from one row of the file. */
export interface PlannedSteps {
  enrolment: Candidate
  days: Partial<TytDays>
}

export interface TytPlan {
  changes: PlannedSteps[]
  /** Number of rows whose days are all stored. */
  unchanged: number
  rejected: RowProblem[]
  warnings: RowProblem[]
}

/** Compares the rows of a workbook with the stored days. Changes nothing. */
export async function planTyt(manager: EntityManager, actor: Actor, sheet: TytSheet): Promise<TytPlan> {
  const plan: TytPlan = { changes: [], unchanged: 0, rejected: [...sheet.rejected], warnings: [...sheet.warnings] }
  const candidates = await candidatesOf(manager, sheet.people)
  for (const record of sheet.people) {
    const problem: Problem = (code, field, params = {}, valor = '') =>
      rowProblem(code, { fila: record.fila, columna: sheet.headings[field] ?? headingOf(field), valor }, params)
    const visible = (candidates.get(record.nro_documento) ?? []).filter((row) => allows(viewFicha, actor, row))
    const enrolment = enrolmentOf(record, visible, problem)
    if ('code' in enrolment) plan.rejected.push(enrolment)
    else planRow(plan, actor, { record, enrolment, problem })
  }
  return plan
}

type Problem = (
  code: RowProblemCode,
  field: 'nro_documento' | 'ficha' | keyof TytDays,
  params?: Record<string, string | number>,
  valor?: string,
) => RowProblem

/** Returns the enrolment that a row is about: in its ficha, else the only one of a tecnólogo, else the only one in training. */
function enrolmentOf(
  { nro_documento, ficha }: TytRecord,
  visible: Candidate[],
  problem: Problem,
): Candidate | RowProblem {
  const [person] = visible
  if (!person) return problem('tyt_unknown_person', 'nro_documento', {}, nro_documento)
  const named = namesOf(person)
  if (ficha !== null)
    return (
      visible.find(({ nro_ficha }) => nro_ficha === ficha) ?? problem('tyt_not_in_ficha', 'ficha', { ...named, ficha })
    )
  const all = visible.filter(({ nivel }) => nivel === 'tecnologo')
  const inTraining = all.filter(({ situacion }) => isInTraining(situacion))
  const [only, ...others] = inTraining.length === 1 ? inTraining : all
  if (only && others.length === 0) return only
  if (!only) return problem('tyt_no_tecnologo', 'nro_documento', named)
  return problem('tyt_several_fichas', 'nro_documento', {
    ...named,
    fichas: all.map(({ nro_ficha }) => nro_ficha).join(', '),
  })
}

interface Row {
  record: TytRecord
  enrolment: Candidate
  problem: Problem
}

/** Adds the change of a row, or its problem, to the plan. */
function planRow(plan: TytPlan, actor: Actor, { record: { dias }, enrolment, problem }: Row): void {
  const named = namesOf(enrolment)
  const { nro_ficha: ficha, nivel } = enrolment
  if (nivel !== 'tecnologo') return void plan.rejected.push(problem('tyt_no_tecnologo', 'nro_documento', named))
  if (!allows(enrolmentPolicy.recordTyt, actor, enrolment))
    return void plan.rejected.push(problem('tyt_not_allowed', 'ficha', { ...named, ficha }))
  const columns = TYT_STEPS.map(tytColumn).filter((column) => dias[column] !== undefined)
  const future = columns.filter((column) => (dias[column] ?? '') > today())
  for (const column of future) plan.rejected.push(problem('tyt_future', column, {}, dayText(dias[column] ?? '', 'es')))
  if (future.length > 0) return
  const first = columns[0] ?? 'tyt_inscrito'
  if (!areInOrder({ ...enrolment, ...dias })) return void plan.rejected.push(problem('tyt_out_of_order', first, named))
  const changed = columns.filter((column) => dias[column] !== enrolment[column])
  if (changed.length === 0) return void plan.unchanged++
  plan.changes.push({ enrolment, days: Object.fromEntries(changed.map((column) => [column, dias[column] ?? null])) })
  for (const column of changed) {
    const actual = enrolment[column]
    const params = { ...named, actual: dayText(actual ?? '', 'es') }
    if (actual !== null) plan.warnings.push(problem('tyt_replaced', column, params, dayText(dias[column] ?? '', 'es')))
  }
}

const namesOf = (person: Candidate) => ({ nombre: fullName(person), documento: person.nro_documento })

/** Reads the enrolments of the people of a file, by document number. */
async function candidatesOf(manager: EntityManager, people: TytRecord[]): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>()
  for (const { batch, placeholders } of documentBatches(people.map(({ nro_documento }) => nro_documento)))
    for (const row of await readCandidates(
      manager,
      `${CANDIDATES} WHERE m.nro_documento IN (${placeholders}) ORDER BY m.nro_ficha`,
      batch,
    ))
      found.set(row.nro_documento, [...(found.get(row.nro_documento) ?? []), row])
  return found
}
