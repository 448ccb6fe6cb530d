import type { RowProblem } from '@fichero/contract/imports.schema'
import { cutText } from '@fichero/contract/text'
import { headingOf } from '../../../files/spreadsheet-reader/headings.js'
import type { JudgmentsReport, OutcomeRecord } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { isSimilarText, textKey } from '../../../files/spreadsheet-reader/same-text.js'
import type { DesignRow } from '../../programs/design.js'

interface Comparison {
  /** Codes for which the report and the design have different outcomes. */
  others: Set<string>
  rejected: RowProblem[]
  warnings: RowProblem[]
}

/** Maximum length of a text in a warning. */
const MAX_SHOWN = 200

/**
 * Compares the outcomes of a report with the program's design. The codes of SOFIA Plus are unique, but the texts change a
 * little over time. If both text and competency of an outcome differ from the design, the report means another outcome, and
 * its rows are rejected. Other differences cause one warning for each outcome or competency. The design never changes
 * (docs/decisions/import-record-matching.md#outcomes).
 */
export function compareDesign(report: JudgmentsReport, stored: ReadonlyMap<string, DesignRow>): Comparison {
  const { headings, design } = report
  const columns = {
    competencia: headings.competencia ?? headingOf('competencia'),
    resultado: headings.resultado ?? headingOf('resultado'),
  }
  const others = new Map<string, { record: OutcomeRecord; row: DesignRow }>()
  const warnings: RowProblem[] = []
  const warned = new Set<string>()
  for (const record of design) {
    const row = stored.get(record.outcome.codigo)
    if (!row) continue
    const { fila, competency, outcome } = record
    const readings = [outcome.nombre_rae, record.otherReading ?? outcome.nombre_rae]
    const moved = competency.codigo !== row.codigo_competencia
    if (moved && !readings.some((text) => isSimilarText(text, row.nombre_rae))) {
      others.set(outcome.codigo, { record, row })
      continue
    }
    const valor = `${competency.codigo} - ${competency.nombre}`
    const params = { resultado: outcome.codigo, texto: cutText(row.nombre_rae, MAX_SHOWN) }
    if (moved) {
      const where = { fila, columna: columns.competencia, valor }
      warnings.push(rowProblem('outcome_other_competency', where, { ...params, otra: row.codigo_competencia }))
    } else if (!warned.has(competency.codigo) && !isSame([competency.nombre], row.nombre_competencia)) {
      warned.add(competency.codigo)
      const texto = cutText(row.nombre_competencia, MAX_SHOWN)
      const where = { fila, columna: columns.competencia, valor }
      warnings.push(rowProblem('competency_text_differs', where, { competencia: competency.codigo, texto }))
    }
    if (!isSame(readings, row.nombre_rae)) {
      const where = { fila, columna: columns.resultado, valor: `${outcome.codigo} - ${outcome.nombre_rae}` }
      warnings.push(rowProblem('outcome_text_differs', where, params))
    }
  }
  const rejected = report.judgments.flatMap(({ fila, resultado }) => {
    const other = others.get(resultado)
    return other ? [anotherOutcome({ fila, columna: columns.resultado }, other.record, other.row)] : []
  })
  return { others: new Set(others.keys()), rejected, warnings }
}

/** Returns whether one of the possible readings of a text equals the stored text, exactly or by `textKey`. */
const isSame = (texts: string[], stored: string): boolean =>
  texts.some((text) => text === stored || textKey(text) === textKey(stored))

/** Returns the problem of a row whose code has another outcome in the design. */
function anotherOutcome(
  location: { fila: number; columna: string },
  { competency, outcome }: OutcomeRecord,
  row: DesignRow,
): RowProblem {
  const valor = `${outcome.codigo} - ${outcome.nombre_rae}`
  return rowProblem(
    'outcome_is_another',
    { ...location, valor },
    {
      competencia: `${competency.codigo} - ${cutText(competency.nombre, MAX_SHOWN)}`,
      resultado: outcome.codigo,
      texto: cutText(row.nombre_rae, MAX_SHOWN),
      otra: row.codigo_competencia,
    },
  )
}
