import { JUDGMENTS, type JudgmentState } from '@fichero/contract/enums'
import { MAX_NAME } from '@fichero/contract/limits'
import { cleanText, dateTimeOf } from './cells.js'
import type { DateReading } from './dates.js'
import { DesignReader } from './design-reader.js'
import { type Evaluator, evaluatorOf } from './evaluators.js'
import { headingOf } from './headings.js'
import { memoizeByCell } from './memoize-by-cell.js'
import { mentionedPeople } from './mentioned-people.js'
import { normalise } from './normalise.js'
import { PeopleReader } from './people-reader.js'
import { isErrorCell } from './person-names.js'
import { readableRows } from './readable-rows.js'
import type { JudgmentRecord, JudgmentsReport, Preamble } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/** In a judgments report each person may have one row for each learning outcome. */
export function interpretJudgments(table: Table, preamble: Preamble, dates: DateReading): JudgmentsReport {
  const problems = new RowProblemList(table)
  const isReadable = readableRows(table, problems)
  const people = new PeopleReader(table, problems)
  const design = new DesignReader(table, problems)
  const reader = new JudgmentReader(table, problems, dates)
  const judgments: JudgmentRecord[] = []
  /** By document number and outcome code, the number of the first row. */
  const seen = new Map<string, Map<string, number>>()
  for (const row of table.rows) {
    if (!isReadable(row)) continue
    const person = people.read(row)
    const record = person && design.read(row)
    if (!record) continue
    const { nro_documento } = person
    const resultado = record.codigo
    const rows = seen.get(nro_documento) ?? new Map<string, number>()
    const other = rows.get(resultado)
    if (other !== undefined) {
      problems.reject('duplicate_judgment', row, 'resultado', { documento: nro_documento, otra_fila: other })
      continue
    }
    seen.set(nro_documento, rows.set(resultado, row.fila))
    const judgment = reader.read(row)
    if (judgment) judgments.push({ fila: row.fila, nro_documento, resultado, ...judgment })
  }
  return {
    kind: 'juicios',
    ...preamble,
    people: people.records,
    mentioned: mentionedPeople(table, new Set(problems.rejected.map(({ fila }) => fila))),
    design: design.records,
    judgments,
    headings: table.headings,
    filas: table.rows.length,
    rejected: problems.rejected,
    warnings: problems.warnings,
  }
}

/** Normalised, and compared as a whole because NO APROBADO contains APROBADO. */
const STATES = new Map<string, JudgmentState | null>([
  ...JUDGMENTS.map((state) => [normalise(state), state] as const),
  [normalise('POR EVALUAR'), null],
])

type Judgment = Omit<JudgmentRecord, 'fila' | 'nro_documento' | 'resultado'>

/** Length of the database column. */
const MAX_OBSERVATION = 500

/** Reads the judgment of a row: state, evaluator and date. */
export class JudgmentReader {
  private readonly stateOf = memoizeByCell((cell) => STATES.get(normalise(cleanText(cell))))
  private readonly evaluatorOf = memoizeByCell(evaluatorOf)
  private readonly reported = new Set<Evaluator>()

  constructor(
    private readonly table: Table,
    private readonly problems: RowProblemList,
    private readonly dates: DateReading,
  ) {
    if (!this.hasEvaluators) problems.warnTable('evaluators_absent', headingOf('evaluador'))
  }

  private get hasEvaluators(): boolean {
    return this.table.columns.has('evaluador')
  }

  /** Returns null if the row is rejected. */
  read(row: TableRow): Judgment | null {
    const estado = this.stateOf(cellOf(this.table, row, 'juicio'))
    if (estado === undefined) {
      this.problems.reject('judgment_unknown', row, 'juicio')
      return null
    }
    const evaluador = this.evaluatorOf(cellOf(this.table, row, 'evaluador'))
    const { documento, nombre } = evaluador
    const observacion = this.observation(row)
    for (const [field, text, max] of [
      ['evaluador', nombre ?? '', MAX_NAME],
      ['observacion', observacion, MAX_OBSERVATION],
    ] as const) {
      const code = text.length > max ? 'text_too_long' : isErrorCell(text) ? 'cell_unreadable' : null
      if (!code) continue
      this.problems.reject(code, row, field, { max })
      return null
    }
    this.reportUnread(evaluador, row)
    const evaluator = { evaluador_documento: documento, evaluador_nombre: nombre }
    if (estado === null) {
      if (observacion !== '') this.problems.warnAboutPerson('observation_without_judgment', row, 'observacion')
      return { estado, ...evaluator, fecha_registro: null, observacion: null }
    }
    const date = cellOf(this.table, row, 'fecha_registro')
    const fecha_registro = dateTimeOf(date, this.dates)
    if (fecha_registro === null && cleanText(date) !== '') {
      this.problems.reject('date_invalid', row, 'fecha_registro')
      return null
    }
    if (this.hasEvaluators && documento === null && nombre === null)
      this.problems.warnAboutPerson('judged_without_evaluator', row, 'evaluador')
    return { estado, ...evaluator, fecha_registro, observacion: observacion || null }
  }

  /** Warns once for each spelling, because a report repeats its evaluators. */
  private reportUnread(evaluator: Evaluator, row: TableRow): void {
    if (!evaluator.unread || this.reported.has(evaluator)) return
    this.reported.add(evaluator)
    this.problems.warn(evaluator.nombre === null ? 'evaluator_dropped' : 'evaluator_unread', row, 'evaluador')
  }

  private observation(row: TableRow): string {
    return cleanText(cellOf(this.table, row, 'observacion'))
  }
}
