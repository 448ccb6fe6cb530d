import type { FileReading, HiddenRows, RowProblem } from './imports.schema.ts'

/** Returns how a file is read from a query, or from a user's answers, that have more values. */
export const readingOf = ({ fechas, nroReporte, ocultas }: FileReading): FileReading => ({
  fechas,
  nroReporte,
  ocultas,
})

/** Returns the hidden rows of a list that were left out, according to the warnings about its file; null if there are none. */
export function hiddenRowsOf(warnings: readonly RowProblem[]): HiddenRows | null {
  const params = warnings.find(({ code }) => code === 'hidden_left')?.params
  return params ? { total: Number(params.total), filas: String(params.filas) } : null
}
