import { fill, type Params } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { inTense, ROW_PROBLEMS, type RowProblemCode, type RowSentence } from '@fichero/contract/row-problems'
import { cutText, plainText } from '@fichero/contract/text'

const MAX_SHOWN = 200

/**
 * Builds the problem of one row, as a plan tells it. `columna` is the heading in the file, `valor` the content of the
 * cell.
 */
export function rowProblem(
  code: RowProblemCode,
  at: { fila: number; columna: string; valor: string },
  params: Params = {},
): RowProblem {
  const valor = cutText(plainText(at.valor), MAX_SHOWN)
  const columna = plainText(at.columna)
  const all = { valor, columna, ...params }
  return { fila: at.fila, columna, valor, code, motivo: fill(inTense(ROW_PROBLEMS[code], 'plan'), all), params: all }
}

/** The same problem as it is told when the file has been loaded. */
export function toldAfter(problem: RowProblem): RowProblem {
  const sentence = sentenceOf(problem.code)
  return sentence ? { ...problem, motivo: fill(inTense(sentence, 'done'), problem.params) } : problem
}

/** Kept plans may be of an earlier version. */
const sentenceOf = (code: string): RowSentence | undefined => (ROW_PROBLEMS as Record<string, RowSentence>)[code]
