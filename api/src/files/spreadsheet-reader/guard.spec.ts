import { document, misdeclaredZipBomb, picture, truncated, webPage, zipBomb } from '../../../testing/bad-files.js'
import { FIXTURES, type FixtureName, fixture } from '../../../testing/fixtures.js'
import { processorTime } from '../../../testing/processor-time.js'
import { zipOf } from '../../../testing/zip-by-hand.js'
import { guard } from './guard.js'

const CONTAINERS = (Object.keys(FIXTURES) as FixtureName[]).filter(
  (name) => /\.xlsx?$/i.test(FIXTURES[name]) && name !== 'judgmentsCsvAsXls',
)
const textFile = (text: string | Buffer) => ({ name: 'datos.csv', bytes: Buffer.from(text) })

describe('the guard', () => {
  it('detects the format from the bytes, not from the name', async () => {
    await expect(guard(fixture('judgments'))).resolves.toBe('xls')
    await expect(guard(fixture('judgmentsV1'))).resolves.toBe('xls')
    await expect(guard(fixture('judgmentsXlsx'))).resolves.toBe('zip')
    await expect(guard(fixture('judgmentsCsvAsXls'))).resolves.toBe('csv')
  })

  it.each([
    ['a picture', picture()],
    ['an archive without a workbook', document()],
    ['prose', textFile('hola')],
    ['binary data', textFile(Buffer.from([65, 0, 66, 59]))],
    ['JSON', textFile('{"a": 1, "b": 2}')],
    ['a GIF', { name: 'logo.gif', bytes: Buffer.from('GIF89a  ,  ;') }],
  ])('rejects %s because it is not a spreadsheet', async (_, file) => {
    await expect(guard(file)).rejects.toMatchObject({ code: 'not_a_spreadsheet', params: { archivo: file.name } })
  })

  it('rejects a saved web page', async () => {
    await expect(guard(webPage())).rejects.toMatchObject({ code: 'page_saved', params: { archivo: 'reporte.xls' } })
  })

  it('rejects an empty file as damaged', async () => {
    await expect(guard(textFile(''))).rejects.toMatchObject({ code: 'file_damaged' })
  })

  it.each(CONTAINERS)('rejects %s if half of it is missing', async (name) => {
    await expect(guard(truncated(name, fixture(name).bytes.length >> 1))).rejects.toMatchObject({
      code: 'file_damaged',
    })
  })

  it('rejects a container without a workbook stream', async () => {
    const { name, bytes } = fixture('judgments')
    const shorter = Buffer.from(bytes)
    const entry = shorter.indexOf(Buffer.from('Workbook', 'utf16le'))
    // Length of the name `Workboo` in bytes, with its terminating zero.
    shorter.writeUInt16LE(16, entry + 64)
    await expect(guard({ name, bytes: shorter })).rejects.toMatchObject({ code: 'not_a_spreadsheet' })
  })

  it('rejects a workbook with a gap', async () => {
    const { name, bytes } = fixture('judgments')
    for (const filling of [0, 0xff]) {
      const holed = Buffer.from(bytes)
      holed.fill(filling, bytes.length / 2, bytes.length / 2 + 4096)
      await expect(guard({ name, bytes: holed })).rejects.toMatchObject({ code: 'file_damaged' })
    }
  })

  it('rejects an archive that unpacks to more than a report can have, without unpacking it', async () => {
    const bomb = zipBomb()
    const expected = { code: 'file_inflates', params: { archivo: bomb.name } }
    const time = await processorTime(() => expect(guard(bomb)).rejects.toMatchObject(expected))
    expect(time).toBeLessThan(1000)
  })

  it('rejects an archive that unpacks to more than its directory declares, without unpacking all of it', async () => {
    const bomb = misdeclaredZipBomb()
    const time = await processorTime(() => expect(guard(bomb)).rejects.toMatchObject({ code: 'file_inflates' }))
    expect(time).toBeLessThan(1000)
  })

  it('rejects .xls, .xlsx and .ods with a password', async () => {
    const { name, bytes } = fixture('judgments')
    const legacy = Buffer.from(bytes)
    // Changes the record of the code page into the record of the encryption.
    legacy[legacy.indexOf(Buffer.from('42000200', 'hex'))] = 0x2f
    const package_ = Buffer.from(bytes)
    const entry = package_.indexOf(Buffer.from('Workbook', 'utf16le'))
    package_.write('EncryptedPackage', entry, 'utf16le')
    package_.writeUInt16LE(34, entry + 64)
    const open = zipOf([
      { name: 'content.xml', data: Buffer.from('<office:document-content/>') },
      { name: 'META-INF/manifest.xml', data: Buffer.from('<manifest:encryption-data/>') },
    ])
    for (const protected_ of [legacy, package_, open])
      await expect(guard({ name, bytes: protected_ })).rejects.toMatchObject({ code: 'file_protected' })
  })

  it('rejects an archive with a wrong checksum, as after a change of one character', async () => {
    const data = Buffer.from('<workbook/>'.repeat(50))
    const archive = zipOf([{ name: 'xl/workbook.xml', data, stored: true }])
    archive[archive.indexOf('workbook/><')] = 'W'.charCodeAt(0)
    await expect(guard({ name: 'a.xlsx', bytes: archive })).rejects.toMatchObject({ code: 'file_damaged' })
    await expect(guard({ name: 'a.xlsx', bytes: zipOf([{ name: 'xl/workbook.xml', data }]) })).resolves.toBe('zip')
  })

  it.each(['utf8', 'utf16le'] as const)('rejects a part in %s that declares entities', async (encoding) => {
    const sheet = Buffer.from(`${' '.repeat(70_000)}<!DOCTYPE x [<!ENTITY lol "lol">]><worksheet/>`, encoding)
    const parts = [
      { name: 'xl/workbook.xml', data: Buffer.from('<workbook/>') },
      { name: 'xl/worksheets/sheet1.xml', data: sheet },
    ]
    await expect(guard({ name: 'a.xlsx', bytes: zipOf(parts) })).rejects.toMatchObject({ code: 'format_not_read' })
  })

  it.each([
    ['XML', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">,</Workbook>'],
    ['MHTML', 'MIME-Version: 1.0\nContent-Type: multipart/related;'],
  ])('rejects a spreadsheet saved as %s, and says in which format to save it', async (formato, text) => {
    await expect(guard(textFile(text))).rejects.toMatchObject({
      code: 'format_not_read',
      params: { formato },
      message: expect.stringContaining('.xlsx'),
    })
  })

  it.each([
    ['RAR', '526172211a0700cf907300'],
    ['RAR', '526172211a070100cf9073'],
    ['7z', '377abcaf271c0004ffff'],
    ['GZIP', '1f8b0800000000000003'],
  ])('rejects a %s archive that begins with %s', async (formato, start) => {
    await expect(guard({ name: 'reportes.rar', bytes: Buffer.from(start, 'hex') })).rejects.toMatchObject({
      code: 'file_archived',
      params: { archivo: 'reportes.rar', formato },
    })
  })

  it('rejects an archive with a corrupt entry', async () => {
    const archive = zipOf([{ name: 'xl/workbook.xml', data: Buffer.from('<workbook/>'.repeat(50)) }])
    archive.fill(0xff, 50, 60)
    await expect(guard({ name: 'a.xlsx', bytes: archive })).rejects.toMatchObject({ code: 'file_damaged' })
  })
})
