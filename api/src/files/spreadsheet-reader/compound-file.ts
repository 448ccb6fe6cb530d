import { ImportError } from './import-error.js'
import type { SpreadsheetFile } from './sheet.js'
import { areRecordsWhole, isEncrypted } from './workbook-records.js'

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

/** Rejects a container that is shorter than its tables declare, has a password, or has no workbook. */
export function checkCompoundFile(file: SpreadsheetFile): void {
  const errorOf = (code: 'file_damaged' | 'file_protected' | 'not_a_spreadsheet') =>
    new ImportError(code, { archivo: file.name })
  const directory = directoryOf(file.bytes)
  if (!directory) throw errorOf('file_damaged')
  const { names, encrypted } = directory
  // An .xlsx with a password is a container of this kind.
  if (encrypted || names.includes('EncryptedPackage')) throw errorOf('file_protected')
  if (!names.includes('Workbook') && !names.includes('Book')) throw errorOf('not_a_spreadsheet')
}

interface Directory {
  /** Names of the streams. */
  names: string[]
  encrypted: boolean
}

/** Returns null if the container is incomplete. */
function directoryOf(bytes: Buffer): Directory | null {
  try {
    const container = readTables(bytes)
    const directory = readDirectory(container)
    useChain(container, bytes.readUInt32LE(60))
    const sectors = Math.floor(bytes.length / container.sectorSize) - 1
    return container.used.every((sector) => sector < sectors) ? directory : null
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
  const fatSectors: number[] = []
  for (let i = 0; i < Math.min(total, HEADER_FAT_ENTRIES); i++) fatSectors.push(bytes.readUInt32LE(76 + 4 * i))
  // Files of over 7 MB keep the remaining FAT sector numbers in a chain of sectors (DIFAT).
  let next = bytes.readUInt32LE(68)
  while (fatSectors.length < total) {
    used.push(next)
    const offset = (next + 1) * sectorSize
    for (let i = 0; i < sectorSize / 4 - 1 && fatSectors.length < total; i++)
      fatSectors.push(bytes.readUInt32LE(offset + 4 * i))
    next = bytes.readUInt32LE(offset + sectorSize - 4)
  }
  const fat = fatSectors.flatMap((index) => {
    const offset = (index + 1) * sectorSize
    return Array.from({ length: sectorSize / 4 }, (_, i) => bytes.readUInt32LE(offset + 4 * i))
  })
  return { bytes, sectorSize, fat, used: used.concat(fatSectors) }
}

/**
 * Reads the directory and checks its streams.
 * @throws if a stream is shorter than declared or its records have gaps
 */
function readDirectory(container: Container): Directory {
  const { bytes, sectorSize } = container
  const smallest = bytes.readUInt32LE(56)
  const directory: Directory = { names: [], encrypted: false }
  for (const sector of useChain(container, bytes.readUInt32LE(48))) {
    for (let offset = (sector + 1) * sectorSize; offset < (sector + 2) * sectorSize; offset += DIRECTORY_ENTRY) {
      const type = bytes.readUInt8(offset + 66)
      const size = bytes.readUInt32LE(offset + 120)
      const name = bytes.toString('utf16le', offset, offset + Math.max(bytes.readUInt16LE(offset + 64) - 2, 0))
      if (type === STREAM) directory.names.push(name)
      // Small streams are stored inside the root's stream.
      if (!(type === ROOT ? size > 0 : type === STREAM && size >= smallest)) continue
      const stream = sectorsOf(container, useChain(container, bytes.readUInt32LE(offset + 116)))
      if (stream.length < size) throw new RangeError('short stream')
      if (name !== 'Workbook') continue
      const workbook = stream.subarray(0, size)
      if (!areRecordsWhole(workbook)) throw new RangeError('lost records')
      directory.encrypted = isEncrypted(workbook)
    }
  }
  return directory
}

function sectorsOf({ bytes, sectorSize }: Container, sectors: number[]): Buffer {
  return Buffer.concat(sectors.map((sector) => bytes.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize)))
}

/** Returns the chain of sectors from `first` and marks them as used. */
function useChain({ fat, used }: Container, first: number): number[] {
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
