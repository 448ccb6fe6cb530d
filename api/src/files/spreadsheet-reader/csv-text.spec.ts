import { decodeText, detectDelimiter, isUtf16 } from './csv-text.js'

/** The bytes of the characters beyond ASCII that the tests use, by encoding. */
const CP850 = { Á: 0xb5, Í: 0xd6, Ñ: 0xa5, Ú: 0xe9, Ü: 0x9a, é: 0x82, º: 0xa7, ª: 0xa6, '¿': 0xa8 }
const MACINTOSH = {
  ...{ Á: 0xe7, Í: 0xea, Ñ: 0x84, Ú: 0xf2, Ü: 0x86, é: 0x8e, í: 0x92, º: 0xbc, ª: 0xbb, '¿': 0xc0, '–': 0xd0 },
}
const SPECIAL_1252 = { '–': 0x96, '’': 0x92, '‘': 0x91, '“': 0x93, '€': 0x80, œ: 0x9c, š: 0x9a }

const coded = (text: string, table: Readonly<Record<string, number>>) =>
  Buffer.from(Array.from(text, (character) => table[character] ?? character.charCodeAt(0)))
const cp1252 = (text: string) => coded(text, SPECIAL_1252)
const decoded1252 = (bytes: Buffer) =>
  Array.from(
    bytes,
    (byte) => Object.entries(SPECIAL_1252).find(([, code]) => code === byte)?.[0] ?? String.fromCharCode(byte),
  ).join('')
/** Encodes the second line of a text by `second`, and all other lines by `others`. */
const mixed = (text: string, second: (text: string) => Buffer, others = (one: string) => Buffer.from(one)) =>
  Buffer.concat(text.split(/(?<=\n)/).map((line, index) => (index === 1 ? second(line) : others(line))))

describe('reading the text of a CSV', () => {
  it.each([
    ['UTF-8', Buffer.from('Ñandú')],
    ['UTF-8 with BOM', Buffer.from('\ufeffÑandú')],
    ['Windows-1252', Buffer.from('Ñandú', 'latin1')],
    ['UTF-16 with BOM', Buffer.from('\ufeffÑandú', 'utf16le')],
    ['UTF-16 with the other BOM', Buffer.from('\ufeffÑandú', 'utf16le').swap16()],
  ])('decodes %s', (_, bytes) => expect(decodeText(bytes)).toBe('Ñandú'))

  // A list as Excel writes it, in each encoding.
  const LIST = 'Nombre;Apellidos;Nota\r\nMARÍA;MUÑOZ;¿Qué?\r\nJosé Ángel;GÜEPSA ÚSUGA;Nº 3 – 1.ª\r\nANA;RUIZ;a'
  it.each([
    ['Windows-1252', LIST, cp1252(LIST)],
    ['CSV (MS-DOS)', LIST.replace(' – ', ' '), coded(LIST.replace(' – ', ' '), CP850)],
    ['CSV (Macintosh)', LIST, coded(LIST, MACINTOSH)],
    ['UTF-8', LIST, Buffer.from(LIST)],
    ['UTF-8 encoded twice', LIST, Buffer.from(decoded1252(Buffer.from(LIST)))],
    ['UTF-8 encoded twice, as Latin-1', LIST, Buffer.from(Buffer.from(LIST).toString('latin1'))],
    ['UTF-8 with one line of Windows-1252', LIST, mixed(LIST, cp1252)],
    ['Windows-1252 with one line of UTF-8', LIST, mixed(LIST, (text) => Buffer.from(text), cp1252)],
    ['UTF-8 with one line encoded twice', LIST, mixed(LIST, (text) => Buffer.from(decoded1252(Buffer.from(text))))],
  ])('decodes a list in %s', (_, text, bytes) => expect(decodeText(bytes)).toBe(text))

  it.each([
    ['D’ARCY;O’NEILL', cp1252],
    ['8:02 p.\u00a0m.', cp1252],
    ['JOÃO;CONCEIÇÃO', cp1252],
    ['MÜLLER ÖZTÜRK', cp1252],
    ['JOÃO DE ÂNGELO', (text: string) => Buffer.from(text)],
    ['MUÑOZ', cp1252],
    ['PEÑA', (text: string) => coded(text, CP850)],
    ['GARCÍA JESÚS', (text: string) => coded(text, CP850)],
    ['García', (text: string) => coded(text, MACINTOSH)],
    ['PEÑA', (text: string) => coded(text, MACINTOSH)],
  ])('decodes the words %s (case %#)', (text, encode) => expect(decodeText(encode(text))).toBe(text))

  it('decodes the quotes and dashes of Windows-1252', () => {
    expect(decodeText(Buffer.from([0x93, 0xf1, 0x94, 0x20, 0x96, 0x20, 0x80]))).toBe('“ñ” – €')
  })

  it('decodes a final byte of Windows-1252 and rejects incomplete UTF-8', () => {
    expect(decodeText(Buffer.from('ESPAÑ', 'latin1'))).toBe('ESPAÑ')
    expect(() => decodeText(Buffer.from('Ñandú').subarray(0, -1))).toThrow(RangeError)
  })

  it.each([
    ['Título\r\nFecha:;;1\r\na, b, c;d', ';'],
    ['Título,,\nFecha:,,1', ','],
    ['"Uno; dos",b\n', ','],
    ['Título\t\t\nFecha:\t\t1\n', '\t'],
    ['a,b;c', ';'],
    ['a\nb\nc', ';'],
    ['\n'.repeat(19), ';'],
    [`${'\n'.repeat(19)}a,b`, ','],
    [`${'\n'.repeat(20)}a,b`, ';'],
    ['', ';'],
  ])('finds the delimiter of %j', (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter))

  it.each([
    ['a little-endian mark means UTF-16', [0xff, 0xfe, 0x41], true],
    ['a big-endian mark means UTF-16', [0xfe, 0xff, 0x41], true],
    ['two first halves of the mark do not mean UTF-16', [0xff, 0xff], false],
    ['two second halves of the mark do not mean UTF-16', [0xfe, 0xfe], false],
    ['a mark whose first byte is missing does not mean UTF-16', [0x41, 0xfe], false],
    ['half a mark in second place does not mean UTF-16', [0x41, 0xff], false],
    ['no bytes do not mean UTF-16', [], false],
  ])('%s', (_, bytes, isMarked) => {
    expect(isUtf16(Uint8Array.from(bytes))).toBe(isMarked)
  })
})
