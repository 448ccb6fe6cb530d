import { decodeText, detectDelimiter } from './csv-text.js'

describe('text of a CSV', () => {
  it.each([
    ['UTF-8', Buffer.from('Ñandú')],
    ['UTF-8 with BOM', Buffer.from('\ufeffÑandú')],
    ['Windows-1252', Buffer.from('Ñandú', 'latin1')],
    ['UTF-16 with BOM', Buffer.from('\ufeffÑandú', 'utf16le')],
    ['UTF-16 with the other BOM', Buffer.from('\ufeffÑandú', 'utf16le').swap16()],
  ])('decodes %s', (_, bytes) => expect(decodeText(bytes)).toBe('Ñandú'))

  it('decodes the quotes and dashes of Windows-1252', () => {
    expect(decodeText(Buffer.from([0x93, 0xf1, 0x94, 0x20, 0x96, 0x20, 0x80]))).toBe('“ñ” – €')
  })

  it('decodes a final byte of Windows-1252 and refuses incomplete UTF-8', () => {
    expect(decodeText(Buffer.from('ESPAÑ', 'latin1'))).toBe('ESPAÑ')
    expect(() => decodeText(Buffer.from('Ñandú').subarray(0, -1))).toThrow(RangeError)
  })

  it.each([
    ['Título\r\nFecha:;;1\r\na, b, c;d', ';'],
    ['Título,,\nFecha:,,1', ','],
    ['"Uno; dos",b\n', ','],
    ['Título\t\t\nFecha:\t\t1\n', '\t'],
  ])('finds the delimiter of %j', (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter))
})
