import { JUDGMENTS, type JudgmentState } from '@fichero/contract/enums'
import { MAX_NAME } from '@fichero/contract/limits'
import { cleanText, dateTimeOf, evaluatorOf } from './cells.js'
import type { Problems } from './problems.js'
import type { Cell, JudgmentRecord } from './records.js'
import { cellOf, type Table, type TableRow } from './table.js'

/** Compared as a whole, because NO APROBADO contains APROBADO. */
const STATES = new Map<string, JudgmentState | null>([
  ...JUDGMENTS.map((state) => [state, state] as const),
  ['POR EVALUAR', null],
])

type Judgment = Pick<JudgmentRecord, 'estado' | 'evaluador_documento' | 'evaluador_nombre' | 'fecha_registro'>

/** Reads the judgment of a row: state, evaluator and date. */
export class JudgmentReader {
  private readonly evaluators = new Map<Cell | undefined, ReturnType<typeof evaluatorOf>>()

  constructor(
    private readonly table: Table,
    private readonly problems: Problems,
    private readonly date1904: boolean,
  ) {}

  /** Returns null if the row is rejected because of it. */
  read(row: TableRow): Judgment | null {
    const estado = STATES.get(cleanText(cellOf(this.table, row, 'juicio')))
    if (estado === undefined) {
      this.problems.reject('judgment_unknown', row, 'juicio')
      return null
    }
    const { documento, nombre } = this.evaluator(row)
    if ((nombre?.length ?? 0) > MAX_NAME) {
      this.problems.reject('text_too_long', row, 'evaluador', { max: MAX_NAME })
      return null
    }
    const evaluator = { evaluador_documento: documento, evaluador_nombre: nombre }
    if (estado === null) return { estado, ...evaluator, fecha_registro: null }
    const date = cellOf(this.table, row, 'fecha_registro')
    const fecha_registro = dateTimeOf(date, this.date1904)
    if (fecha_registro === null && cleanText(date) !== '') {
      this.problems.reject('date_invalid', row, 'fecha_registro')
      return null
    }
    if (documento === null && nombre === null) this.problems.warn('judged_without_evaluator', row, 'evaluador')
    return { estado, ...evaluator, fecha_registro }
  }

  private evaluator(row: TableRow): ReturnType<typeof evaluatorOf> {
    const cell = cellOf(this.table, row, 'evaluador')
    let evaluator = this.evaluators.get(cell)
    if (!evaluator) {
      evaluator = evaluatorOf(cell)
      this.evaluators.set(cell, evaluator)
    }
    return evaluator
  }
}
