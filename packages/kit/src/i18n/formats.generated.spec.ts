import * as formats from './formats'

test.each([
  [1234567.5, '1.234.567,5', '1,234,567.5'],
  [0, '0', '0'],
])('the number %d is %s in Spanish and %s in English', (value, es, en) => {
  expect([formats.numberFormat(value, 'es'), formats.numberFormat(value, 'en')]).toEqual([es, en])
})

test.each([
  [62.666, '62,67\u00a0%', '62.67%'],
  [75, '75\u00a0%', '75%'],
  [62.5, '62,5\u00a0%', '62.5%'],
  [999.99, '999,99\u00a0%', '999.99%'],
  [1000, '1.000\u00a0%', '1,000%'],
  [-1000, '-1.000\u00a0%', '-1,000%'],
])('the percentage %d is %s in Spanish and %s in English', (value, es, en) => {
  expect([formats.percentFormat(value, 'es'), formats.percentFormat(value, 'en')]).toEqual([es, en])
})

test('the formats without Intl return the same as Intl', () => {
  for (const [locale, tag] of [
    ['es', 'es-CO'],
    ['en', 'en-US'],
  ] as const) {
    const percent = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
    const whole = new Intl.NumberFormat(tag)
    for (let hundredths = 0; hundredths <= 100_100; hundredths += 7)
      expect(formats.percentFormat(hundredths / 100, locale)).toMatch(percent.format(hundredths / 100))
    for (const number of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -5, -1234, 1.5])
      expect(formats.numberFormat(number, locale)).toBe(whole.format(number))
  }
})

test.each([
  [0, '1\u00a0KB'],
  [1, '1\u00a0KB'],
  [1536, '2\u00a0KB'],
  [89_000, '87\u00a0KB'],
  [1024 * 1024 - 1, '1.024\u00a0KB'],
  [1024 * 1024, '1\u00a0MB'],
  [1_500_000, '1,4\u00a0MB'],
  [1024 ** 3 - 1, '1.024\u00a0MB'],
  [68_000_000_000, '63,3\u00a0GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formats.fileSizeFormat(bytes, 'es')).toBe(text)
})

test('a file size is formatted in the language', () => {
  expect(formats.fileSizeFormat(1_500_000, 'en')).toBe('1.4\u00a0MB')
})

test.each([
  ['2026-02-03', '03/02/2026', '3 Feb 2026'],
  ['2026-12-11 10:20:30', '11/12/2026', '11 Dec 2026'],
  ['2026-02', '—', '—'],
  ['', '—', '—'],
  [null, '—', '—'],
])('the day %j is %s in Spanish and %s in English', (day, es, en) => {
  expect([formats.dateFormat(day, 'es'), formats.dateFormat(day, 'en')]).toEqual([es, en])
})

test.each([
  ['2026-02-03 10:20:30', '03/02/2026 10:20', '3 Feb 2026, 10:20'],
  ['2026-02-03', '03/02/2026', '3 Feb 2026'],
  ['2026-02-03T03:04:05Z', '02/02/2026 22:04', '2 Feb 2026, 22:04'],
  ['', '—', '—'],
  [null, '—', '—'],
])('the date and time %j is %s in Spanish and %s in English', (moment, es, en) => {
  expect([formats.dateTimeFormat(moment, 'es'), formats.dateTimeFormat(moment, 'en')]).toEqual([es, en])
})

test.each([
  ['a list of alternatives in Spanish', formats.eitherFormat(['.xls', '.csv', '.ods'], 'es'), '.xls, .csv o .ods'],
  ['a list of alternatives in English', formats.eitherFormat(['.xls', '.csv', '.ods'], 'en'), '.xls, .csv, or .ods'],
])('%s is formatted as “%s”', (_, text, expected) => {
  expect(text).toBe(expected)
})
