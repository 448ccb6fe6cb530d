import type { ImportKind } from '@fichero/contract/enums'
import { DesignReader } from './design-reader.js'
import { readableRows } from './readable-rows.js'
import type { Preamble, ProgramSheet } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import { rowsOfCodes } from './several-codes.js'
import type { Table } from './sheet-table.js'

/** In a design each outcome may occur once; a judgments report repeats the whole design for every person. */
export function interpretProgram(table: Table, preamble: Preamble, layout: ImportKind): ProgramSheet {
  const problems = new RowProblemList(table)
  const isReadable = readableRows(table, problems, ['competencia', 'resultado'])
  const design = new DesignReader(table, problems)
  let repetidos = 0
  for (const row of table.rows) {
    if (!isReadable(row)) continue
    for (const one of layout === 'programa' ? rowsOfCodes(table, row) : [row]) {
      const record = design.read(one)
      if (!record || layout !== 'programa' || record.fila === row.fila) continue
      problems.reject('duplicate_outcome', one, 'resultado', { valor: record.codigo, otra_fila: record.fila })
      repetidos++
    }
  }
  const last = table.rows.at(-1)?.fila ?? table.fila
  return {
    kind: 'programa',
    ...preamble,
    outcomes: design.records,
    repetidos,
    filas_vacias: last - table.fila - table.rows.length,
    headings: table.headings,
    filas: table.rows.length,
    rejected: problems.rejected,
    warnings: problems.warnings,
  }
}
