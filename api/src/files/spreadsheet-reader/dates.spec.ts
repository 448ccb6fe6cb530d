import { type DateOrder, orderIn, serialDateTime, swappedDateTime, writtenDateTime } from './dates.js'

it.each<[number, boolean, string | null]>([
  [18_264, false, '1950-01-01 00:00:00'],
  [18_263.999, false, null],
  [73_050, false, '2099-12-31 00:00:00'],
  [73_051, false, null],
  [45_999.5, false, '2025-12-08 12:00:00'],
  [45_999 - 1462, true, '2025-12-08 00:00:00'],
  [Number.NaN, false, null],
])('serialDateTime converts the serial date %d (from 1904: %s) to %s', (serial, date1904, moment) => {
  expect(serialDateTime(serial, date1904)).toBe(moment)
})

it.each([
  ['01', 'ene', 'enero', 'jan', 'January'],
  ['02', 'feb', 'febrero', 'feb', 'February'],
  ['03', 'mar', 'marzo', 'mar', 'March'],
  ['04', 'abr', 'abril', 'apr', 'April'],
  ['05', 'may', 'mayo', 'may', 'May'],
  ['06', 'jun', 'junio', 'jun', 'June'],
  ['07', 'jul', 'julio', 'jul', 'July'],
  ['08', 'ago', 'agosto', 'aug', 'August'],
  ['09', 'sep', 'setiembre', 'sept', 'September'],
  ['10', 'oct', 'octubre', 'oct', 'October'],
  ['11', 'nov', 'noviembre', 'nov', 'November'],
  ['12', 'dic', 'diciembre', 'dec', 'December'],
])('writtenDateTime reads the month %s from the names %s, %s, %s, %s', (month, ...names) => {
  for (const name of names) expect(writtenDateTime(`7-${name}-2025`)).toBe(`2025-${month}-07 00:00:00`)
})

it.each<[string, string | null]>([
  // Days.
  ['7/8/2025', '2025-08-07 00:00:00'],
  ['07-08-2025', '2025-08-07 00:00:00'],
  ['07/08/25', '2025-08-07 00:00:00'],
  ['2025-08-07', '2025-08-07 00:00:00'],
  ['7 de agosto de 2025', '2025-08-07 00:00:00'],
  ['7 ago. 2025', '2025-08-07 00:00:00'],
  ['17/ago/25', '2025-08-17 00:00:00'],
  ['17 ago 2025', '2025-08-17 00:00:00'],
  ['29/02/2024', '2024-02-29 00:00:00'],
  ['01/01/1950', '1950-01-01 00:00:00'],
  ['31/12/2099 23:59', '2099-12-31 23:59:00'],
  // Times.
  ['7/8/2025 6:05', '2025-08-07 06:05:00'],
  ['7/8/2025, 16:05:09', '2025-08-07 16:05:09'],
  ['7/8/2025 16.05', '2025-08-07 16:05:00'],
  ['7/8/2025 16.05.09', '2025-08-07 16:05:09'],
  ['7/8/2025 18.16 a', '2025-08-07 18:16:00'],
  ['7/8/2025 6.16 p', '2025-08-07 18:16:00'],
  ['7/8/2025 6:16 pm', '2025-08-07 18:16:00'],
  ['7/8/2025 6:16 p.m.', '2025-08-07 18:16:00'],
  ['7/8/2025 6:16 p. m.', '2025-08-07 18:16:00'],
  ['7/8/2025 6 pm', '2025-08-07 18:00:00'],
  ['7/8/2025 6:16pm', '2025-08-07 18:16:00'],
  ['7/8/2025 12:16 pm', '2025-08-07 12:16:00'],
  ['7/8/2025 12:16 am', '2025-08-07 00:16:00'],
  ['7/8/2025 12.16 a', '2025-08-07 12:16:00'],
  ['7 de agosto de 2025, 16:05:09', '2025-08-07 16:05:09'],
  ['7-ago-2025 6:16:09 p. m.', '2025-08-07 18:16:09'],
  ['7-ago-2025 6 p', '2025-08-07 18:00:00'],
  ['2025-08-07T16:05', '2025-08-07 16:05:00'],
  ['2025-08-07 6:05:09 pm', '2025-08-07 18:05:09'],
  ['2025-08-07 6 am', '2025-08-07 06:00:00'],
  ['2025-8-7', '2025-08-07 00:00:00'],
  ['2025/08/30 12:19:00', '2025-08-30 12:19:00'],
  ['2025.8.3', '2025-08-03 00:00:00'],
  ['2025/08/30, 6:05 p. m.', '2025-08-30 18:05:00'],
  ['30.08.2025', '2025-08-30 00:00:00'],
  ['30.08.2025 12:19', '2025-08-30 12:19:00'],
  // No dates.
  ['31/12/1949', null],
  ['01/01/2100', null],
  ['29/02/2025', null],
  ['32/01/2025', null],
  ['01/13/2025', null],
  ['7/8/2025 24:00', null],
  ['7/8/2025 6:60', null],
  ['7/8/2025 6:05:60', null],
  ['7/8/2025 6', null],
  ['7/8/2025 6:5', null],
  ['7/8/2025 6:05x', null],
  ['x7/8/2025', null],
  ['7/8/2025x', null],
  ['117/8/2025', null],
  ['7/118/2025', null],
  ['7/8/202', null],
  ['7/8/20255', null],
  ['x7 ago 2025', null],
  ['117 ago 2025', null],
  ['7 ago 2025x', null],
  ['7 ag 2025', null],
  ['7 xyz 2025', null],
  ['7 ago 202', null],
  ['7agosto2025', null],
  ['7 ago 2025 6', null],
  ['7 ago 2025 6:5', null],
  ['x2025-08-07', null],
  ['2025-08-07x', null],
  ['2025-08-07 6', null],
  ['2025/13/07', null],
  ['2025.08', null],
  ['1.234.567', null],
  ['2025-08-07 6:5', null],
  ['', null],
])('writtenDateTime reads the date %j as %s', (text, moment) => {
  expect(writtenDateTime(text)).toBe(moment)
})

