import { request } from 'node:http'
import { MAX_DOCUMENTS } from '@fichero/contract/limits'
import type { DocumentAnswer, DocumentsAnswer } from '@fichero/contract/manuals.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildDocument } from '../../../testing/build.js'
import { docx, MACRO_TYPES, odt, oldOffice, pdf, png } from '../../../testing/document-files.js'
import { openSchool, type School } from '../../../testing/school.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { DocumentPart } from './document-part.entity.js'
import { ManualDocument } from './manual-document.entity.js'

const DATA = { titulo_es: 'Guía de matrícula', titulo_en: 'Enrolment guide', categoria: 'guias' }
const PATH = '/manuals/documentos'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

type Sent = { name: string; bytes: Buffer }

const publish = (file: Sent, data: object = DATA, token = school.adminToken) =>
  school.api.upload<DocumentAnswer>('POST', PATH, { data, file, field: 'archivo' }, token)

let last = 0
/** Publishes a new document with different content at each call. */
async function published(name = 'guía.pdf', size = 0) {
  const reply = await publish({ name, bytes: pdf(`document ${++last}`, size) })
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  return reply.body.documento
}

const update = (id: number, parts: { data?: object; file?: Sent }, ifMatch?: number) =>
  school.api.upload<DocumentAnswer & { code?: string; actual?: unknown }>(
    'PUT',
    `${PATH}/${id}`,
    { data: DATA, field: 'archivo', ...parts },
    school.adminToken,
    ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` },
  )
const setState = (id: number, verb: 'retirar' | 'restaurar', token = school.adminToken) =>
  school.api.post<DocumentAnswer>(`${PATH}/${id}/${verb}`, undefined, token)
const list = async (token?: string) => (await school.api.get<DocumentsAnswer>(PATH, token)).body
const listed = async (id: number, token?: string) => (await list(token)).documentos.find((one) => one.id === id)
const download = (id: number, init: RequestInit = {}) => fetch(`${school.api.url}/api${PATH}/${id}/archivo`, init)
const bytesOf = async (id: number) => Buffer.from(await (await download(id)).arrayBuffer())
/** Waits until downloads are counted. */
const waitUntilCounted = () => school.api.app.get(BackgroundTasks).finished()

describe('a published document', () => {
  it('is listed for everybody, sorted by category and title; only administrators see the number of downloads', async () => {
    const { id } = await published()
    const { documentos, can } = await list()
    const document = documentos.find((one) => one.id === id)
    expect(document).toMatchObject({ ...DATA, archivo: 'guía.pdf', tipo: 'application/pdf', descargas: null })
    expect([document?.can, can]).toEqual([{ edit: false, withdraw: false, restore: false }, { publish: false }])
    const titled = async (titulo_es: string, categoria: ManualDocument['categoria']) =>
      (await buildDocument(school.api.dataSource, { titulo_es, categoria })).id
    const ids = [await titled('Acta 10', 'formatos'), await titled('Ácta 9', 'formatos'), await titled('Zoo', 'guias')]
    const more = [await titled('Acta 10', 'formatos'), await titled('Aviso', 'otros'), await titled('Ley', 'normas')]
    const order = [ids[2], ids[1], ids[0], more[0], more[2], more[1]]
    const others = (await list()).documentos.map((one) => one.id).filter((one) => order.includes(one))
    expect(others).toEqual(order)
    const manager = await list(school.adminToken)
    expect(manager.can).toEqual({ publish: true })
    expect(manager.documentos.find((one) => one.id === id)).toMatchObject({
      descargas: 0,
      can: { edit: true, withdraw: true, restore: false },
    })
  })

  it('can be downloaded by anybody, from several chunks, as an attachment without scripts', async () => {
    const { id } = await published('Guía de matrícula «2026» (ñ).pdf', 700_000)
    const response = await download(id)
    expect(response.status).toBe(200)
    const header = (name: string) => response.headers.get(name)
    expect(header('content-type')).toBe('application/pdf')
    expect(header('content-disposition')).toBe(
      `attachment; filename="Guia de matricula _2026_ _n_.pdf"; filename*=UTF-8''Gu%C3%ADa%20de%20matr%C3%ADcula%20%C2%AB2026%C2%BB%20%28%C3%B1%29.pdf`,
    )
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(header('cross-origin-resource-policy')).toBe('same-origin')
    expect(header('etag')).toMatch(/^"[0-9a-f]{64}"$/)
    expect(header('content-length')).toBe(String(pdf(`document ${last}`, 700_000).length))
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf(`document ${last}`, 700_000))).toBe(true)
  })

  it('counts each download, even concurrent downloads, but not HEAD requests', async () => {
    const { id } = await published()
    const head = await download(id, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await Promise.all([1, 2, 3].map(() => bytesOf(id)))
    await waitUntilCounted()
    expect(await listed(id, school.adminToken)).toMatchObject({ descargas: 3, version: 1 })
  })

  it('can be withdrawn and restored; only administrators see a withdrawn document', async () => {
    const { id } = await published()
    expect((await setState(id, 'retirar')).body.documento.estado).toBe('retirado')
    expect((await setState(id, 'retirar')).status).toBe(200)
    expect([await listed(id), (await download(id)).status]).toEqual([undefined, 404])
    expect((await listed(id, school.userToken)) ?? 'none').toBe('none')
    expect((await listed(id, school.adminToken))?.can).toEqual({ edit: true, withdraw: false, restore: true })
    expect((await download(id, { headers: { 'x-token': school.adminToken } })).status).toBe(200)
    expect((await setState(id, 'restaurar')).body.documento.estado).toBe('publicado')
    expect((await download(id)).status).toBe(200)
  })

  it('deletes all chunks of the previous file when the file is replaced', async () => {
    const { id, version } = await published('a.pdf', 200_000)
    const next = { name: 'b.docx', bytes: docx() }
    const { status, body } = await update(id, { data: { ...DATA, categoria: 'formatos' }, file: next }, version)
    expect([status, body.documento.archivo, body.documento.categoria]).toEqual([200, 'b.docx', 'formatos'])
    expect(body.documento.version).toBe(version + 1)
    expect((await bytesOf(id)).equals(next.bytes)).toBe(true)
    const parts = await school.api.dataSource.manager.countBy(DocumentPart, { id_documento: id })
    expect(parts).toBe(1)
  })

  it('keeps its file if a JSON request changes only the title', async () => {
    const { id } = await published()
    const body = { ...DATA, titulo_en: 'Another title' }
    const reply = await school.api.put<DocumentAnswer>(`${PATH}/${id}`, body, school.adminToken)
    expect([reply.status, reply.body.documento.titulo_en]).toEqual([200, 'Another title'])
    expect((await download(id)).status).toBe(200)
  })

  it('is not overwritten by an edit of an older version', async () => {
    const { id, version } = await published()
    await update(id, { data: { ...DATA, titulo_es: 'De otra persona' } }, version)
    const stale = await update(id, {}, version)
    expect([stale.status, stale.body.code]).toEqual([412, 'stale_version'])
    expect(stale.body.actual).toMatchObject({ titulo_es: 'De otra persona', version: version + 1 })
  })

  it('stores one complete file if two administrators replace the file concurrently', async () => {
    const { id } = await published()
    const files = [1, 2].map((n) => ({ name: `${n}.pdf`, bytes: pdf(`at once ${n}`, 300_000) }))
    const replies = await Promise.all(files.map((file) => update(id, { file })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { archivo } = (await listed(id)) ?? {}
    const stored = files.find(({ name }) => name === archivo)
    expect((await bytesOf(id)).equals(stored?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  it('never mixes the old and the new file in a download', async () => {
    const { id } = await published('a.pdf', 5_000_000)
    const former = pdf(`document ${last}`, 5_000_000)
    const response = await download(id)
    await update(id, { file: { name: 'b.pdf', bytes: pdf('replaced meanwhile', 5_000_000) } })
    const bytes = await response.arrayBuffer().catch(() => undefined)
    if (bytes) expect(Buffer.from(bytes).equals(former)).toBe(true)
    expect((await bytesOf(id)).equals(pdf('replaced meanwhile', 5_000_000))).toBe(true)
  })

  it('has an audit entry for every change', async () => {
    const { id } = await published()
    await update(id, { data: { ...DATA, titulo_es: 'Otro título' } })
    await setState(id, 'retirar')
    await setState(id, 'restaurar')
    const entries = await auditEntriesOf(school.api.dataSource, 'documento', id)
    expect(entries.map(({ accion }) => accion)).toEqual([
      'manuals:publish',
      'manuals:edit',
      'manuals:withdraw',
      'manuals:restore',
    ])
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(entries.map(({ antes, despues }) => [antes, despues])).toEqual([
      [null, { ...DATA, archivo: 'guía.pdf', sha256 }],
      [{ titulo_es: DATA.titulo_es }, { titulo_es: 'Otro título' }],
      [{ estado: 'publicado' }, { estado: 'retirado' }],
      [{ estado: 'retirado' }, { estado: 'publicado' }],
    ])
    await update(id, {
      data: { ...DATA, titulo_es: 'Otro título' },
      file: { name: 'b.docx', bytes: docx({ parts: ['b'] }) },
    })
    expect((await auditEntriesOf(school.api.dataSource, 'documento', id)).at(-1)).toMatchObject({
      antes: { archivo: 'guía.pdf', sha256 },
      despues: { archivo: 'b.docx', sha256 },
    })
  })
})

describe('the API rejects', () => {
  it.each<[string, Sent]>([
    ['HTML named .pdf', { name: 'a.pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') }],
    ['HTML', { name: 'a.html', bytes: Buffer.from('<!doctype html><p>x') }],
    [
      'an SVG with a script',
      { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
    ],
    ['an SVG named .png', { name: 'a.png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>') }],
    ['a PNG named .pdf', { name: 'a.pdf', bytes: png() }],
    ['a document with macros', { name: 'a.docm', bytes: docx({ type: MACRO_TYPES }) }],
    ['a document with macros named .docx', { name: 'a.docx', bytes: docx({ type: MACRO_TYPES }) }],
    ['a .docx with a part of macros', { name: 'a.docx', bytes: docx({ parts: ['word/vbaProject.bin'] }) }],
    ['an .odt with macros', { name: 'a.odt', bytes: odt(['Basic/script-lc.xml']) }],
    ['an old .doc with macros', { name: 'a.doc', bytes: oldOffice('_VBA_PROJECT') }],
    ['a ZIP named .docx', { name: 'a.docx', bytes: odt() }],
    ['a file without extension', { name: 'pdf', bytes: pdf() }],
    ['an empty file', { name: 'a.pdf', bytes: Buffer.alloc(0) }],
  ])('%s', async (_, file) => {
    const { status, body } = await publish(file)
    expect([status, body]).toEqual([415, expect.objectContaining({ code: 'document_not_accepted' })])
  })

  it.each<[string, Sent]>([
    ['a PDF', { name: 'a.pdf', bytes: pdf('half').subarray(0, 12) }],
    ['a PNG', { name: 'a.png', bytes: png().subarray(0, 40) }],
    ['a Word document', { name: 'a.docx', bytes: docx().subarray(0, -30) }],
  ])('half of %s', async (_, file) => {
    const { status, body } = await publish(file)
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'document_incomplete' })])
  })

  it('a file whose upload is interrupted', async () => {
    const before = (await list(school.adminToken)).documentos.length
    const broken = request(`${school.api.url}/api${PATH}`, {
      method: 'POST',
      headers: { 'x-token': school.adminToken, 'content-type': 'multipart/form-data; boundary=b' },
    })
    const closed = new Promise((resolve) => broken.on('error', resolve).on('close', resolve))
    broken.write('--b\r\ncontent-disposition: form-data; name="archivo"; filename="a.pdf"\r\n\r\n%PDF-1.7 half')
    broken.destroy()
    await closed
    expect((await list(school.adminToken)).documentos).toHaveLength(before)
  })

  it('a document beyond the quota', async () => {
    const { dataSource } = school.api
    const existing = await dataSource.manager.count(ManualDocument)
    for (let more = existing; more < MAX_DOCUMENTS; more++) await buildDocument(dataSource, { estado: 'retirado' })
    const { status, body } = await publish({ name: 'a.pdf', bytes: pdf('one too many') })
    expect([status, body]).toMatchObject([409, { code: 'too_many_documents', params: { max: MAX_DOCUMENTS } }])
    await dataSource.query(`DELETE FROM documento_parte WHERE id_documento > ${existing}`)
    await dataSource.query(`DELETE FROM documento WHERE id > ${existing}`)
  })

  it('a file of 11 MB', async () => {
    const { status, body } = await publish({ name: 'a.pdf', bytes: pdf('', 11 * 1024 * 1024) })
    expect([status, body]).toMatchObject([413, { code: 'file_too_large', params: { max_mb: 10 } }])
  })

  it('a form without title, category or file, with an error for each field', async () => {
    const empty = await publish({ name: 'a.pdf', bytes: pdf() }, { titulo_es: ' ' })
    expect(empty.body).toMatchObject({
      code: 'validation',
      errors: { titulo_es: { code: 'required' }, titulo_en: { code: 'required' }, categoria: { code: 'required' } },
    })
    const { body } = await school.api.upload('POST', PATH, { data: DATA }, school.adminToken)
    expect(body).toMatchObject({ errors: { archivo: { code: 'document_required' } } })
  })

  it('a file that is published already, and names its document', async () => {
    const { id } = await published()
    const bytes = pdf(`document ${last}`)
    const twin = await publish({ name: 'b.pdf', bytes }, { ...DATA, titulo_es: 'Otra vez' })
    expect([twin.status, twin.body]).toMatchObject([
      409,
      { code: 'document_exists', params: { titulo: DATA.titulo_es } },
    ])
    const other = await published()
    expect((await update(other.id, { file: { name: 'b.pdf', bytes } })).status).toBe(409)
    expect((await update(id, { file: { name: 'b.pdf', bytes } })).status).toBe(200)
  })

  it('requests for an unknown document', async () => {
    const answers = [
      await update(999_999, {}),
      await setState(999_999, 'retirar'),
      await setState(999_999, 'restaurar'),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'document_not_found' })])
    expect((await download(999_999)).status).toBe(404)
  })

  it('changes by anybody but administrators', async () => {
    const { id } = await published()
    const file = { name: 'b.pdf', bytes: pdf('of somebody else') }
    expect((await publish(file, DATA, school.userToken)).status).toBe(403)
    expect((await setState(id, 'retirar', school.userToken)).status).toBe(403)
    expect((await school.api.put(`${PATH}/${id}`, DATA, school.userToken)).status).toBe(403)
    expect((await school.api.post(`${PATH}/${id}/retirar`)).status).toBe(401)
  })
})

it.each([
  ['a.docx', docx({ parts: ['word/media.xml'] })],
  ['a.odt', odt()],
  ['a.DOC', oldOffice()],
  ['a.xls', oldOffice('Workbook')],
  ['a.png', png('accepted')],
])('the API accepts %s', async (name, bytes) => {
  expect((await publish({ name, bytes })).status).toBe(201)
})
