import { inflateRawSync } from 'node:zlib'
import { read, utils, write } from '@e965/xlsx'
import type { Random } from '../demo/random.js'
import type { SpreadsheetFile } from '../sheets/sheet.js'
import { type FixtureName, fixture } from './fixtures.js'
import { zipOf } from './zip-by-hand.js'

/** A file that was good, with a change that no program makes, and what it was made from. */
export interface MutatedFile extends SpreadsheetFile {
  change: string
}

/** The calls that read a file, with the ficha that it is for. */
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

const made = new Map<string, Buffer>()

/** The people, the design or a part of the judgments of the fixtures, in another format. */
function good(source: FixtureName, format: Format): Buffer {
  const key = `${source} ${format}`
  let bytes = made.get(key)
  if (!bytes) {
    const book = read(fixture(source).bytes, { type: 'buffer', sheetRows: 60 })
    bytes = Buffer.from(
      format === 'csv'
        ? utils.sheet_to_csv(book.Sheets[book.SheetNames[0]!]!, { FS: ';' })
        : write(book, { type: 'buffer', bookType: format, compression: true }),
    )
    made.set(key, bytes)
  }
  return bytes
}

export function mutatedFile(random: Random): MutatedFile {
  const [source, format] = [random.of(SOURCES), random.of(FORMATS)]
  const [how, mutate] = random.of(MUTATIONS[format])
  const bytes = mutate(Buffer.from(good(source, format)), random)
  return { name: `${source}.${format}`, bytes, change: `${source} as ${format}, ${how}` }
}

type Mutation = [how: string, mutate: (bytes: Buffer, random: Random) => Buffer]

const scratch: Mutation = [
  'bytes',
  (bytes, random) => {
    for (let count = random.between(1, 40); count > 0; count--)
      bytes[random.between(0, bytes.length - 1)] = random.between(0, 255)
    return bytes
  },
]
const cut: Mutation = ['cut off', (bytes, random) => bytes.subarray(0, random.between(1, bytes.length))]
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
/** Fields of the directory of the ZIP: sizes, offsets, method, checksum, counts. */
const directory: Mutation = [
  'directory',
  (bytes, random) => {
    const begin = bytes.readUInt32LE(bytes.length - 6)
    for (let count = random.between(1, 4); count > 0; count--)
      bytes[random.between(begin, bytes.length - 1)] = random.of([0, 1, 0x7f, 0xff, random.between(0, 255)])
    return bytes
  },
]
/** Type, length or content of records, found by walking from a BOF on. */
const records: Mutation = [
  'records',
  (bytes, random) => {
    const places: number[] = []
    for (let at = bytes.indexOf(Buffer.from('09081000', 'hex')); at >= 0 && at + 4 < bytes.length; ) {
      places.push(at)
      at += 4 + bytes.readUInt16LE(at + 2)
    }
    for (let count = random.between(1, 3); count > 0; count--) {
      const at = random.of(places)
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
  for (let left = bytes.readUInt16LE(bytes.length - 12); left > 0; left--) {
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

function extremes(bytes: Buffer, random: Random): Buffer {
  for (let count = random.between(1, 4); count > 0; count--)
    bytes.writeUInt32LE(
      random.of([0, 1, 0xffff, 0x7fffffff, 0xffffffff, 2_000_000_000]),
      random.between(0, bytes.length - 4),
    )
  return bytes
}

function mutateText(whole: string, random: Random): string {
  const places = [...whole.matchAll(/"[^"<>]{0,40}"|<[^<>]*>|[;,\n]/g)]
  if (places.length === 0) return whole
  const { 0: old, index } = random.of(places)
  const put = (piece: string) => whole.slice(0, index) + piece + whole.slice(index + old.length)
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
