import { checkCompoundFile } from './compound-file.js'

const [FREE, END_OF_CHAIN, FAT, DIFAT] = [0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffc]
/** Number of FAT sectors that the header itself lists. */
const LISTED = 109

const record = (type: number, length = 0) => {
  const bytes = Buffer.alloc(4 + length)
  bytes.writeUInt16LE(type, 0)
  bytes.writeUInt16LE(length, 2)
  return bytes
}
const [BEGIN, SHEET, PASSWORD, END] = [record(0x0809), record(0x0085, 8), record(0x002f), record(0x000a)]
const WORKBOOK = [BEGIN, SHEET, END, BEGIN, END]

interface ContainerOptions {
  shift?: number
  /** Number of sectors of the table; may be more than needed. */
  tables?: number
  records?: Buffer[]
  name?: string
  /** In bytes, as the directory declares it. */
  size?: number
}

/** A container with one stream of 4 kB in its last sectors. If there are many tables, the last table lists these sectors. */
function container({
  shift = 9,
  tables = 1,
  records = WORKBOOK,
  name = 'Workbook',
  size = 4096,
}: ContainerOptions = {}) {
  const sector = 1 << shift
  const perTable = sector / 4
  const more = Math.ceil(Math.max(0, tables - LISTED) / (perTable - 1))
  const directory = tables + more
  const length = 4096 / sector
  const first = more > 0 ? tables * perTable - length : directory + 1
  const bytes = Buffer.alloc((1 + first + length) * sector)
  const at = (index: number) => (index + 1) * sector
  bytes.writeUInt16LE(shift, 30)
  for (const [offset, value] of [
    [44, tables],
    [48, directory],
    [56, 4096],
    [60, END_OF_CHAIN],
    [68, more > 0 ? tables : END_OF_CHAIN],
  ] as const)
    bytes.writeUInt32LE(value, offset)
  for (let index = 0; index < Math.min(tables, LISTED); index++) bytes.writeUInt32LE(index, 76 + 4 * index)
  bytes.fill(0xff, at(tables), at(directory))
  for (let chain = 0; chain < more; chain++) {
    const from = LISTED + chain * (perTable - 1)
    for (let index = from; index < Math.min(tables, from + perTable - 1); index++)
      bytes.writeUInt32LE(index, at(tables + chain) + 4 * (index - from))
    bytes.writeUInt32LE(chain + 1 < more ? tables + chain + 1 : END_OF_CHAIN, at(tables + chain) + sector - 4)
  }
  const link = (index: number, next: number) =>
    bytes.writeUInt32LE(next, at(Math.floor(index / perTable)) + 4 * (index % perTable))
  bytes.fill(0xff, at(0), at(tables))
  for (let index = 0; index < directory; index++) link(index, index < tables ? FAT : DIFAT)
  link(directory, END_OF_CHAIN)
  for (let index = 0; index < length; index++)
    link(first + index, index + 1 < length ? first + index + 1 : END_OF_CHAIN)
  const entry = at(directory)
  bytes.write(name, entry, 'utf16le')
  bytes.writeUInt16LE(2 * name.length + 2, entry + 64)
  bytes.writeUInt8(2, entry + 66)
  bytes.writeUInt32LE(first, entry + 116)
  bytes.writeUInt32LE(size, entry + 120)
  Buffer.concat(records).copy(bytes, at(first))
  return { bytes, link, first, directory, entry }
}

function codeOf(bytes: Buffer): string {
  try {
    checkCompoundFile({ name: 'a.xls', bytes })
    return 'whole'
  } catch (error) {
    const { code, params } = error as { code: string; params: object }
    expect(params).toEqual({ archivo: 'a.xls' })
    return code
  }
}

it.each<[string, ContainerOptions, string]>([
  ['with a workbook', {}, 'whole'],
  ['with a workbook of Excel 5', { name: 'Book' }, 'whole'],
  ['with large sectors', { shift: 12 }, 'whole'],
  ['with the largest table that its header can list', { tables: 109 }, 'whole'],
  ['with a larger table', { tables: 110 }, 'whole'],
  ['with the largest table that one additional sector can list', { tables: 236 }, 'whole'],
  ['with a table that several additional sectors list', { tables: 237 }, 'whole'],
  ['with another document', { name: 'WordDocument' }, 'not_a_spreadsheet'],
  ['with a password of its own', { records: [BEGIN, PASSWORD, SHEET, END, BEGIN, END] }, 'file_protected'],
  ['around a file with a password', { name: 'EncryptedPackage' }, 'file_protected'],
  ['whose workbook lacks a sheet', { records: [BEGIN, SHEET, END] }, 'file_damaged'],
  ['whose stream is longer than its sectors', { size: 4097 }, 'file_damaged'],
  ['with an invalid sector size', { shift: 10 }, 'file_damaged'],
])('checkCompoundFile checks a container %s', (_, options, code) => {
  expect(codeOf(container(options).bytes)).toBe(code)
})

it.each([
  ['some', {}],
  ['large', { shift: 12 }],
  ['many', { tables: 237 }],
])('checkCompoundFile rejects a container of %s sectors without its last sector', (_, options) => {
  const { bytes } = container(options)
  const sector = 1 << bytes.readUInt16LE(30)
  expect(codeOf(bytes.subarray(0, -1))).toBe('file_damaged')
  expect(codeOf(bytes.subarray(0, -sector))).toBe('file_damaged')
  expect(codeOf(Buffer.concat([bytes, Buffer.alloc(sector)]))).toBe('whole')
})

it.each([
  ['has no end', FREE],
  ['contains a sector of the table', FAT],
  ['is a cycle', 2],
  ['leaves the table', 5000],
])('checkCompoundFile rejects a container with a chain of sectors that %s', (_, next) => {
  const { bytes, link, first } = container()
  expect(first).toBe(2)
  link(first + 7, next)
  expect(codeOf(bytes)).toBe('file_damaged')
})

it('checkCompoundFile ignores the chain of a small stream, and entries that are not streams', () => {
  const { bytes, entry } = container({ name: 'Book' })
  bytes.writeUInt32LE(4095, entry + 120)
  bytes.writeUInt32LE(5000, entry + 116)
  expect(codeOf(bytes)).toBe('whole')
  bytes.writeUInt8(1, entry + 66)
  expect(codeOf(bytes)).toBe('not_a_spreadsheet')
})

it('checkCompoundFile rejects a container that is cut within its header', () => {
  expect(codeOf(container().bytes.subarray(0, 60))).toBe('file_damaged')
})
