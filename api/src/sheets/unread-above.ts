import type { RowProblem } from '@fichero/contract/imports.schema'
import { cellName, columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import { TITLES } from './headings.js'
import { lossIn } from './lost-values.js'
import { normalise } from './normalise.js'
import { KNOWN, OFFICIAL, pairsIn } from './preamble-labels.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'

const MAX_SHOWN = 8

interface Placed {
  fila: number
  at: number
  text: string
}

/** Warns of texts above the headings that are not read, and of those that are and whose letters are encoded. */
export function warningsAbove(rows: Cell[][]): RowProblem[] {
  const unread = unreadIn(rows)
  const unreadCells = new Set(unread.map(({ fila, at }) => cellName(fila, at)))
  const encoded = rows.flatMap((row, index) =>
    row.flatMap((cell, at) => {
      const loss = lossIn(cell)
      const place = { fila: index + 1, columna: columnLetter(at), valor: cleanText(cell) }
      return loss?.code === 'text_encoded' && !unreadCells.has(cellName(index + 1, at))
        ? [rowProblem('text_encoded', place, { escrito: loss.escrito, corregido: loss.corregido })]
        : []
    }),
  )
  return [...oneWarning(unread), ...encoded.slice(0, MAX_SHOWN)]
}

/** One for all of them: a sheet may have another table above. */
function oneWarning(unread: Placed[]): RowProblem[] {
  const [first] = unread
  if (!first) return []
  const shown = unread.slice(0, MAX_SHOWN)
  const celdas = shown.map(({ fila, at }) => cellName(fila, at)).join(', ')
  const valor = shown.map(({ text }) => text).join(' | ')
  return [
    rowProblem(
      'above_unread',
      { fila: first.fila, columna: columnLetter(first.at), valor },
      { celdas: unread.length > MAX_SHOWN ? `${celdas}, …` : celdas, total: unread.length },
    ),
  ]
}

function unreadIn(rows: Cell[][]): Placed[] {
  const unread: Placed[] = []
  const seen = new Set<string>()
  const title = titleRowOf(rows)
  rows.forEach((row, index) => {
    if (row === title) return
    let isValue = false
    row.forEach((cell, at) => {
      const text = cleanText(cell)
      if (text === '') return
      const label = normalise(text)
      const isLabel = KNOWN.has(label) || OFFICIAL.has(label)
      // Only the first value of a label is read.
      const isRead = isLabel ? !seen.has(label) : isValue || TITLES.has(label) || holdsLabel(text)
      if (isLabel && isRead) seen.add(label)
      else if (!isRead) unread.push({ fila: index + 1, at, text })
      isValue = isLabel && isRead
    })
  })
  return unread
}

/** What stands alone in the first row that has a text is a list's own title. */
function titleRowOf(rows: Cell[][]): Cell[] | undefined {
  const first = rows.find((row) => row.some(hasText))
  return first?.filter(hasText).length === 1 ? first : undefined
}

const hasText = (cell: Cell) => cleanText(cell) !== ''

/** `Estado: EN EJECUCION` in one cell. */
const holdsLabel = (text: string) => pairsIn(text).length > 0 || OFFICIAL.has(normalise(text.split(':', 1)[0] ?? ''))
