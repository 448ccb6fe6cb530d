import { cleanText, competencyOf, dateTimeOf, isDocument } from './cells.js'

const DAY_FIRST = { date1904: false, order: 'dmy', swapped: false } as const

describe('reading a cell', () => {
  it.each([
    ['spaces and line breaks around and between words', '  A \n B\u00a0 C ', 'A B C'],
    ['a number', 1900099001, '1900099001'],
    ['a number of 15 digits', 123456789012345, '123456789012345'],
    ['an empty cell', null, ''],
  ])('cleans %s', (_, cell, text) => expect(cleanText(cell)).toBe(text))

  it('reads the code and name of a competency; dashes and numbers within the name remain', () => {
    expect(competencyOf('2 - 01  RIEGO - OPERAR  ')).toEqual({ codigo: '2', nombre: '01 RIEGO - OPERAR' })
    expect(competencyOf('RIEGO - OPERAR')).toBeNull()
    expect(competencyOf('38368')).toBeNull()
    expect(competencyOf(null)).toBeNull()
  })

  it.each([
    ['a zero-width space before it', '\u200b38368 - RIEGO'],
    ['direction marks', '\u200f38368\u200f - \u200fRIEGO'],
    ['a byte order mark in the middle', '38368 \ufeff- RIEGO'],
    ['a long dash', '38368 – RIEGO'],
    ['a non-breaking hyphen', '38368 ‑ RIEGO'],
  ])('reads a code with %s', (_, cell) => expect(competencyOf(cell)).toEqual({ codigo: '38368', nombre: 'RIEGO' }))

  it.each([
    [45999.7611111111, '2025-12-08 18:16:00'],
    [45999, '2025-12-08 00:00:00'],
    ['08/12/2025 18.16 a', '2025-12-08 18:16:00'],
    ['8/12/2025 6:05', '2025-12-08 06:05:00'],
    ['08/12/2025', '2025-12-08 00:00:00'],
    ['2025-12-08 18:16:40', '2025-12-08 18:16:40'],
    ['28/07/2025 8:02:00 p.\u00a0m.', '2025-07-28 20:02:00'],
    ['28/07/2025 8:02:00\u202fp.\u00a0m.', '2025-07-28 20:02:00'],
    ['28/07/2025 8:02 PM', '2025-07-28 20:02:00'],
    ['28/07/2025 8:02 p', '2025-07-28 20:02:00'],
    ['28/07/2025 12:02 p. m.', '2025-07-28 12:02:00'],
    ['28/07/2025 12:02 a. m.', '2025-07-28 00:02:00'],
    ['28/07/2025 12 a. m.', '2025-07-28 00:00:00'],
    ['28/07/2025 12.02 a', '2025-07-28 12:02:00'],
    ['28/07/2025 18.02 p', '2025-07-28 18:02:00'],
    ['28/07/2025 8', null],
    ['30-ago-2025', '2025-08-30 00:00:00'],
    ['30 de Agosto de 2025 4:05 p. m.', '2025-08-30 16:05:00'],
    ['30-xyz-2025', null],
    ['0000-01-01', null],
    ['2025-12-08T18:16', '2025-12-08 18:16:00'],
    ['31/02/2025', null],
    ['08/13/2025', null],
    ['08/12/2025 24.10 a', null],
    ['ayer', null],
    [7, null],
    [null, null],
  ])('reads the moment %j', (cell, moment) => expect(dateTimeOf(cell, DAY_FIRST)).toBe(moment))

  it('reads serial dates that count from 1904', () =>
    expect(dateTimeOf(44537, { ...DAY_FIRST, date1904: true })).toBe('2025-12-08 00:00:00'))

  it('swaps day and month of a number if the day can be a month', () => {
    const swapped = { ...DAY_FIRST, swapped: true }
    expect(dateTimeOf(45999.7611111111, swapped)).toBe('2025-08-12 18:16:00')
    expect(dateTimeOf(46006, swapped)).toBe('2025-12-15 00:00:00')
  })

  it('recognizes document numbers', () => {
    expect(['12345', '123456789012345'].every((text) => isDocument(text, 'CC'))).toBe(true)
    expect(['1234', '1234567890123456', '12.345.678', 'AB12345', ''].some((text) => isDocument(text, 'CC'))).toBe(false)
    expect(isDocument('AB12345', 'PA')).toBe(true)
  })
})
