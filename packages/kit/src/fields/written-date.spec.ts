import { readDate, writeDate } from './written-date'

test.each(['20/01/2025', '20-1-2025', '20.01.2025', '20012025', '2025-01-20', ' 20/1/2025 '])('reads %s', (text) => {
  expect(readDate(text)).toBe('2025-01-20')
})

test('what is no date stays as it is, for the schema to refuse', () => {
  const others = ['', '20/01', 'enero', '1/1/25', 'x20/01/2025', '20/01/2025x', '20/01/20255', '120012025', '200120250']
  for (const text of others) expect(readDate(text)).toBe(text)
  expect(readDate(' enero ')).toBe('enero')
  expect(readDate(' 20012025 ')).toBe('2025-01-20')
  expect(readDate('31/02/2025')).toBe('2025-02-31')
})

test('writes the day first', () => {
  expect(writeDate('2025-01-20')).toBe('20/01/2025')
  for (const text of ['20/0', '12025-01-20', '2025-01-200', '2025-01']) expect(writeDate(text)).toBe(text)
})
