import { StringDecoder } from 'node:string_decoder'
import type { ColumnValues } from '../database/bulk-write.js'

/** What a database stores in a column. Both engines give days and instants as the same text. */
export type Cell = ColumnValues[string]

interface Bytes {
  base64: string
}

/** A row as a line of JSON. */
export const lineOf = (row: Cell[]): string =>
  `${JSON.stringify(row.map((cell) => (cell instanceof Uint8Array ? bytesOf(cell) : cell)))}\n`

export const cellsOf = (line: string): Cell[] =>
  (JSON.parse(line) as (Exclude<Cell, Uint8Array> | Bytes)[]).map((cell) =>
    typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell,
  )

const bytesOf = (cell: Uint8Array): Bytes => ({ base64: Buffer.from(cell).toString('base64') })

/** The lines of a stream. `node:readline` also ends lines at letters that JSON may have. */
export async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + decoder.write(part)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
