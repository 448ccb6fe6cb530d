import { inflateRawSync } from 'node:zlib'
import { read, utils, write } from '@e965/xlsx'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import type { Random } from '../src/operations/demo/random.js'
import { type FixtureName, fixture } from './fixtures.js'
import { zipOf } from './zip-by-hand.js'

/** A valid file with a corruption that no program would write. */
export interface MutatedFile extends SpreadsheetFile {
  /** The source, the format and the kind of corruption. */
  change: string
}

/** Method and path of the calls that read a file, for a ficha. */
export const uploadsOf = (ficha: number) =>
  [
    ['POST', '/programs/archivo'],
    ['POST', '/fichas/archivo'],
    ['PUT', `/fichas/${ficha}/evaluaciones?simular=true`],
    ['PUT', `/fichas/${ficha}/evaluaciones?parcial=true`],
    ['POST', '/users/carga?simular=true'],
  ] as const

const SOURCES = ['apprentices', 'program', 'judgments'] as const
const FORMATS = ['biff8', 'xlsx', 'xlsb', 'ods', 'fods', 'html', 'csv'] as const
type Format = (typeof FORMATS)[number]
const NUMBERS = [
  '0',
  '-1',
  '1e9',
  '2000000000',
  '100000000',
  '4294967296',
  '99999999999999999999',
  'NaN',
  '',
  '1.5',
  'ABCDE1',
]

const cache = new Map<string, Buffer>()

/** Returns the people, the design or a part of the judgments of the fixtures, in another format. */
function validFile(source: FixtureName, format: Format): Buffer {
  const key = `${source} ${format}`
  let bytes = cache.get(key)
  if (!bytes) {
    const book = read(fixture(source).bytes, { type: 'buffer', sheetRows: 60 })
    bytes = Buffer.from(
      format === 'csv'
        ? utils.sheet_to_csv(book.Sheets[book.SheetNames[0]!]!, { FS: ';' })
        : write(book, { type: 'buffer', bookType: format, compression: true }),
    )
    cache.set(key, bytes)
  }
  return bytes
}

/** Makes a random file with one corruption. */
export function mutatedFile(random: Random): MutatedFile {
  const [source, format] = [random.of(SOURCES), random.of(FORMATS)]
  const [how, mutate] = random.of(MUTATIONS[format])
  const bytes = mutate(Buffer.from(validFile(source, format)), random)
  return { name: `${source}.${format}`, bytes, change: `${source} as ${format}, ${how}` }
}

/** A corruption: its name, and a function that returns the corrupted bytes. */
type Mutation = [how: string, mutate: (bytes: Buffer, random: Random) => Buffer]

