import { JUDGMENTS, type JudgmentState } from '@fichero/contract/enums'
import { MAX_NAME } from '@fichero/contract/limits'
import { cleanText, dateTimeOf } from './cells.js'
import type { DateReading } from './dates.js'
import { type Evaluator, evaluatorOf } from './evaluators.js'
import { headingOf } from './headings.js'
import { memoizeByCell } from './memoize-by-cell.js'
import { normalise } from './normalise.js'
import { isErrorCell } from './person-names.js'
import type { JudgmentRecord } from './records.js'
import type { RowProblemList } from './row-problem-list.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

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
