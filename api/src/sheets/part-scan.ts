import { OdsSize } from './ods-size.js'
import { MAX_CELLS } from './usual-size.js'

export type Finding = 'file_protected' | 'file_inflates' | 'format_not_read'

/** No spreadsheet program declares entities, which could stand for any text. */
const DECLARATIONS = ['<!DOCTYPE', '<!ENTITY'].flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')])
/** In the manifest of an .ods with a password. */
const ENCRYPTION = Buffer.from('manifest:encryption-data')

/** A row beyond 1,048,576, or a column of four letters. */
const BEYOND = /\sr\s*=\s*["']?(?:[A-Za-z]{4}|[A-Za-z]{0,3}0{0,20}(?:[1-9]\d{7}|[2-9]\d{6}|1[1-9]\d{5}|10[5-9]\d{4}))/
/** A cell of .xlsx has at most five: `<c><f/><v></v></c>`, or with its text inside. */
const MAX_TAGS = 5 * MAX_CELLS
const TAG = '<'.charCodeAt(0)

/** Longer than any tag; what is between two pieces of a part is looked at with the second. */
const OVERLAP = 4096

/**
 * Looks at the unpacked pieces of one XML part of a workbook, before any parser does, and keeps none of them: what it
 * declares, and how many rows, columns, repetitions, cells and texts it makes a parser take memory for.
 */
export class PartScan {
  private end: Buffer = Buffer.alloc(0)
  private tags = 0
  private readonly ods: OdsSize | undefined
  found: Finding | undefined

  constructor(isOds: boolean) {
    if (isOds) this.ods = new OdsSize()
  }

  add(piece: Buffer): void {
    if (this.found) return
    const bytes = Buffer.concat([this.end, piece])
    this.found = this.declared(bytes) ?? this.sized(bytes, piece)
    this.end = bytes.subarray(lastTag(bytes))
  }

  private declared(bytes: Buffer): Finding | undefined {
    if (DECLARATIONS.some((declaration) => bytes.includes(declaration))) return 'format_not_read'
    return bytes.includes(ENCRYPTION) ? 'file_protected' : undefined
  }

  private sized(bytes: Buffer, piece: Buffer): Finding | undefined {
    for (const byte of piece) if (byte === TAG) this.tags++
    // The last tag may not be whole; it is at the beginning of the next piece.
    const isTooLarge = this.ods
      ? this.ods.exceeds(bytes.toString('latin1', 0, lastTag(bytes)))
      : BEYOND.test(bytes.toString('latin1'))
    return isTooLarge || this.tags > MAX_TAGS ? 'file_inflates' : undefined
  }
}

/** Where the last tag begins, of the last few kilobytes. */
function lastTag(bytes: Buffer): number {
  const at = bytes.lastIndexOf(TAG)
  return Math.max(at < 0 ? bytes.length : at, bytes.length - OVERLAP)
}
