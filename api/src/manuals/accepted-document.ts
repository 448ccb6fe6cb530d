import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DOCUMENT_EXTENSIONS, type DocumentExtension } from '@fichero/contract/limits'
import { fileTypeFromBuffer } from 'file-type/core'
import { fail, failFields } from '../errors/fail.js'
import { savedName } from './saved-name.js'

/** An uploaded file that may be published, with what its row says of it. */
export interface AcceptedDocument {
  archivo: string
  tipo: string
  tamano: number
  sha256: string
  bytes: Buffer
}

/** What the content must be, as `file-type` names it, and the media type with which it is served. */
type Kind = readonly [content: string, type: string]

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** `cfb` is the container of Office until 2003, which does not tell its programs apart: the extension does. */
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

/** The names of parts that hold macros, in the directories of the three Office formats. */
const MACROS = [
  Buffer.from('vbaProject.bin'),
  Buffer.from('Basic/script-lc.xml'),
  Buffer.from('Scripts/python'),
  Buffer.from('_VBA_PROJECT', 'utf16le'),
]
const OFFICE = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'cfb'])

const ZIP_END = Buffer.from('504b0506', 'hex')
/** What stands near the end of a whole file. Containers of old Office have no such mark, and a WebP tells its length. */
const END: Record<string, Buffer> = {
  pdf: Buffer.from('%%EOF'),
  png: Buffer.from('IEND'),
  jpg: Buffer.from('ffd9', 'hex'),
  ...Object.fromEntries([...OFFICE].filter((content) => content !== 'cfb').map((content) => [content, ZIP_END])),
}
/** A ZIP may end with a comment of this length. */
const NEAR_END = 66_000

/**
 * Reads an uploaded file and checks by its content that it may be published.
 * @throws AppError if it is missing, of another kind than its name says, with macros, or not whole
 */
export async function acceptDocument(file: Express.Multer.File | undefined): Promise<AcceptedDocument> {
  if (!file) throw failFields({ archivo: 'document_required' })
  const archivo = savedName(file.originalname)
  const kind = kindOf(archivo)
  const bytes = await readFile(file.path)
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!kind || detected?.ext !== kind[0] || hasMacros(detected.ext, bytes))
    throw fail('document_not_accepted', { archivo, extensiones: DOCUMENT_EXTENSIONS.join(', ') })
  if (!isWhole(detected.ext, bytes)) throw fail('document_incomplete', { archivo })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { archivo, tipo: kind[1], tamano: bytes.length, sha256, bytes }
}

function kindOf(name: string): Kind | undefined {
  const lower = name.toLowerCase()
  const extension = DOCUMENT_EXTENSIONS.find((one) => lower.endsWith(one))
  return extension && KINDS[extension]
}

const hasMacros = (content: string, bytes: Buffer) => OFFICE.has(content) && MACROS.some((part) => bytes.includes(part))

function isWhole(content: string, bytes: Buffer): boolean {
  if (content === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length
  const end = END[content]
  return end === undefined || bytes.subarray(-NEAR_END).includes(end)
}
