import { colombianMoment, dayText, dayWithMonthText, momentText, monthText, timeText } from './day-text'

test.each([
  ['2027-07-27', '27/07/2027', '27 Jul 2027'],
  ['2026-01-02 10:20:30', '02/01/2026', '2 Jan 2026'],
  // In Colombia it is still 21:20 of the previous day.
  ['2026-01-03T02:20:30.000Z', '02/01/2026', '2 Jan 2026'],
  ['11/12/2026', '11/12/2026', '11 Dec 2026'],
  ['2026-13-45', '2026-13-45', '2026-13-45'],
  ['2026-01-012', '2026-01-012', '2026-01-012'],
  ['1/2/2026', '1/2/2026', '1/2/2026'],
  ['ayer', 'ayer', 'ayer'],
  ['el 2026-12-11', 'el 2026-12-11', 'el 2026-12-11'],
  ['', '', ''],
])('the day %j is %j in Spanish and %j in English', (day, es, en) => {
  expect([dayText(day, 'es'), dayText(day, 'en')]).toEqual([es, en])
})

test('a Spanish day has the format of es-ES with two digits', () => {
  const spanish = new Intl.DateTimeFormat('es-ES', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2026, 0, 1); at += 86_400_000)
    expect(dayText(new Date(at).toISOString().slice(0, 10), 'es')).toBe(spanish.format(at))
})

test.each([
  ['2027-07-27 14:05:09', '27/07/2027 14:05', '27 Jul 2027, 14:05'],
  ['2027-07-27 14:05', '27/07/2027 14:05', '27 Jul 2027, 14:05'],
  ['2027-07-27', '27/07/2027', '27 Jul 2027'],
  ['2027-07-27T19:05:59.000Z', '27/07/2027 14:05', '27 Jul 2027, 14:05'],
  ['2026-02-03T03:04:05Z', '02/02/2026 22:04', '2 Feb 2026, 22:04'],
  ['2026-02-03T05:00:00Z', '03/02/2026 00:00', '3 Feb 2026, 00:00'],
  ['2026-13-45 10:20', '2026-13-45 10:20', '2026-13-45 10:20'],
  ['Tomo 5', 'Tomo 5', 'Tomo 5'],
  ['2026-99-99T10:20:00Z', '2026-99-99T10:20:00Z', '2026-99-99T10:20:00Z'],
  ['ayer 10:20', 'ayer 10:20', 'ayer 10:20'],
  ['', '', ''],
])('the moment %j is %j in Spanish and %j in English', (moment, es, en) => {
  expect([momentText(moment, 'es'), momentText(moment, 'en')]).toEqual([es, en])
})

test.each([
  ['2025-06-05', '05/06/2025 (junio)', '5 Jun 2025'],
  ['?', '?', '?'],
])('the day %j with an unambiguous month is %j in Spanish and %j in English', (day, es, en) => {
  expect([dayWithMonthText(day, 'es'), dayWithMonthText(day, 'en')]).toEqual([es, en])
})

test('an instant is formatted in Colombian time', () => {
  const midnight = new Date('2026-02-03T05:00:00Z')
  expect([colombianMoment(midnight), timeText(midnight)]).toEqual(['2026-02-03 00:00', '00:00'])
  expect(timeText(new Date('2026-02-03T19:05:00Z'))).toBe('14:05')
})

test('a month is formatted by its name', () => {
  expect([monthText('2027-07', 'es'), monthText('2027-07', 'en')]).toEqual(['julio de 2027', 'July 2027'])
})
