import { zipOf } from './zip-by-hand.js'

// Small files of the kinds that may be published in the manuals, and of some that may not. `mark` makes the content unique.

const PNG_HEAD = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154',
  'hex',
)

export const pdf = (mark = '', size = 0) =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n%${mark}\n`), Buffer.alloc(size, 'x'), Buffer.from('\n%%EOF\n')])

export const png = (mark = '') =>
  Buffer.concat([PNG_HEAD, Buffer.from(mark), Buffer.from('0000000049454e44ae426082', 'hex')])

const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** The content type of a Word document with macros. */
export const MACRO_TYPES = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** A Word document, optionally with additional parts or another content type. */
export const docx = ({ type = TYPES, parts = [] as string[] } = {}) =>
  zipOf(
    [
      [
        '[Content_Types].xml',
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      ],
      ['word/document.xml', '<w:document/>'],
      ...parts.map((name) => [name, name]),
    ].map(([name = '', text = '']) => ({ name, data: Buffer.from(text) })),
  )

export const odt = (parts: string[] = []) =>
  zipOf([
    { name: 'mimetype', data: Buffer.from('application/vnd.oasis.opendocument.text'), stored: true },
    ...['content.xml', ...parts].map((name) => ({ name, data: Buffer.from(name) })),
  ])

/** The container format of old Office files; `stream` is a name in its directory. */
export const oldOffice = (stream = 'WordDocument') =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048), Buffer.from(stream, 'utf16le')])