it.each<[string, DateOrder, string | null]>([
  ['05/06/2025', 'dmy', '2025-06-05 00:00:00'],
  ['05/06/2025', 'mdy', '2025-05-06 00:00:00'],
  ['05/06/2025', 'unknown', '2025-06-05 00:00:00'],
  ['05/06/25', 'unknown', null],
  ['12/06/25', 'unknown', null],
  ['13/06/25', 'unknown', '2025-06-13 00:00:00'],
  ['06/13/25', 'unknown', '2025-06-13 00:00:00'],
  ['05/06/25', 'mdy', '2025-05-06 00:00:00'],
  ['5 jun 25', 'mdy', '2025-06-05 00:00:00'],
])('writtenDateTime reads the date %j in a column with the order %s as %s', (text, order, moment) => {
  expect(writtenDateTime(text, order)).toBe(moment)
})

it.each<[string, string, ReturnType<typeof orderIn>]>([
  ['"05/06/2025" shows no order', '05/06/2025', { order: 'unknown', same: false, language: undefined }],
  ['"12/12/2025" is the same in both orders', '12/12/2025', { order: 'unknown', same: true, language: undefined }],
  ['"5/05/2025" is the same in both orders', '5/05/2025', { order: 'unknown', same: true, language: undefined }],
  ['"13/06/2025" shows the day first', '13/06/2025', { order: 'dmy', same: false, language: undefined }],
  ['"06/13/2025" shows the month first', '06/13/2025', { order: 'mdy', same: false, language: undefined }],
  ['the time "18.16 a" is Spanish', '05/06/2025 18.16 a', { order: 'unknown', same: false, language: 'es' }],
  ['the time "6:16 p. m." is Spanish', '05/06/2025 6:16 p. m.', { order: 'unknown', same: false, language: 'es' }],
  ['the time "6:16 p.m." is Spanish', '05/06/2025 6:16 p.m.', { order: 'unknown', same: false, language: 'es' }],
  ['the time "6:16 PM" is English', '05/06/2025 6:16 PM', { order: 'unknown', same: false, language: 'en' }],
  ['the time "6:16AM" is English', '05/06/2025 6:16AM', { order: 'unknown', same: false, language: 'en' }],
  ['"5 jun 2025" does not depend on an order', '5 jun 2025', null],
  ['"2025-06-05" does not depend on an order', '2025-06-05', null],
])('%s', (_, text, evidence) => {
  expect(orderIn(text)).toEqual(evidence)
})

it.each([
  ['2025-06-05 18:16:00', '2025-05-06 18:16:00'],
  ['2025-06-12 18:16:00', '2025-12-06 18:16:00'],
  ['2025-06-13 18:16:00', null],
])('swappedDateTime swaps day and month of %s to %s', (moment, swapped) => {
  expect(swappedDateTime(moment)).toBe(swapped)
})
