import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { ErrorCode } from 'react-dropzone'
import { fileInMemory } from '../files/file-in-memory'

/** The code of a file that cannot be read, beside those of the library. */
export const GONE = 'gone'
/** Why files are rejected. */
const problems = new WeakMap<object, string>()

/** Returns why a chosen file is rejected: `GONE`, or the library's code for another type; undefined if it is accepted. */
export const problemOf = (file: object): string | undefined => problems.get(file)

/** Reads a file into memory, unless it is too large, and records whether it cannot be read or has another type. */
export async function readChosen(file: File, maxBytes: number, extensions: readonly string[]): Promise<File> {
  const reject = (rejected: File, code: string) => {
    problems.set(rejected, code)
    return rejected
  }
  const isSpreadsheet = extensions === SPREADSHEET_EXTENSIONS
  const isNamed = isSpreadsheet ? isNamedSpreadsheet(file.name) : hasExtension(file.name, extensions)
  if (file.size > maxBytes) return isNamed ? file : reject(file, ErrorCode.FileInvalidType)
  const copy = await fileInMemory(file).catch(() => null)
  if (copy === null) return reject(file, isNamed ? GONE : ErrorCode.FileInvalidType)
  if (isNamed || (isSpreadsheet && isWorkbook(await copy.arrayBuffer()))) return copy
  return reject(copy, ErrorCode.FileInvalidType)
}

const hasExtension = (name: string, extensions: readonly string[]) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension))

const EXTENSION = new RegExp(`(?:${SPREADSHEET_EXTENSIONS.map((name) => `\\${name}`).join('|')})(?![a-z0-9])`, 'i')

/** Whether a file has the name of a spreadsheet, also with an addition of a browser or another program: `x.xls (1)`, `x.xls.bin`. */
const isNamedSpreadsheet = (name: string) => EXTENSION.test(name)

/** The first bytes of the containers of workbooks: ZIP (.xlsx, .ods) and Microsoft's compound file (.xls). */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
]

/** Whether a content may be a workbook, whatever the file's name. Messengers send files without an extension. */
function isWorkbook(content: ArrayBuffer): boolean {
  const bytes = new Uint8Array(content)
  return SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte))
}
