import type { RowProblem } from '@fichero/contract/imports.schema'
import { cutText } from '@fichero/contract/text'
import type { DesignRow } from '../../programs/design.js'
import { headingOf } from '../../sheets/headings.js'
import type { JudgmentsReport, OutcomeRecord } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import { isSimilarText, textKey } from '../../sheets/same-text.js'

interface Comparison {
  /** Codes that the report gives to other outcomes than the design. */
  others: Set<string>
  rejected: RowProblem[]
  warnings: RowProblem[]
}

const MAX_SHOWN = 200

/**
 * Holds the outcomes of a report against those of the program. SOFIA's ids are unique and its texts change a little: one
 * of which neither the text nor the competency is that of the design is another outcome, and its rows are rejected. All
 * else that differs is told, once for each outcome and competency, and the design stays as it is
 * (docs/decisions/an-outcome-is-not-its-code-alone.md).
 */
export function compareDesign(report: JudgmentsReport, stored: ReadonlyMap<string, DesignRow>): Comparison {
  const { headings, design } = report
  const columns = {
    competencia: headings.competencia ?? headingOf('competencia'),
    resultado: headings.resultado ?? headingOf('resultado'),
  }
  const others = new Map<string, { record: OutcomeRecord; row: DesignRow }>()
  const warnings: RowProblem[] = []
  const told = new Set<string>()
  for (const record of design) {
    const row = stored.get(record.outcome.codigo)
    if (!row) continue
    const { fila, competency, outcome } = record
    const texts = [outcome.nombre_rae, record.otherwise ?? outcome.nombre_rae]
    const moved = competency.codigo !== row.codigo_competencia
    if (moved && !texts.some((text) => isSimilarText(text, row.nombre_rae))) {
      others.set(outcome.codigo, { record, row })
      continue
    }
    const valor = `${competency.codigo} - ${competency.nombre}`
    const params = { resultado: outcome.codigo, texto: cutText(row.nombre_rae, MAX_SHOWN) }
    if (moved) {
      const where = { fila, columna: columns.competencia, valor }
      warnings.push(rowProblem('outcome_other_competency', where, { ...params, otra: row.codigo_competencia }))
    } else if (!told.has(competency.codigo) && !isSame([competency.nombre], row.nombre_competencia)) {
      told.add(competency.codigo)
      const texto = cutText(row.nombre_competencia, MAX_SHOWN)
      const where = { fila, columna: columns.competencia, valor }
      warnings.push(rowProblem('competency_text_differs', where, { competencia: competency.codigo, texto }))
    }
    if (!isSame(texts, row.nombre_rae)) {
      const where = { fila, columna: columns.resultado, valor: `${outcome.codigo} - ${outcome.nombre_rae}` }
      warnings.push(rowProblem('outcome_text_differs', where, params))
    }
  }
  const rejected = report.judgments.flatMap(({ fila, resultado }) => {
    const other = others.get(resultado)
    return other ? [isAnother({ fila, columna: columns.resultado }, other.record, other.row)] : []
  })
  return { others: new Set(others.keys()), rejected, warnings }
}

const isSame = (texts: string[], stored: string): boolean =>
  texts.some((text) => text === stored || textKey(text) === textKey(stored))

function isAnother(
  at: { fila: number; columna: string },
  { competency, outcome }: OutcomeRecord,
  row: DesignRow,
): RowProblem {
  const valor = `${outcome.codigo} - ${outcome.nombre_rae}`
  return rowProblem(
    'outcome_is_another',
    { ...at, valor },
    {
      competencia: `${competency.codigo} - ${cutText(competency.nombre, MAX_SHOWN)}`,
      resultado: outcome.codigo,
      texto: cutText(row.nombre_rae, MAX_SHOWN),
      otra: row.codigo_competencia,
    },
  )
}
