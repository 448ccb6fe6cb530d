import { document, misdeclaredZipBomb, picture, truncated, webPage, zipBomb } from '../testing/bad-files.js'
import { FIXTURES, type FixtureName, fixture } from '../testing/fixtures.js'
import { processorTime } from '../testing/processor-time.js'
import { zipOf } from '../testing/zip-by-hand.js'
import { guard } from './guard.js'

const CONTAINERS = (Object.keys(FIXTURES) as FixtureName[]).filter(
  (name) => /\.xlsx?$/i.test(FIXTURES[name]) && name !== 'judgmentsCsvAsXls',
)
const textFile = (text: string | Buffer) => ({ name: 'datos.csv', bytes: Buffer.from(text) })

describe('guard', () => {
  it('detects the format by the bytes, not by the name', async () => {
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
  ])('refuses %s as no spreadsheet', async (_, file) => {
    await expect(guard(file)).rejects.toMatchObject({ code: 'not_a_spreadsheet', params: { archivo: file.name } })
  })

  it('says that a web page was saved', async () => {
    await expect(guard(webPage())).rejects.toMatchObject({ code: 'page_saved', params: { archivo: 'reporte.xls' } })
  })

  it('refuses an empty file as damaged', async () => {
    await expect(guard(textFile(''))).rejects.toMatchObject({ code: 'file_damaged' })
  })

  it.each(CONTAINERS)('refuses %s truncated at any length', async (name) => {
    const { length } = fixture(name).bytes
    const step = Math.ceil(length / 300)
    for (let cut = 0; cut < length; cut += cut > length - 1200 || cut < 600 ? 1 : step) {
      const verdict = await guard(truncated(name, cut)).catch((error: { code: string }) => error.code)
      if (verdict !== 'file_damaged') throw new Error(`${name} cut at ${cut} of ${length}: ${verdict}`)
    }
  })

  it('refuses a container without a workbook stream', async () => {
    const { name, bytes } = fixture('judgments')
    const shorter = Buffer.from(bytes)
    const entry = shorter.indexOf(Buffer.from('Workbook', 'utf16le'))
    // Size of the name in bytes with its terminating zero: `Workboo`.
    shorter.writeUInt16LE(16, entry + 64)
    await expect(guard({ name, bytes: shorter })).rejects.toMatchObject({ code: 'not_a_spreadsheet' })
  })

  it('refuses a workbook with a gap', async () => {
    const { name, bytes } = fixture('judgments')
    for (const filling of [0, 0xff]) {
      const holed = Buffer.from(bytes)
      holed.fill(filling, bytes.length / 2, bytes.length / 2 + 4096)
      await expect(guard({ name, bytes: holed })).rejects.toMatchObject({ code: 'file_damaged' })
    }
  })

  it('refuses an archive that unpacks to more than a report can have, without unpacking it', async () => {
    const bomb = zipBomb()
    const refusal = { code: 'file_inflates', params: { archivo: bomb.name } }
    const time = await processorTime(() => expect(guard(bomb)).rejects.toMatchObject(refusal))
    expect(time).toBeLessThan(1000)
  })

  it('refuses an archive that unpacks to more than its directory declares, without unpacking all of it', async () => {
    const bomb = misdeclaredZipBomb()
    const time = await processorTime(() => expect(guard(bomb)).rejects.toMatchObject({ code: 'file_inflates' }))
    expect(time).toBeLessThan(1000)
  })

  it('refuses a password, of .xls, .xlsx and .ods', async () => {
    const { name, bytes } = fixture('judgments')
    const legacy = Buffer.from(bytes)
    // The record of the code page becomes the one that says how the rest is encrypted.
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

  it('refuses an archive whose checksum does not fit, as after a change of one digit', async () => {
    const data = Buffer.from('<workbook/>'.repeat(50))
    const whole = zipOf([{ name: 'xl/workbook.xml', data, stored: true }])
    whole[whole.indexOf('workbook/><')] = 'W'.charCodeAt(0)
    await expect(guard({ name: 'a.xlsx', bytes: whole })).rejects.toMatchObject({ code: 'file_damaged' })
    await expect(guard({ name: 'a.xlsx', bytes: zipOf([{ name: 'xl/workbook.xml', data }]) })).resolves.toBe('zip')
  })

  it.each(['utf8', 'utf16le'] as const)('refuses a part in %s that declares entities', async (encoding) => {
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
  ])('says how to save %s', async (formato, text) => {
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
  ])('says that it is a file of %s to unpack', async (formato, start) => {
    await expect(guard({ name: 'reportes.rar', bytes: Buffer.from(start, 'hex') })).rejects.toMatchObject({
      code: 'file_archived',
      params: { archivo: 'reportes.rar', formato },
    })
  })

  it('refuses an archive with a corrupt entry', async () => {
    const whole = zipOf([{ name: 'xl/workbook.xml', data: Buffer.from('<workbook/>'.repeat(50)) }])
    whole.fill(0xff, 50, 60)
    await expect(guard({ name: 'a.xlsx', bytes: whole })).rejects.toMatchObject({ code: 'file_damaged' })
  })
})
