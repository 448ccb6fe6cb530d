import type { Params, RowProblemCode } from '@fichero/contract/errors'
import { fill, ROW_PROBLEMS } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { cutText } from '@fichero/contract/text'

const MAX_SHOWN = 200

/** Builds the problem of one row. `columna` is the heading in the file, `valor` the content of the cell. */
export function rowProblem(
  code: RowProblemCode,
  at: { fila: number; columna: string; valor: string },
  params: Params = {},
): RowProblem {
  const valor = cutText(at.valor.trim(), MAX_SHOWN)
  const all = { valor, columna: at.columna, ...params }
  return { fila: at.fila, columna: at.columna, valor, code, motivo: fill(ROW_PROBLEMS[code], all), params: all }
}
