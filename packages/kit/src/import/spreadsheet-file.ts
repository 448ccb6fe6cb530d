import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'

const EXTENSION = new RegExp(`(?:${SPREADSHEET_EXTENSIONS.map((name) => `\\${name}`).join('|')})(?![a-z0-9])`, 'i')

/** Whether a file has the name of a spreadsheet, also with an addition of a browser or another program: `x.xls (1)`, `x.xls.bin`. */
export const isNamedSpreadsheet = (name: string) => EXTENSION.test(name)

/** The first bytes of the containers of workbooks: ZIP (.xlsx, .ods) and Microsoft's compound file (.xls). */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
]

/** Whether a content may be a workbook, whatever the file's name. Messengers send files without an extension. */
export function isWorkbook(content: ArrayBuffer): boolean {
  const bytes = new Uint8Array(content)
  return SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte))
}
