import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DOCUMENT_EXTENSIONS, type DocumentExtension } from '@fichero/contract/limits'
import { fileTypeFromBuffer } from 'file-type/core'
import { fail, failFields } from '../../errors/fail.js'
import { savedName } from './saved-name.js'

/** An uploaded file that passed the checks: its content and the columns of `documento` that depend on it. */
export interface AcceptedDocument {
  archivo: string
  tipo: string
  tamano: number
  sha256: string
  bytes: Buffer
}

/** The type that the `file-type` package must detect, and the media type with which the file is served. */
type Kind = readonly [content: string, type: string]

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** `cfb` is the format of Office until 2003. Word, Excel and PowerPoint share it, so the extension decides the media type. */
const KINDS: Record<DocumentExtension, Kind> = {
  '.pdf': ['pdf', 'application/pdf'],
  '.docx': ['docx', `${OPEN_XML}.wordprocessingml.document`],
  '.xlsx': ['xlsx', `${OPEN_XML}.spreadsheetml.sheet`],
  '.pptx': ['pptx', `${OPEN_XML}.presentationml.presentation`],
  '.doc': ['cfb', 'application/msword'],
  '.xls': ['cfb', 'application/vnd.ms-excel'],
  '.ppt': ['cfb', 'application/vnd.ms-powerpoint'],
  '.odt': ['odt', `${OPEN_DOCUMENT}.text`],
  '.ods': ['ods', `${OPEN_DOCUMENT}.spreadsheet`],
  '.odp': ['odp', `${OPEN_DOCUMENT}.presentation`],
  '.png': ['png', 'image/png'],
  '.jpg': ['jpg', 'image/jpeg'],
  '.jpeg': ['jpg', 'image/jpeg'],
  '.webp': ['webp', 'image/webp'],
}

/** The media types of all documents. */
export const DOCUMENT_TYPES = [...new Set(Object.values(KINDS).map(([, type]) => type))]

/** Names of files with macros inside documents of Office Open XML, OpenDocument (two names) and old Office. */
const MACROS = [
  Buffer.from('vbaProject.bin'),
  Buffer.from('Basic/script-lc.xml'),
  Buffer.from('Scripts/python'),
  Buffer.from('_VBA_PROJECT', 'utf16le'),
]
/** Types whose files may contain macros. */
const OFFICE = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'cfb'])

/** Signature of the end record of a ZIP. */
const ZIP_END = Buffer.from('504b0506', 'hex')
/**
 * Bytes near the end of every complete file of a type. Old Office files have no such bytes, and the header of a WebP has the
 * length.
 */
const END: Record<string, Buffer> = {
  pdf: Buffer.from('%%EOF'),
  png: Buffer.from('IEND'),
  jpg: Buffer.from('ffd9', 'hex'),
  ...Object.fromEntries([...OFFICE].filter((content) => content !== 'cfb').map((content) => [content, ZIP_END])),
}
/** How many bytes at the end are searched: a ZIP may end with a comment of up to 65,535 bytes. */
const NEAR_END = 66_000

/**
 * Reads an uploaded file and checks its content.
 * @throws AppError if the file is missing, is incomplete, has macros, or has content of another type than its extension
 */
export async function acceptDocument(file: Express.Multer.File | undefined): Promise<AcceptedDocument> {
  if (!file) throw failFields({ archivo: 'document_required' })
  const archivo = savedName(file.originalname)
  const kind = kindOf(archivo)
  const bytes = await readFile(file.path)
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!kind || detected?.ext !== kind[0] || hasMacros(detected.ext, bytes))
    throw fail('document_not_accepted', { archivo, extensiones: DOCUMENT_EXTENSIONS.join(', ') })
  if (!isComplete(detected.ext, bytes)) throw fail('document_incomplete', { archivo })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { archivo, tipo: kind[1], tamano: bytes.length, sha256, bytes }
}

/** Returns the kind for the extension of a file name; undefined if the extension is not accepted. */
function kindOf(name: string): Kind | undefined {
  const lower = name.toLowerCase()
  const extension = DOCUMENT_EXTENSIONS.find((one) => lower.endsWith(one))
  return extension && KINDS[extension]
}

const hasMacros = (content: string, bytes: Buffer) => OFFICE.has(content) && MACROS.some((part) => bytes.includes(part))

/** Returns whether the content has its end, which a truncated file lacks. */
function isComplete(content: string, bytes: Buffer): boolean {
  if (content === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length
  const end = END[content]
  return end === undefined || bytes.subarray(-NEAR_END).includes(end)
}
