import fc from 'fast-check'
import { cutText, plainDocument, plainHours, plainText } from './text'

test.each([
  ['St\0éphane', 'Stéphane'],
  ['Ana\ud83d', 'Ana'],
  ['\udc00Ana', 'Ana'],
  ['Ana 😀', 'Ana 😀'],
  ['Ana\r\nMaría\tLuz', 'Ana María Luz'],
  ['\u200b\u200b', ''],
  ['\u202eanA\u202c', 'anA'],
  ['Ana\u00a0\u2007María', 'Ana María'],
  [' \u200b ', ''],
  ['A\u200b \u200bB', 'A B'],
  ['JOSE\u0301 MUN\u0303OZ', 'JOSÉ MUÑOZ'],
  ['E\u200b\u0301', 'É'],
  [`A${'\u0301\u0316'.repeat(20)}`, `A${'\u0301\u0316'.repeat(20)}`],
])('%j becomes %j', (given, plain) => {
  expect(plainText(given)).toBe(plain)
})

test('a plain text is well formed, has no control character, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const plain = plainText(`${one}\ud800 \u202e${other}`)
      expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(plainText(plain)).toBe(plain)
    }),
  )
})

test('a cut never halves a character', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('abc', 9)).toBe('abc')
})

test('a passport is the same in small letters and in capitals', () => {
  expect(plainDocument(' ab 12345 ')).toBe('AB12345')
})

test.each([
  ['3984', '3984'],
  ['3.984', '3984'],
  ['3.984 horas', '3984'],
  ['\u00a03,984 hours ', '3984'],
  ['3 984 h', '3984'],
  ['1 hora', '1'],
  ['20.000 HORAS', '20000'],
  ['3.9', '3.9'],
  ['3984,5', '3984,5'],
  ['39.84', '39.84'],
  ['3.984.5', '3.984.5'],
  ['3.984,500', '3.984,500'],
  ['.984', '.984'],
  ['-3.984', '-3.984'],
  ['horas', ''],
])('hours %j are %j', (given, plain) => {
  expect(plainHours(given)).toBe(plain)
})
