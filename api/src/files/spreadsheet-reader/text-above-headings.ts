import type { RowProblem } from '@fichero/contract/imports.schema'
import { cellName, columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import { TITLES } from './headings.js'
import { lossIn } from './lost-values.js'
import { normalise } from './normalise.js'
import { KNOWN, OFFICIAL, pairsIn } from './preamble.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'

/** Maximum number of texts that the warning quotes. */
const MAX_SHOWN = 8

/** A text with the indexes of its row (from 1) and column (from 0). */
interface TextAt {
  fila: number
  column: number
  text: string
}

/** Warns about texts above the headings that are not read, and about texts that are read but have encoded letters. */
export function warningsAbove(rows: Cell[][]): RowProblem[] {
  const unread = unreadIn(rows)
  const unreadCells = new Set(unread.map(({ fila, column }) => cellName(fila, column)))
  const encoded = rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const loss = lossIn(cell)
      const position = { fila: index + 1, columna: columnLetter(column), valor: cleanText(cell) }
      return loss?.code === 'text_encoded' && !unreadCells.has(cellName(index + 1, column))
        ? [rowProblem('text_encoded', position, { escrito: loss.escrito, corregido: loss.corregido })]
        : []
    }),
  )
  return [...oneWarning(unread), ...encoded.slice(0, MAX_SHOWN)]
}

/** Returns a single warning for all texts, because they may be a table of many cells. */
function oneWarning(unread: TextAt[]): RowProblem[] {
  const [first] = unread
  if (!first) return []
  const shown = unread.slice(0, MAX_SHOWN)
  const celdas = shown.map(({ fila, column }) => cellName(fila, column)).join(', ')
  const valor = shown.map(({ text }) => text).join(' | ')
  return [
    rowProblem(
      'above_unread',
      { fila: first.fila, columna: columnLetter(first.column), valor },
      { celdas: unread.length > MAX_SHOWN ? `${celdas}, …` : celdas, total: unread.length },
    ),
  ]
}

function unreadIn(rows: Cell[][]): TextAt[] {
  const unread: TextAt[] = []
  const seen = new Set<string>()
  const title = titleRowOf(rows)
  rows.forEach((row, index) => {
    if (row === title) return
    let isValue = false
    row.forEach((cell, column) => {
      const text = cleanText(cell)
      if (text === '') return
      const label = normalise(text)
      const isLabel = KNOWN.has(label) || OFFICIAL.has(label)
      // Only the first value of a label is read.
      const isRead = isLabel ? !seen.has(label) : isValue || TITLES.has(label) || holdsLabel(text)
      if (isLabel && isRead) seen.add(label)
      else if (!isRead) unread.push({ fila: index + 1, column, text })
      isValue = isLabel && isRead
    })
  })
  return unread
}

/** Returns the row with the title of the list: the first row with text, if it has a single text. */
function titleRowOf(rows: Cell[][]): Cell[] | undefined {
  const first = rows.find((row) => row.some(hasText))
  return first?.filter(hasText).length === 1 ? first : undefined
}

const hasText = (cell: Cell) => cleanText(cell) !== ''

/** `Estado: EN EJECUCION` in one cell. */
const holdsLabel = (text: string) => pairsIn(text).length > 0 || OFFICIAL.has(normalise(text.split(':', 1)[0] ?? ''))
