import fc from 'fast-check'
import { cutText, plainDocument, plainHours, plainText, shownDocument } from './text'

test.each([
  ['St\0éphane', 'Stéphane'],
  ['Ana\ud83d', 'Ana'],
  ['\udc00Ana', 'Ana'],
  ['Ana 😀', 'Ana 😀'],
  ['Ana\r\nMaría\tLuz', 'Ana María Luz'],
  ['\u200b\u200b', ''],
  ['\u202eanA\u202c', 'anA'],
  ['Ana\u00a0\u2007María', 'Ana María'],
  ['\ufeffMar\ufeffía', 'María'],
  [' \u200b ', ''],
  ['A\u200b \u200bB', 'A B'],
  ['JOSE\u0301 MUN\u0303OZ', 'JOSÉ MUÑOZ'],
  ['E\u200b\u0301', 'É'],
  [`A${'\u0301\u0316'.repeat(20)}`, `A${'\u0301\u0316'.repeat(20)}`],
])('%j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('a plain text is well formed, has no invisible character, and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const plain = plainText(`${one}\ud800 \u202e${other}`)
      expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(plainText(plain)).toBe(plain)
    }),
  )
})

test('a cut never splits a surrogate pair', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('abc', 9)).toBe('abc')
})

test('a passport number is converted to upper case', () => {
  expect(plainDocument(' ab 12345 ')).toBe('AB12345')
})

test.each([
  ['1900011001', '1900011001'],
  ['0019000011', '0019000011'],
  ['1900011001.0', '1900011001'],
  ['0019000011.0', '0019000011'],
  ['1.900.011.001', '1900011001'],
  ['1\u00a0900 011 001', '1900011001'],
  ['1,900,011,001', '1900011001'],
  ["1'900'011'001", '1900011001'],
  ['1’900’011’001', '1900011001'],
  ['52.000.111', '52000111'],
  ['123.456.789.012.345', '123456789012345'],
  [' ab 12345 ', 'AB12345'],
  // An ambiguous text is returned unchanged, so that validation rejects it.
  ['.ab 12345', '.AB 12345'],
  ['ab 12345.', 'AB 12345.'],
  ['x12345.0', 'X12345.0'],
  ['1.900.011.00', '1.900.011.00'],
  ['1.900,011.001', '1.900,011.001'],
  ['1900011001.5', '1900011001.5'],
  ['1900011001.00', '1900011001.00'],
  ['1900011001,0', '1900011001,0'],
  ['1234.0', '1234.0'],
  ['19.00011001', '19.00011001'],
  ['1900.011.001', '1900.011.001'],
  ['19 00 01 10 01', '19 00 01 10 01'],
  ['1900011001.', '1900011001.'],
  ['.900.011.001', '.900.011.001'],
  ['1.9E9', '1.9E9'],
  ['', ''],
])('the document number in the cell %j is read as %j', (text, document) => {
  expect(shownDocument(text)).toBe(document)
})

test.each([
  ['3984', '3984'],
  ['3.984', '3984'],
  ['3.984 horas', '3984'],
  ['\u00a03,984 hours ', '3984'],
  ['3 984 h', '3984'],
  ['3984 h.', '3984'],
  ['40 hrs.', '40'],
  ['1 hora', '1'],
  ['1 hour', '1'],
  ['1 hr', '1'],
  ['3 horas más', '3 horas más'],
  ['20.000 HORAS', '20000'],
  ['3.9', '3.9'],
  ['3984,5', '3984,5'],
  ['39.84', '39.84'],
  ['3.984.5', '3.984.5'],
  ['3.984,500', '3.984,500'],
  ['.984', '.984'],
  ['-3.984', '-3.984'],
  ['horas', ''],
])('the hours %j are read as %j', (text, plain) => {
  expect(plainHours(text)).toBe(plain)
})
