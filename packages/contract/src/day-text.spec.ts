import { dayText } from './day-text'
import { fill } from './errors'

test.each([
  ['2026-12-11', '11 dic 2026', '11 Dec 2026'],
  ['2026-01-02 10:20:30', '2 ene 2026', '2 Jan 2026'],
  ['11/12/2026', '11 dic 2026', '11 Dec 2026'],
  ['2026-13-45', '2026-13-45', '2026-13-45'],
  ['1/2/2026', '1/2/2026', '1/2/2026'],
  ['ayer', 'ayer', 'ayer'],
  ['el 2026-12-11', 'el 2026-12-11', 'el 2026-12-11'],
  ['', '', ''],
])('the day %j is %j in Spanish and %j in English', (day, es, en) => {
  expect([dayText(day, 'es'), dayText(day, 'en')]).toEqual([es, en])
})

test('a sentence has numbers in its language, and what is no number as it is', () => {
  expect(fill('{{filas, number}} de {{max}}, {{valor, number}}', { filas: 1272, max: 2000, valor: 'x' })).toBe(
    '1.272 de 2000, x',
  )
  expect(fill('{{filas, number}} rows', { filas: 1272 }, 'en')).toBe('1,272 rows')
})

test('a sentence names days in its language', () => {
  const params = { fecha: '14/11/2026', valor: '14/11/2026' }
  expect(fill('del {{fecha, day}}, no «{{valor}}»', params)).toBe('del 14 nov 2026, no «14/11/2026»')
  expect(fill('of {{fecha, day}}', params, 'en')).toBe('of 14 Nov 2026')
  expect(fill('of {{fecha, day}}')).toBe('of fecha')
})
