import { StringDecoder } from 'node:string_decoder'
import type { ColumnValues } from '../../database/bulk-write.js'

/** A stored value of a column. Days and instants are the same text for both engines. */
export type Cell = ColumnValues[string]

/** Serialises a row as a line of JSON. */
export const lineOf = (row: Cell[]): string =>
  `${JSON.stringify(row.map((cell) => (cell instanceof Uint8Array ? bytesOf(cell) : cell)))}\n`

/** Sentence for the operator about a backup whose content was altered. */
export const ALTERED = 'La copia está alterada; use otra.'

/**
 * Maximum length of a line, in characters. The largest rows are chunks of release files, and import plans. An endless line
 * would exhaust the memory.
 */
const MAX_LINE = 64 * 1024 * 1024

/** @throws Error with a sentence for the operator if the line is not a row */
export function cellsOf(line: string): Cell[] {
  const row = parsed(line)
  if (!Array.isArray(row)) throw new Error(ALTERED)
  return row.map((cell: unknown) => {
    if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell
    if (typeof cell === 'object' && 'base64' in cell && typeof cell.base64 === 'string')
      return Buffer.from(cell.base64, 'base64')
    throw new Error(ALTERED)
  })
}

/** Parses a line of JSON; undefined if it is invalid. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const bytesOf = (cell: Uint8Array) => ({ base64: Buffer.from(cell).toString('base64') })

/**
 * Splits a stream into lines. `node:readline` also splits at characters that JSON may contain.
 * @throws Error with a sentence for the operator if a line is too long
 */
export async function* linesOf(parts: AsyncIterable<Buffer>, limit = MAX_LINE): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let pieces: string[] = []
  let length = 0
  for await (const part of parts) {
    const [first = '', ...others] = decoder.write(part).split('\n')
    pieces.push(first)
    length += first.length
    if (length > limit) throw new Error(ALTERED)
    for (const piece of others) {
      yield pieces.join('')
      pieces = [piece]
      length = piece.length
    }
  }
  if (length > 0) yield pieces.join('')
}