/** Overwrites some bytes with random values. */
const scratch: Mutation = [
  'bytes',
  (bytes, random) => {
    for (let count = random.between(1, 40); count > 0; count--)
      bytes[random.between(0, bytes.length - 1)] = random.between(0, 255)
    return bytes
  },
]
/** Removes the end of the file. */
const cut: Mutation = ['cut off', (bytes, random) => bytes.subarray(0, random.between(1, bytes.length))]
/** Changes the text of the file. */
const text: Mutation = ['text', (bytes, random) => Buffer.from(mutateText(bytes.toString('latin1'), random), 'latin1')]
const parts: Mutation = [
  'XML in the archive',
  (bytes, random) => {
    const entries = entriesOf(bytes)
    const entry = random.of(
      entries.filter(({ name }) => /sheet1\.xml$|content\.xml|workbook\.xml$|sharedStrings/.test(name)),
    )
    entry.data = Buffer.from(mutateText(entry.data.toString('latin1'), random), 'latin1')
    return zipOf(entries)
  },
]
const binaryParts: Mutation = [
  'records in the archive',
  (bytes, random) => {
    const entries = entriesOf(bytes)
    const entry = random.of(entries.filter(({ name }) => /sheet1\.bin$|workbook\.bin$|sharedStrings/.test(name)))
    entry.data = extremes(Buffer.from(entry.data), random)
    return zipOf(entries)
  },
]
/** Corrupts fields of the ZIP directory: sizes, offsets, method, checksum, counts. */
const directory: Mutation = [
  'directory',
  (bytes, random) => {
    const begin = bytes.readUInt32LE(bytes.length - 6)
    for (let count = random.between(1, 4); count > 0; count--)
      bytes[random.between(begin, bytes.length - 1)] = random.of([0, 1, 0x7f, 0xff, random.between(0, 255)])
    return bytes
  },
]
/** Corrupts type, length or content of the BIFF records that follow a BOF record. */
const records: Mutation = [
  'records',
  (bytes, random) => {
    const offsets: number[] = []
    for (let at = bytes.indexOf(Buffer.from('09081000', 'hex')); at >= 0 && at + 4 < bytes.length; ) {
      offsets.push(at)
      at += 4 + bytes.readUInt16LE(at + 2)
    }
    for (let count = random.between(1, 3); count > 0; count--) {
      const at = random.of(offsets)
      const length = Math.max(1, bytes.readUInt16LE(at + 2))
      const field = random.of([at, at + 2, at + 4, at + 4 + random.between(0, length)])
      bytes.writeUInt16LE(
        random.of([0, 1, 0xff, 0x7fff, 0xffff, random.between(0, 0xffff)]),
        Math.min(field, bytes.length - 2),
      )
    }
    return bytes
  },
]

const MUTATIONS: Record<Format, Mutation[]> = {
  biff8: [scratch, cut, records, records],
  xlsx: [scratch, cut, parts, parts, parts, directory],
  xlsb: [scratch, cut, binaryParts, binaryParts, directory],
  ods: [scratch, cut, parts, parts, parts, directory],
  fods: [scratch, cut, text, text],
  html: [scratch, cut, text, text],
  csv: [scratch, cut, text],
}

function entriesOf(bytes: Buffer): { name: string; data: Buffer }[] {
  const entries: { name: string; data: Buffer }[] = []
  let at = bytes.readUInt32LE(bytes.length - 6)
  for (let remaining = bytes.readUInt16LE(bytes.length - 12); remaining > 0; remaining--) {
    const [packed, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const [extra, comment, local] = [
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ]
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = bytes.subarray(begin, begin + packed)
    const isPacked = bytes.readUInt16LE(at + 10) === 8
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      data: isPacked ? inflateRawSync(data) : data,
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

/** Overwrites some bytes with extreme values. */
function extremes(bytes: Buffer, random: Random): Buffer {
  for (let count = random.between(1, 4); count > 0; count--)
    bytes.writeUInt32LE(
      random.of([0, 1, 0xffff, 0x7fffffff, 0xffffffff, 2_000_000_000]),
      random.between(0, bytes.length - 4),
    )
  return bytes
}

function mutateText(text: string, random: Random): string {
  const pieces = [...text.matchAll(/"[^"<>]{0,40}"|<[^<>]*>|[;,\n]/g)]
  if (pieces.length === 0) return text
  const { 0: old, index } = random.of(pieces)
  const put = (piece: string) => text.slice(0, index) + piece + text.slice(index + old.length)
  if (!old.startsWith('<'))
    return put(old.startsWith('"') ? `"${random.of(NUMBERS)}"` : random.of(['', '"', old.repeat(5000)]))
  const attribute = random.of([
    'r',
    't',
    's',
    'spans',
    'ref',
    'rowspan',
    'colspan',
    'table:number-rows-repeated',
    'table:number-columns-repeated',
  ])
  return put(
    random.of([
      '',
      old.repeat(random.of([2, 1000, 30_000])),
      `${old.slice(0, -1).replace(/\/$/, '')} ${attribute}="${random.of(NUMBERS)}"${old.endsWith('/>') ? '/>' : '>'}`,
      'x'.repeat(random.of([1, 100_000])),
      '&amp;'.repeat(10_000),
      '<!--',
      '<![CDATA[',
    ]),
  )
}
