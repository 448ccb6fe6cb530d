import { ImportError } from './import-error.js'
import type { SpreadsheetFile } from './records.js'
import { areRecordsWhole } from './workbook-records.js'

// The container of .xls files is [MS-CFB] (https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/): sectors, a
// table (FAT) that chains them, and a directory of streams. The parser silently returns the rows that a truncated file
// still has, so the container is checked against the file's length.

const END_OF_CHAIN = 0xfffffffe
const LAST_SECTOR = 0xfffffff9
const HEADER_FAT_ENTRIES = 109
const DIRECTORY_ENTRY = 128
const ROOT = 5
const STREAM = 2

interface Container {
  bytes: Buffer
  sectorSize: number
  fat: number[]
  /** Sectors in use; the FAT entries of other sectors have no meaning. */
  used: number[]
}

/** Refuses a container that is shorter than its own tables say, or without a workbook. */
export function checkCompoundFile(file: SpreadsheetFile): void {
  const names = streamsOf(file.bytes)
  if (!names) throw new ImportError('file_damaged', { archivo: file.name })
  if (!names.includes('Workbook') && !names.includes('Book'))
    throw new ImportError('not_a_spreadsheet', { archivo: file.name })
}

/** Returns the names of the streams; null if the container is incomplete. */
function streamsOf(bytes: Buffer): string[] | null {
  try {
    const container = readTables(bytes)
    const names = readDirectory(container)
    take(container, bytes.readUInt32LE(60))
    const sectors = Math.floor(bytes.length / container.sectorSize) - 1
    return container.used.every((sector) => sector < sectors) ? names : null
  } catch {
    // A truncated or corrupt table leads to reads beyond the bytes.
    return null
  }
}

function readTables(bytes: Buffer): Container {
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new RangeError('sector size')
  const sectorSize = 1 << shift
  const total = bytes.readUInt32LE(44)
  const used: number[] = []
  const places: number[] = []
  for (let i = 0; i < Math.min(total, HEADER_FAT_ENTRIES); i++) places.push(bytes.readUInt32LE(76 + 4 * i))
  // Files of over 7 MB keep the remaining FAT sector numbers in a chain of sectors (DIFAT).
  let next = bytes.readUInt32LE(68)
  while (places.length < total) {
    used.push(next)
    const at = (next + 1) * sectorSize
    for (let i = 0; i < sectorSize / 4 - 1 && places.length < total; i++) places.push(bytes.readUInt32LE(at + 4 * i))
    next = bytes.readUInt32LE(at + sectorSize - 4)
  }
  const fat = places.flatMap((place) => {
    const at = (place + 1) * sectorSize
    return Array.from({ length: sectorSize / 4 }, (_, i) => bytes.readUInt32LE(at + 4 * i))
  })
  return { bytes, sectorSize, fat, used: used.concat(places) }
}

/**
 * Returns the names of the directory's streams.
 * @throws if a stream is shorter than declared or its records have gaps
 */
function readDirectory(container: Container): string[] {
  const { bytes, sectorSize } = container
  const smallest = bytes.readUInt32LE(56)
  const names: string[] = []
  for (const sector of take(container, bytes.readUInt32LE(48))) {
    for (let at = (sector + 1) * sectorSize; at < (sector + 2) * sectorSize; at += DIRECTORY_ENTRY) {
      const type = bytes.readUInt8(at + 66)
      const size = bytes.readUInt32LE(at + 120)
      const name = bytes.toString('utf16le', at, at + Math.max(bytes.readUInt16LE(at + 64) - 2, 0))
      if (type === STREAM) names.push(name)
      // Small streams are stored inside the root's stream.
      if (!(type === ROOT ? size > 0 : type === STREAM && size >= smallest)) continue
      const stream = sectorsOf(container, take(container, bytes.readUInt32LE(at + 116)))
      if (stream.length < size) throw new RangeError('short stream')
      if (name === 'Workbook' && !areRecordsWhole(stream.subarray(0, size))) throw new RangeError('lost records')
    }
  }
  return names
}

function sectorsOf({ bytes, sectorSize }: Container, sectors: number[]): Buffer {
  return Buffer.concat(sectors.map((sector) => bytes.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize)))
}

/** Returns the chain of sectors from `first` and marks them as used. */
function take({ fat, used }: Container, first: number): number[] {
  const sectors: number[] = []
  let sector = first
  while (sector <= LAST_SECTOR) {
    if (sectors.push(sector) > fat.length) throw new RangeError('endless chain')
    const next = fat[sector]
    if (next === undefined || (next > LAST_SECTOR && next !== END_OF_CHAIN)) throw new RangeError('broken chain')
    sector = next
  }
  for (const one of sectors) used.push(one)
  return sectors
}
