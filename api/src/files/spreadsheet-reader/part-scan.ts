import { OdsSize } from './ods-size.js'
import { MAX_CELLS } from './size-limits.js'

/** Error code for what a scan found. */
export type Finding = 'file_protected' | 'file_inflates' | 'format_not_read'

/** No spreadsheet program declares entities, which could expand to any text. */
const DECLARATIONS = ['<!DOCTYPE', '<!ENTITY'].flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')])
/** Occurs in the manifest of an .ods with a password. */
const ENCRYPTION = Buffer.from('manifest:encryption-data')

/** A row beyond 1,048,576, or a column of four letters. */
const BEYOND = /\sr\s*=\s*["']?(?:[A-Za-z]{4}|[A-Za-z]{0,3}0{0,20}(?:[1-9]\d{7}|[2-9]\d{6}|1[1-9]\d{5}|10[5-9]\d{4}))/
/** Maximum number of tags. A cell of .xlsx has at most five: `<c><f/><v></v></c>`, or with its text inside. */
const MAX_TAGS = 5 * MAX_CELLS
const TAG = '<'.charCodeAt(0)

/** In bytes, longer than any tag: text across the end of a piece is searched together with the next piece. */
const OVERLAP = 4096

/**
 * Scans one XML part of a workbook as a stream, before any parser reads it. Finds forbidden entities, encryption, and more
 * rows, columns, repetitions, cells and texts than any report has.
 */
export class PartScan {
  private end: Buffer = Buffer.alloc(0)
  private tags = 0
  private readonly ods: OdsSize | undefined
  found: Finding | undefined

  constructor(isOds: boolean) {
    if (isOds) this.ods = new OdsSize()
  }

  /** Scans the next piece of the part; `found` is then the first finding, or undefined. */
  add(piece: Buffer): void {
    if (this.found) return
    const bytes = Buffer.concat([this.end, piece])
    this.found = this.findForbidden(bytes) ?? this.findExcess(bytes, piece)
    this.end = bytes.subarray(lastTag(bytes))
  }

  private findForbidden(bytes: Buffer): Finding | undefined {
    if (DECLARATIONS.some((declaration) => bytes.includes(declaration))) return 'format_not_read'
    return bytes.includes(ENCRYPTION) ? 'file_protected' : undefined
  }

  private findExcess(bytes: Buffer, piece: Buffer): Finding | undefined {
    for (const byte of piece) if (byte === TAG) this.tags++
    // The last tag may be incomplete; it is scanned again with the next piece.
    const isTooLarge = this.ods
      ? this.ods.exceeds(bytes.toString('latin1', 0, lastTag(bytes)))
      : BEYOND.test(bytes.toString('latin1'))
    return isTooLarge || this.tags > MAX_TAGS ? 'file_inflates' : undefined
  }
}

/** Returns the offset of the last tag, or of the last few kilobytes if the tag begins before them. */
function lastTag(bytes: Buffer): number {
  const offset = bytes.lastIndexOf(TAG)
  return Math.max(offset < 0 ? bytes.length : offset, bytes.length - OVERLAP)
}
