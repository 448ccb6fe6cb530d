import type { Params } from '@fichero/contract/errors'
import { fill } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { ROW_PROBLEMS } from '@fichero/contract/row-problems'
import { cutText, plainText } from '@fichero/contract/text'

const MAX_SHOWN = 200

/** Builds the problem of one row. `columna` is the heading in the file, `valor` the content of the cell. */
export function rowProblem(
  code: RowProblemCode,
  at: { fila: number; columna: string; valor: string },
  params: Params = {},
): RowProblem {
  const valor = cutText(plainText(at.valor), MAX_SHOWN)
  const columna = plainText(at.columna)
  const all = { valor, columna, ...params }
  return { fila: at.fila, columna, valor, code, motivo: fill(ROW_PROBLEMS[code], all), params: all }
}
