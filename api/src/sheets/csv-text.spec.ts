import { decodeText, detectDelimiter, isUtf16 } from './csv-text.js'

/** The first letters beyond ASCII that the list needs, by encoding. */
const CP850 = { Á: 0xb5, Í: 0xd6, Ñ: 0xa5, Ú: 0xe9, Ü: 0x9a, é: 0x82, º: 0xa7, ª: 0xa6, '¿': 0xa8 }
const MACINTOSH = {
  ...{ Á: 0xe7, Í: 0xea, Ñ: 0x84, Ú: 0xf2, Ü: 0x86, é: 0x8e, í: 0x92, º: 0xbc, ª: 0xbb, '¿': 0xc0, '–': 0xd0 },
}
const SPECIAL_1252 = { '–': 0x96, '’': 0x92, '‘': 0x91, '“': 0x93, '€': 0x80, œ: 0x9c, š: 0x9a }

const coded = (text: string, table: Readonly<Record<string, number>>) =>
  Buffer.from(Array.from(text, (character) => table[character] ?? character.charCodeAt(0)))
const cp1252 = (text: string) => coded(text, SPECIAL_1252)
const shown1252 = (bytes: Buffer) =>
  Array.from(
    bytes,
    (byte) => Object.entries(SPECIAL_1252).find(([, code]) => code === byte)?.[0] ?? String.fromCharCode(byte),
  ).join('')
/** The second line in another encoding than the others. */
const mixed = (text: string, second: (text: string) => Buffer, others = (one: string) => Buffer.from(one)) =>
  Buffer.concat(text.split(/(?<=\n)/).map((line, index) => (index === 1 ? second(line) : others(line))))

describe('text of a CSV', () => {
  it.each([
    ['UTF-8', Buffer.from('Ñandú')],
    ['UTF-8 with BOM', Buffer.from('\ufeffÑandú')],
    ['Windows-1252', Buffer.from('Ñandú', 'latin1')],
    ['UTF-16 with BOM', Buffer.from('\ufeffÑandú', 'utf16le')],
    ['UTF-16 with the other BOM', Buffer.from('\ufeffÑandú', 'utf16le').swap16()],
  ])('decodes %s', (_, bytes) => expect(decodeText(bytes)).toBe('Ñandú'))

  // Rows of a list as Excel writes it, with what stands for letters beyond ASCII in each encoding.
  const LIST = 'Nombre;Apellidos;Nota\r\nMARÍA;MUÑOZ;¿Qué?\r\nJosé Ángel;GÜEPSA ÚSUGA;Nº 3 – 1.ª\r\nANA;RUIZ;a'
  it.each([
    ['Windows-1252', LIST, cp1252(LIST)],
    ['CSV (MS-DOS)', LIST.replace(' – ', ' '), coded(LIST.replace(' – ', ' '), CP850)],
    ['CSV (Macintosh)', LIST, coded(LIST, MACINTOSH)],
    ['UTF-8', LIST, Buffer.from(LIST)],
    ['UTF-8 encoded twice', LIST, Buffer.from(shown1252(Buffer.from(LIST)))],
    ['UTF-8 encoded twice, as Latin-1', LIST, Buffer.from(Buffer.from(LIST).toString('latin1'))],
    ['one line of Windows-1252 in UTF-8', LIST, mixed(LIST, cp1252)],
    ['one line of UTF-8 in Windows-1252', LIST, mixed(LIST, (text) => Buffer.from(text), cp1252)],
    ['one line encoded twice', LIST, mixed(LIST, (text) => Buffer.from(shown1252(Buffer.from(text))))],
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
  ])('decodes %s', (text, encode) => expect(decodeText(encode(text))).toBe(text))

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
    ['a,b;c', ';'],
    ['a\nb\nc', ';'],
    ['\n'.repeat(19), ';'],
    [`${'\n'.repeat(19)}a,b`, ','],
    [`${'\n'.repeat(20)}a,b`, ';'],
    ['', ';'],
  ])('finds the delimiter of %j', (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter))

  it.each([
    [[0xff, 0xfe, 0x41], true],
    [[0xfe, 0xff, 0x41], true],
    [[0xff, 0xff], false],
    [[0xfe, 0xfe], false],
    [[0x41, 0xfe], false],
    [[0x41, 0xff], false],
    [[], false],
  ])('%j begins with the mark of UTF-16: %s', (bytes, isMarked) => {
    expect(isUtf16(Uint8Array.from(bytes))).toBe(isMarked)
  })
})
