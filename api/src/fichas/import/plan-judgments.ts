import type { RowProblem } from '@fichero/contract/imports.schema'
import { lastPossibleDay } from '../../domain/today.js'
import type { JudgmentRecord, JudgmentsReport } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import { compareDesign } from './compare-design.js'
import type { CurrentHolder, CurrentJudgment, FichaState } from './ficha-state.js'
import { fullName } from './plan-people.js'

export interface PlannedJudgment {
  record: JudgmentRecord
  id_resultado: number
  before: CurrentJudgment | undefined
  /** Whether the outcome has, or had, somebody who owes the judgment, and this changes. */
  movesHolder: boolean
  /** `held`: nothing but who owes the judgment changes, of a person who is enrolled already. */
  change: 'new' | 'changed' | 'withdrawn' | 'held' | 'unchanged'
}

export interface JudgmentsPlan {
  judgments: PlannedJudgment[]
  rejected: RowProblem[]
  warnings: RowProblem[]
}

/** Plans the change of each judgment of the report. Judgments that the report does not contain stay as they are. */
export function planJudgments(report: JudgmentsReport, state: FichaState): JudgmentsPlan {
  const plan: JudgmentsPlan = { judgments: [], rejected: [], warnings: [] }
  const lastDay = lastPossibleDay()
  const design = compareDesign(report, state.design)
  const saysWho = report.headings.evaluador !== undefined
  for (const read of report.judgments) {
    const record = saysWho ? read : withEvaluator(read, state)
    if (record.fecha_registro !== null && record.fecha_registro.slice(0, 10) > lastDay) {
      plan.rejected.push(judgedInFuture(report, record, record.fecha_registro))
      continue
    }
    const id_resultado = state.outcomes.get(record.resultado)
    if (id_resultado === undefined || design.others.has(record.resultado)) continue
    const before = state.judgments.get(record.nro_documento)?.get(id_resultado)
    // Without a column for it, a file does not say either that nobody owes a judgment.
    const saysHolder = saysWho || record.estado !== null
    const movesHolder = saysHolder && isMoved(record, state.holders.get(record.nro_documento)?.get(id_resultado))
    const judged = changeOf(record, before)
    const isEnrolled = state.enrolments.has(record.nro_documento)
    const change = judged === 'unchanged' && movesHolder && isEnrolled ? 'held' : judged
    plan.judgments.push({ record, id_resultado, before, movesHolder, change })
  }
  plan.rejected.push(...unknownOutcomes(report, state), ...design.rejected)
  plan.warnings.push(
    ...withdrawn(report, plan.judgments),
    ...missingOutcomes(report, state),
    ...incompletePeople(report),
    ...design.warnings,
    ...heldOutcomes(report, plan.judgments),
  )
  return plan
}

/** Where a file has no column for who judged, the same judgment keeps who is known. */
function withEvaluator(record: JudgmentRecord, { judgments, outcomes }: FichaState): JudgmentRecord {
  const before = judgments.get(record.nro_documento)?.get(outcomes.get(record.resultado) ?? 0)
  if (before?.estado !== record.estado) return record
  const { evaluador_documento, evaluador_nombre } = before
  return { ...record, evaluador_documento, evaluador_nombre }
}

function changeOf(record: JudgmentRecord, before: CurrentJudgment | undefined): PlannedJudgment['change'] {
  if (record.estado === null) return before ? 'withdrawn' : 'unchanged'
  if (!before) return 'new'
  return isSame(record, before) ? 'unchanged' : 'changed'
}

export const takesApproval = ({ before, record }: PlannedJudgment): boolean =>
  before?.estado === 'APROBADO' && record.estado !== 'APROBADO'

export const isHeld = ({ estado, evaluador_documento, evaluador_nombre }: JudgmentRecord) =>
  estado === null && (evaluador_documento !== null || evaluador_nombre !== null)

const isMoved = (record: JudgmentRecord, held: CurrentHolder | undefined): boolean =>
  isHeld(record)
    ? held?.evaluador_documento !== record.evaluador_documento || held.evaluador_nombre !== record.evaluador_nombre
    : held !== undefined

/** One warning for all of them: a genuine report may have many. */
function heldOutcomes({ headings }: JudgmentsReport, planned: PlannedJudgment[]): RowProblem[] {
  const held = planned.map(({ record }) => record).filter(isHeld)
  const [first] = held
  if (!first) return []
  const valor = first.evaluador_nombre ?? first.evaluador_documento ?? ''
  const at = { fila: first.fila, columna: headings.evaluador ?? 'Funcionario', valor }
  return [rowProblem('evaluator_without_judgment', at, { juicios: held.length })]
}

