import { competencyOf, outcomeOf } from './cells.js'
import { perCell } from './per-cell.js'
import type { Problems } from './problems.js'
import type { OutcomeRecord } from './records.js'
import { cellOf, type Table, type TableRow } from './table.js'

/** Longer than any text of SOFIA. */
const MAX_TEXT = 2_000

/** Reads the distinct learning outcomes of a table with their competencies. */
export class DesignReader {
  private readonly found = new Map<string, OutcomeRecord>()
  private readonly competencyOf = perCell(competencyOf)
  private readonly outcomeOf = perCell(outcomeOf)

  constructor(
    private readonly table: Table,
    private readonly problems: Problems,
  ) {}

  get records(): OutcomeRecord[] {
    return [...this.found.values()]
  }

  /** Returns the row's outcome as its first row has it, or null if the row is rejected because of it. */
  read(row: TableRow): OutcomeRecord | null {
    const competency = this.competencyOf(cellOf(this.table, row, 'competencia'))
    const outcome = this.outcomeOf(cellOf(this.table, row, 'resultado'))
    if (!competency) return this.reject('competency_invalid', row, 'competencia')
    if (!outcome) return this.reject('outcome_invalid', row, 'resultado')
    if (competency.nombre.length > MAX_TEXT) return this.reject('text_too_long', row, 'competencia')
    if (outcome.nombre_rae.length > MAX_TEXT) return this.reject('text_too_long', row, 'resultado')
    const known = this.found.get(outcome.codigo)
    if (known && known.competency.codigo !== competency.codigo) {
      const params = { resultado: outcome.codigo, otra_fila: known.fila, otra: known.competency.codigo }
      this.problems.reject('outcome_contradicts', row, 'competencia', params)
      return null
    }
    if (known) return known
    const record = { fila: row.fila, competency, outcome }
    this.found.set(outcome.codigo, record)
    return record
  }

  private reject(code: Parameters<Problems['reject']>[0], row: TableRow, field: 'competencia' | 'resultado'): null {
    this.problems.reject(code, row, field, code === 'text_too_long' ? { max: MAX_TEXT } : undefined)
    return null
  }
}
