import { ImportError } from './import-error.js'
import type { SpreadsheetFile } from './records.js'

// The container of .xls files, [MS-CFB]: sectors, a table (FAT) that says which sector follows which, and a directory of
// streams. The reader silently returns the rows that a cut file still holds, so the container is checked against its length.

const FREE = 0xffffffff
const LAST_CHAIN_SECTOR = 0xfffffff9
const HEADER_FAT_ENTRIES = 109
const DIRECTORY_ENTRY = 128
const STREAM = 2

/** Refuses a container that is shorter than its own tables say, and one that holds no workbook. */
export function checkCompoundFile(file: SpreadsheetFile): void {
  const damaged = new ImportError('file_damaged', { archivo: file.name })
  let names: string[]
  try {
    const fat = readFat(file.bytes)
    const sectorSize = sizeOfSector(file.bytes)
    const sectors = Math.floor(file.bytes.length / sectorSize) - 1
    if (fat.findLastIndex((next) => next !== FREE) >= sectors) throw damaged
    names = streams(file.bytes, fat, sectorSize)
  } catch {
    // Reading outside of the bytes is what a cut or scrambled table leads to.
    throw damaged
  }
  if (!names.includes('Workbook') && !names.includes('Book'))
    throw new ImportError('not_a_spreadsheet', { archivo: file.name })
}

function sizeOfSector(bytes: Buffer): number {
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new RangeError('sector size')
  return 1 << shift
}

function readFat(bytes: Buffer): number[] {
  const sectorSize = sizeOfSector(bytes)
  const total = bytes.readUInt32LE(44)
  const places: number[] = []
  for (let i = 0; i < Math.min(total, HEADER_FAT_ENTRIES); i++) places.push(bytes.readUInt32LE(76 + 4 * i))
  // Files of over 7 MB keep the rest of the places in a chain of sectors of their own.
  let next = bytes.readUInt32LE(68)
  while (places.length < total) {
    const at = (next + 1) * sectorSize
    for (let i = 0; i < sectorSize / 4 - 1 && places.length < total; i++) places.push(bytes.readUInt32LE(at + 4 * i))
    next = bytes.readUInt32LE(at + sectorSize - 4)
  }
  return places.flatMap((place) => {
    const at = (place + 1) * sectorSize
    return Array.from({ length: sectorSize / 4 }, (_, i) => bytes.readUInt32LE(at + 4 * i))
  })
}

/** Names of the directory's streams; throws where a chain is shorter than its stream. */
function streams(bytes: Buffer, fat: number[], sectorSize: number): string[] {
  const smallest = bytes.readUInt32LE(56)
  const names: string[] = []
  for (const sector of chain(fat, bytes.readUInt32LE(48))) {
    for (let at = (sector + 1) * sectorSize; at < (sector + 2) * sectorSize; at += DIRECTORY_ENTRY) {
      if (bytes[at + 66] !== STREAM) continue
      const size = bytes.readUInt32LE(at + 120)
      if (size >= smallest && chain(fat, bytes.readUInt32LE(at + 116)).length * sectorSize < size)
        throw new RangeError('short stream')
      names.push(bytes.toString('utf16le', at, at + Math.max(bytes.readUInt16LE(at + 64) - 2, 0)))
    }
  }
  return names
}

function chain(fat: number[], first: number): number[] {
  const sectors: number[] = []
  for (let sector = first; sector <= LAST_CHAIN_SECTOR; sector = fat[sector] ?? FREE) {
    if (sectors.length > fat.length) throw new RangeError('endless chain')
    sectors.push(sector)
  }
  return sectors
}