/** Old layouts have no date and most have no observation: without them, it is the same if everything else is equal. */
const isSame = (record: JudgmentRecord, before: CurrentJudgment): boolean =>
  record.estado === before.estado &&
  record.evaluador_documento === before.evaluador_documento &&
  record.evaluador_nombre === before.evaluador_nombre &&
  (record.fecha_registro === null || record.fecha_registro === before.fecha_registro) &&
  (record.observacion === null || record.observacion === before.observacion)

function judgedInFuture({ headings }: JudgmentsReport, { fila }: JudgmentRecord, valor: string): RowProblem {
  const columna = headings.fecha_registro ?? 'Fecha y Hora del Juicio Evaluativo'
  return rowProblem('date_in_future', { fila, columna, valor })
}

/** One warning for each judgment that is taken back, with names. */
function withdrawn({ headings, people, design }: JudgmentsReport, planned: PlannedJudgment[]): RowProblem[] {
  const names = new Map(people.map((person) => [person.nro_documento, fullName(person)]))
  const texts = new Map(design.map(({ outcome }) => [outcome.codigo, outcome.nombre_rae]))
  return planned
    .filter(({ change }) => change === 'withdrawn')
    .map(({ record: { fila, nro_documento: documento, resultado }, before }) => {
      const at = { fila, columna: headings.juicio ?? 'Juicio de Evaluación', valor: 'POR EVALUAR' }
      const nombre = names.get(documento) ?? documento
      const texto = texts.get(resultado) ?? resultado
      return rowProblem('judgment_withdrawn', at, { resultado, texto, documento, nombre, antes: before?.estado ?? '' })
    })
}

function unknownOutcomes(report: JudgmentsReport, { outcomes }: FichaState): RowProblem[] {
  const columna = outcomeHeading(report)
  const texts = new Map(report.design.map(({ outcome }) => [outcome.codigo, outcome.nombre_rae]))
  return report.judgments
    .filter(({ resultado }) => !outcomes.has(resultado))
    .map(({ fila, resultado }) =>
      rowProblem('outcome_unknown', { fila, columna, valor: `${resultado} - ${texts.get(resultado) ?? ''}` }),
    )
}

/** A complete report has every outcome of the design; missing ones cause a warning. */
function missingOutcomes(report: JudgmentsReport, { outcomes }: FichaState): RowProblem[] {
  const recibidos = report.design.filter(({ outcome }) => outcomes.has(outcome.codigo)).length
  if (recibidos >= outcomes.size) return []
  const at = { fila: report.design[0]?.fila ?? 1, columna: outcomeHeading(report), valor: String(recibidos) }
  return [rowProblem('outcomes_missing', at, { total: outcomes.size, recibidos })]
}

const MAX_OUTCOMES_NAMED = 5

/**
 * Warns of each person with fewer outcomes than the report: SOFIA Plus exports all outcomes of everybody. A list that
 * does not name its ficha is not an export.
 */
function incompletePeople(report: JudgmentsReport): RowProblem[] {
  if (report.nro_ficha === null) return []
  const codes = report.design.map(({ outcome }) => outcome.codigo)
  const listed = new Map<string, Set<string>>()
  for (const { nro_documento, resultado } of report.judgments) {
    const own = listed.get(nro_documento)
    if (own) own.add(resultado)
    else listed.set(nro_documento, new Set([resultado]))
  }
  return report.people.flatMap(({ fila, nro_documento: documento, ...person }) => {
    const own = listed.get(documento)
    if (!own || own.size >= codes.length) return []
    const missing = codes.filter((code) => !own.has(code))
    const named = missing.slice(0, MAX_OUTCOMES_NAMED)
    const resultados = [...named, ...(missing.length > named.length ? ['…'] : [])].join(', ')
    const at = { fila, columna: outcomeHeading(report), valor: documento }
    const params = { documento, nombre: fullName(person), faltan: missing.length, total: codes.length, resultados }
    return [rowProblem('person_outcomes_missing', at, params)]
  })
}

const outcomeHeading = ({ headings }: JudgmentsReport) => headings.resultado ?? 'Resultado de Aprendizaje'
