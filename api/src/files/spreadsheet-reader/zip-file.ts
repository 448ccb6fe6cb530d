import { crc32 } from 'node:zlib'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { ImportError } from './import-error.js'
import { type Finding, PartScan } from './part-scan.js'
import type { SpreadsheetFile } from './sheet.js'
import { MAX_SHEETS } from './size-limits.js'

const MB = 1024 * 1024
/** Maximum size when unpacked. The largest real report has 5 MB; ten times as much can be read within the time limit. */
const MAX_INFLATED = 60 * MB
const MAX_ENTRIES = 2_000
/** Maximum compression ratio of large archives. A sheet of repeated texts compresses 40 to 1, zeros 1,000 to 1. */
const MAX_RATIO = 200
const RATIO_MATTERS_FROM = 4 * MB

/** The workbook of .xlsx, .xlsb and .ods. */
const WORKBOOK = /^(?:xl\/workbook\d*\.(?:xml|bin)|content\.xml)$/i
/** Entries of documents of Office, OpenDocument and Numbers, and of Java programs. */
const DOCUMENT_ENTRY = /^(?:\[Content_Types\]\.xml$|mimetype$|META-INF\/|_rels\/|word\/|ppt\/|xl\/|Index\/)/i
const SHEET = /^xl\/worksheets\/[^/]+$/i
const ODS_CONTENT = 'content.xml'
const XML_PART = /\.(?:xml|rels|vml)$/i
type Outcome = 'file_damaged' | Finding

/**
 * Rejects an archive that is truncated or altered, has no workbook or has a password, declares entities, or unpacks to more
 * than it declares or than a report can have.
 */
export async function checkZip(file: SpreadsheetFile): Promise<void> {
  const archivo = file.name
  const errorOf = (code: Outcome | 'not_a_spreadsheet') =>
    code === 'format_not_read'
      ? new ImportError(code, { archivo, formato: 'XML con DTD' })
      : new ImportError(code, { archivo })
  const zip = await open(file.bytes).catch(() => Promise.reject(errorOf('file_damaged')))
  try {
    const entries = await directory(zip).catch(() => Promise.reject(errorOf('file_damaged')))
    const names = entries.map((entry) => entry.fileName)
    if (names.length > 0 && !names.some((name) => WORKBOOK.test(name) || DOCUMENT_ENTRY.test(name)))
      throw new ImportError('file_archived', { archivo, formato: 'ZIP' })
    const sheets = names.filter((name) => SHEET.test(name)).length
    if (inflates(entries, zip.entryCount) || sheets > MAX_SHEETS) throw errorOf('file_inflates')
    if (names.some((name) => name.startsWith('Index/')))
      throw new ImportError('format_not_read', { archivo, formato: 'Numbers' })
    if (!names.some((name) => WORKBOOK.test(name))) throw errorOf('not_a_spreadsheet')
    for (const entry of entries) {
      const outcome = await unpack(zip, entry)
      if (outcome !== 'as declared') throw errorOf(outcome)
    }
  } finally {
    zip.close()
  }
}

/** Whether an archive unpacks to more than a report can have, according to its directory. */
function inflates(entries: Entry[], count: number): boolean {
  if (count > MAX_ENTRIES) return true
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0)
  const inflated = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  return inflated > MAX_INFLATED || (inflated > RATIO_MATTERS_FROM && inflated > packed * MAX_RATIO)
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip)))
  })
}

function directory(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    if (zip.entryCount > MAX_ENTRIES) return resolve(entries)
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/**
 * Unpacks and scans one entry, and discards the output: size and checksum in the directory may be wrong, and the parser
 * would notice too late or never.
 */
function unpack(zip: ZipFile, entry: Entry): Promise<'as declared' | Outcome> {
  return new Promise((resolve) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return resolve('file_damaged')
      const scan = XML_PART.test(entry.fileName) ? new PartScan(entry.fileName === ODS_CONTENT) : undefined
      let checksum = 0
      stream.on('data', (chunk: Buffer) => {
        checksum = crc32(chunk, checksum)
        scan?.add(chunk)
      })
      stream.on('error', (cause: Error) =>
        resolve(/too many bytes/.test(cause.message) ? 'file_inflates' : 'file_damaged'),
      )
      stream.on('end', () => resolve(checksum === entry.crc32 ? (scan?.found ?? 'as declared') : 'file_damaged'))
    })
  })
}
