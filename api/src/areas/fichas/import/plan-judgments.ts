import { momentText } from '@fichero/contract/day-text'
import { JUDGMENT_FIELDS, type RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import type { JudgmentRecord, JudgmentsReport } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { lastPossibleDay } from '../../../rules/today.js'
import { compareDesign } from './compare-design.js'
import type { CurrentHolder, CurrentJudgment, FichaState } from './ficha-state.js'

/** One judgment of the report and the change that it causes. */
export interface PlannedJudgment {
  /** The judgment in the file. */
  record: JudgmentRecord
  id_resultado: number
  /** The stored judgment; undefined if the outcome is not judged. */
  before: CurrentJudgment | undefined
  /** Whether the holder changes: the evaluator who owes the judgment. */
  movesHolder: boolean
  /** `held` means that only the holder changes, and that the person was enrolled before this import. */
  change: 'new' | 'changed' | 'withdrawn' | 'held' | 'unchanged'
}

/** The planned judgments of a report, with the rejected rows and the warnings. */
export interface JudgmentsPlan {
  judgments: PlannedJudgment[]
  rejected: RowProblem[]
  warnings: RowProblem[]
}

/** Plans the change of each judgment in the report. Judgments that the report does not contain do not change. */
export function planJudgments(report: JudgmentsReport, state: FichaState): JudgmentsPlan {
  const plan: JudgmentsPlan = { judgments: [], rejected: [], warnings: [] }
  const lastDay = lastPossibleDay()
  const design = compareDesign(report, state.design)
  const hasEvaluators = report.headings.evaluador !== undefined
  for (const reported of report.judgments) {
    const record = hasEvaluators ? reported : withEvaluator(reported, state)
    if (record.fecha_registro !== null && record.fecha_registro.slice(0, 10) > lastDay) {
      plan.rejected.push(judgedInFuture(report, record, record.fecha_registro))
      continue
    }
    const id_resultado = state.outcomes.get(record.resultado)
    if (id_resultado === undefined || design.others.has(record.resultado)) continue
    const before = state.judgments.get(record.nro_documento)?.get(id_resultado)
    // A file without an evaluator column does not remove the holder of an unjudged outcome.
    const setsHolder = hasEvaluators || record.estado !== null
    const movesHolder = setsHolder && isMoved(record, state.holders.get(record.nro_documento)?.get(id_resultado))
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

/** For files without an evaluator column: adds the stored evaluator to a judgment whose state does not change. */
function withEvaluator(record: JudgmentRecord, { judgments, outcomes }: FichaState): JudgmentRecord {
  const before = judgments.get(record.nro_documento)?.get(outcomes.get(record.resultado) ?? 0)
  if (before?.estado !== record.estado) return record
  const { evaluador_documento, evaluador_nombre } = before
  return { ...record, evaluador_documento, evaluador_nombre }
}

/** Returns the kind of change that a row causes. Changes of holders are not considered here. */
function changeOf(record: JudgmentRecord, before: CurrentJudgment | undefined): PlannedJudgment['change'] {
  if (record.estado === null) return before ? 'withdrawn' : 'unchanged'
  if (!before) return 'new'
  return JUDGMENT_FIELDS.every((field) => IS_SAME[field](record, before)) ? 'unchanged' : 'changed'
}

/** Returns whether the change takes an approval away from the person. */
export const takesApproval = ({ before, record }: PlannedJudgment): boolean =>
  before?.estado === 'APROBADO' && record.estado !== 'APROBADO'

/** Returns whether an unjudged outcome has a holder, the evaluator who owes the judgment. */
export const isHeld = ({ estado, evaluador_documento, evaluador_nombre }: JudgmentRecord) =>
  estado === null && (evaluador_documento !== null || evaluador_nombre !== null)

/** Returns whether the holder changes. */
const isMoved = (record: JudgmentRecord, held: CurrentHolder | undefined): boolean =>
  isHeld(record)
    ? held?.evaluador_documento !== record.evaluador_documento || held.evaluador_nombre !== record.evaluador_nombre
    : held !== undefined

/** Returns a single warning for all unjudged outcomes with a holder, because a real report may have many of them. */
function heldOutcomes({ headings }: JudgmentsReport, planned: PlannedJudgment[]): RowProblem[] {
  const held = planned.map(({ record }) => record).filter(isHeld)
  const [first] = held
  if (!first) return []
  const valor = first.evaluador_nombre ?? first.evaluador_documento ?? ''
  const location = { fila: first.fila, columna: headings.evaluador ?? 'Funcionario', valor }
  return [rowProblem('evaluator_without_judgment', location, { juicios: held.length })]
}

/** Returns what a file changes in the judgments that it neither adds nor withdraws. */
export const changedFields = (planned: PlannedJudgment[]): JudgmentField[] =>
  JUDGMENT_FIELDS.filter((field) =>
    planned.some(({ change, record, before }) =>
      change === 'held' ? field === 'evaluador' : change === 'changed' && before && !IS_SAME[field](record, before),
    ),
  )

type JudgmentField = (typeof JUDGMENT_FIELDS)[number]

/**
 * Whether a part of a judgment is unchanged. A missing date or observation counts as unchanged, because old report layouts have
 * no date and most layouts have no observation.
 */
const IS_SAME: Record<JudgmentField, (record: JudgmentRecord, before: CurrentJudgment) => boolean> = {
  estado: (record, before) => record.estado === before.estado,
  fecha_registro: ({ fecha_registro }, before) => fecha_registro === null || fecha_registro === before.fecha_registro,
  evaluador: (record, before) =>
    record.evaluador_documento === before.evaluador_documento && record.evaluador_nombre === before.evaluador_nombre,
  observacion: ({ observacion }, before) => observacion === null || observacion === before.observacion,
}

/** Returns the problem of a judgment with a future date. */
function judgedInFuture({ headings }: JudgmentsReport, { fila }: JudgmentRecord, moment: string): RowProblem {
  const columna = headings.fecha_registro ?? 'Fecha y Hora del Juicio Evaluativo'
  return rowProblem('date_in_future', { fila, columna, valor: momentText(moment, 'es') })
}

/** Returns a warning for each withdrawn judgment. */
function withdrawn({ headings, people, design }: JudgmentsReport, planned: PlannedJudgment[]): RowProblem[] {
  const names = new Map(people.map((person) => [person.nro_documento, fullName(person)]))
  const texts = new Map(design.map(({ outcome }) => [outcome.codigo, outcome.nombre_rae]))
  return planned
    .filter(({ change }) => change === 'withdrawn')
    .map(({ record: { fila, nro_documento: documento, resultado }, before }) => {
      const location = { fila, columna: headings.juicio ?? 'Juicio de Evaluación', valor: 'POR EVALUAR' }
      const nombre = names.get(documento) ?? documento
      const texto = texts.get(resultado) ?? resultado
      return rowProblem('judgment_withdrawn', location, {
        resultado,
        texto,
        documento,
        nombre,
        antes: before?.estado ?? '',
      })
    })
}

/** Returns one problem for each row whose outcome the program does not have. */
function unknownOutcomes(report: JudgmentsReport, { outcomes }: FichaState): RowProblem[] {
  const columna = outcomeHeading(report)
  const texts = new Map(report.design.map(({ outcome }) => [outcome.codigo, outcome.nombre_rae]))
  return report.judgments
    .filter(({ resultado }) => !outcomes.has(resultado))
    .map(({ fila, resultado }) =>
      rowProblem('outcome_unknown', { fila, columna, valor: `${resultado} - ${texts.get(resultado) ?? ''}` }),
    )
}

/** Returns a warning if the report lacks outcomes of the design. A complete report has all of them. */
function missingOutcomes(report: JudgmentsReport, { outcomes }: FichaState): RowProblem[] {
  const recibidos = report.design.filter(({ outcome }) => outcomes.has(outcome.codigo)).length
  if (recibidos >= outcomes.size) return []
  const location = { fila: report.design[0]?.fila ?? 1, columna: outcomeHeading(report), valor: String(recibidos) }
  return [rowProblem('outcomes_missing', location, { total: outcomes.size, recibidos })]
}

/** Maximum number of missing outcomes that a warning names. */
const MAX_OUTCOMES_NAMED = 5

/**
 * Returns a warning for each person who has fewer outcomes than the report. An export of SOFIA Plus has all outcomes of every
 * person. A list without the number of the ficha is not such an export and causes no warning.
 */
function incompletePeople(report: JudgmentsReport): RowProblem[] {
  if (report.nro_ficha === null) return []
  const codes = report.design.map(({ outcome }) => outcome.codigo)
  const listed = new Map<string, Set<string>>()
  for (const { nro_documento, resultado } of report.judgments) {
    const outcomes = listed.get(nro_documento)
    if (outcomes) outcomes.add(resultado)
    else listed.set(nro_documento, new Set([resultado]))
  }
  return report.people.flatMap(({ fila, nro_documento: documento, ...person }) => {
    const outcomes = listed.get(documento)
    if (!outcomes || outcomes.size >= codes.length) return []
    const missing = codes.filter((code) => !outcomes.has(code))
    const named = missing.slice(0, MAX_OUTCOMES_NAMED)
    const resultados = [...named, ...(missing.length > named.length ? ['…'] : [])].join(', ')
    const location = { fila, columna: outcomeHeading(report), valor: documento }
    const params = { documento, nombre: fullName(person), faltan: missing.length, total: codes.length, resultados }
    return [rowProblem('person_outcomes_missing', location, params)]
  })
}

/** Returns the heading of the outcome column in the report. */
const outcomeHeading = ({ headings }: JudgmentsReport) => headings.resultado ?? 'Resultado de Aprendizaje'
