import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { inPastTense } from '../spreadsheet-reader/row-problem.js'
import type { FileImport } from './file-import.entity.js'

const MASK = '…'

/**
 * Masks personal data in the parameters of a stored row problem, for the parameters for which `isRemoved` returns true. Returns
 * the same object if nothing is masked.
 */
export function maskedProblem(problem: RowProblem, isRemoved: (value: string, name: string) => boolean): RowProblem {
  const { params } = problem
  const masked = Object.entries(params).map(([name, value]) => [
    name,
    value !== MASK && isRemoved(String(value), name) ? MASK : value,
  ])
  const isSame = masked.every(([name, value]) => params[name as string] === value)
  if (isSame) return problem
  const rest = Object.fromEntries(masked)
  return inPastTense({ ...problem, valor: rest.valor ?? problem.valor, params: rest })
}

/** Applies `mask` to the row problems of a stored summary. Returns the new summary, or undefined if nothing changed. */
export function maskedSummary(
  { resumen }: Pick<FileImport, 'resumen'>,
  mask: (problem: RowProblem) => RowProblem,
): object | undefined {
  const { avisos = [], rechazos = [] } = (resumen ?? {}) as Partial<ImportReport>
  const rest = { avisos: avisos.map(mask), rechazos: rechazos.map(mask) }
  const before = [...avisos, ...rechazos]
  if ([...rest.avisos, ...rest.rechazos].every((problem, index) => problem === before[index])) return undefined
  return {
    ...(resumen as object),
    ...(avisos.length > 0 && { avisos: rest.avisos }),
    ...(rechazos.length > 0 && { rechazos: rest.rechazos }),
  }
}
