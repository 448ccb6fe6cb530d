import type { Params } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { cutText, plainText } from '@fichero/contract/text'
import { rowReason } from '../../i18n/sentences.js'

/** Maximum length of a value in a problem. */
const MAX_SHOWN = 200

/**
 * Builds the problem of one row, phrased for a plan. `columna` is the heading in the file, `valor` the content of the cell.
 */
export function rowProblem(
  code: RowProblemCode,
  location: { fila: number; columna: string; valor: string },
  params: Params = {},
): RowProblem {
  const valor = cutText(plainText(location.valor), MAX_SHOWN)
  const columna = plainText(location.columna)
  const problem = { fila: location.fila, columna, valor, code, motivo: '', params: { valor, columna, ...params } }
  return { ...problem, motivo: rowReason(problem, 'plan', 'es') }
}

/** Returns the same problem with its sentence in the past tense, for a file that has been imported. */
export function inPastTense(problem: RowProblem): RowProblem {
  const motivo = rowReason(problem, 'done', 'es')
  return motivo === problem.motivo ? problem : { ...problem, motivo }
}
