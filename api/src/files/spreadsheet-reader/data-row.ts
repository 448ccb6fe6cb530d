import { cleanText, codeAndText, isDocument } from './cells.js'
import type { SheetKind } from './headings.js'
import { isName } from './person-names.js'
import type { Cell } from './sheet.js'

/** A row of data where headings were expected, as shown in the error message. */
interface DataRow {
  fila: number
  /** The row's first values. */
  valor: string
}

const SHOWN = 4

/** Returns the first row with several values if that row is data, which means that the sheet has no headings. */
export function dataRowIn(rows: Cell[][], kind: SheetKind): DataRow | undefined {
  const index = rows.findIndex((row) => row.filter(hasText).length > 1 && !isLabelled(row))
  const row = rows[index]
  if (!row || !isData(row, kind)) return undefined
  return { fila: index + 1, valor: row.filter(hasText).slice(0, SHOWN).map(cleanText).join(' | ') }
}

function isData(row: Cell[], kind: SheetKind): boolean {
  if (kind === 'programa') return row.some((cell) => codeAndText(cell) !== null)
  // The row of a person has a document number and a name.
  return row.some((cell) => isDocument(cleanText(cell).replace(/[. ]/g, ''), 'CC')) && row.some(isNameAlone)
}

const isNameAlone = (cell: Cell) => isName(cell) && /^[^\d:@]{3,}$/.test(cleanText(cell))
const hasText = (cell: Cell) => cleanText(cell) !== ''

/** A row with a label such as `Ficha de Caracterización:`. */
const isLabelled = (row: Cell[]) => row.filter(hasText).some((cell) => /:$/.test(cleanText(cell)))
