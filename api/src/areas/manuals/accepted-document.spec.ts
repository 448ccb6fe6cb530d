import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENT_EXTENSIONS } from '@fichero/contract/limits'
import { docx, odt, oldOffice, pdf, png } from '../../../testing/document-files.js'
import { zipOf } from '../../../testing/zip-by-hand.js'
import { acceptDocument, DOCUMENT_TYPES } from './accepted-document.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-document-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function accept(originalname: string, bytes: Buffer) {
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return acceptDocument({ originalname, path } as Express.Multer.File)
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

const openXml = (kind: string) => docx({ type: `${OPEN_XML}.${kind}.main+xml` })
const openDocument = (kind: string, parts: string[] = []) =>
  zipOf([
    { name: 'mimetype', data: Buffer.from(`${OPEN_DOCUMENT}.${kind}`), stored: true },
    ...['content.xml', ...parts].map((name) => ({ name, data: Buffer.from(name) })),
  ])
const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

/** Builds a WebP of `size` bytes whose header says that `declared` bytes follow. */
function webp(declared: number, size: number) {
  const bytes = Buffer.alloc(size)
  bytes.write('RIFF')
  bytes.writeUInt32LE(declared, 4)
  bytes.write('WEBPVP8 ', 8)
  return bytes
}

const KINDS: [name: string, bytes: Buffer, type: string][] = [
  ['a.pdf', pdf(), 'application/pdf'],
  ['a.docx', docx(), `${OPEN_XML}.wordprocessingml.document`],
  ['a.xlsx', openXml('spreadsheetml.sheet'), `${OPEN_XML}.spreadsheetml.sheet`],
  ['a.pptx', openXml('presentationml.presentation'), `${OPEN_XML}.presentationml.presentation`],
  ['a.doc', oldOffice(), 'application/msword'],
  ['a.xls', oldOffice('Workbook'), 'application/vnd.ms-excel'],
  ['a.ppt', oldOffice('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  ['a.odt', odt(), `${OPEN_DOCUMENT}.text`],
  ['a.ods', openDocument('spreadsheet'), `${OPEN_DOCUMENT}.spreadsheet`],
  ['a.odp', openDocument('presentation'), `${OPEN_DOCUMENT}.presentation`],
  ['a.png', png(), 'image/png'],
  ['a.jpg', jpg, 'image/jpeg'],
  ['a.jpeg', jpg, 'image/jpeg'],
  ['a.webp', webp(32, 40), 'image/webp'],
]

it.each(KINDS)('acceptDocument accepts %s with the media type of its content', async (name, bytes, tipo) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await accept(name, bytes)).toEqual({ archivo: name, tipo, tamano: bytes.length, sha256, bytes })
  expect((await accept(name.toUpperCase(), bytes)).tipo).toBe(tipo)
})

it('KINDS has every accepted extension and media type', () => {
  expect(KINDS.map(([name]) => name.slice(1)).sort()).toEqual([...DOCUMENT_EXTENSIONS].sort())
  expect([...DOCUMENT_TYPES].sort()).toEqual([...new Set(KINDS.map(([, , type]) => type))].sort())
})

it.each([
  ['a.pdf', png()],
  ['a.ods', odt()],
  ['a.docx', docx({ parts: ['word/vbaProject.bin'] })],
  ['a.xlsx', docx({ type: `${OPEN_XML}.spreadsheetml.sheet.main+xml`, parts: ['xl/vbaProject.bin'] })],
  ['a.odt', odt(['Scripts/python/x.py'])],
  ['a.ods', openDocument('spreadsheet', ['Basic/script-lc.xml'])],
  ['a.xls', oldOffice('_VBA_PROJECT_CUR')],
  ['a.exe', Buffer.from('MZ')],
  ['pdf', pdf()],
])('acceptDocument rejects %s with other content or macros, and lists the extensions', async (archivo, bytes) => {
  await expect(accept(archivo, bytes)).rejects.toMatchObject({
    code: 'document_not_accepted',
    params: { archivo, extensiones: DOCUMENT_EXTENSIONS.join(', ') },
  })
})

it('acceptDocument accepts a PDF that contains the file name of macros', async () => {
  expect((await accept('a.pdf', pdf('vbaProject.bin'))).tipo).toBe('application/pdf')
})

describe('the completeness check', () => {
  it.each([
    ['a.pdf', pdf().subarray(0, -8)],
    ['a.png', png().subarray(0, -12)],
    ['a.jpg', jpg.subarray(0, -2)],
    ['a.docx', docx().subarray(0, -22)],
    ['a.odt', odt().subarray(0, -22)],
    ['a.webp', webp(33, 40)],
    ['a.pdf', Buffer.concat([pdf(), Buffer.alloc(66_000)])],
  ])('rejects an incomplete %s', async (archivo, bytes) => {
    await expect(accept(archivo, bytes)).rejects.toMatchObject({ code: 'document_incomplete', params: { archivo } })
  })

  it.each([
    ['a.docx', Buffer.concat([docx(), Buffer.alloc(60_000)])],
    ['a.webp', webp(31, 40)],
    ['a.doc', oldOffice().subarray(0, -10)],
  ])('accepts %s, whose content does not end exactly at the end of the file', async (name, bytes) => {
    expect((await accept(name, bytes)).archivo).toBe(name)
  })
})

it('a missing file is an error of the file’s field', async () => {
  await expect(acceptDocument(undefined)).rejects.toMatchObject({
    extra: { errors: { archivo: 'document_required' } },
  })
})
